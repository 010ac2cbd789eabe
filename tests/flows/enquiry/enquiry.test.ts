import { describe, expect, it, vi } from "vitest";
import { openEnquiry } from "../../../src/flows/enquiry/flow.ts";
import { enquiryView } from "../../../src/flows/enquiry/selectors.ts";
import type { EnquiryPort, SentEnquiry } from "../../../src/ports/enquiry.ts";
import { pending } from "../../support/pending.ts";

const form: SentEnquiry = {
  firstName: " Asha ",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices",
  message: "Two 40HC a month.",
  website: "",
};

const opened = () => {
  const call = pending<string>();
  const send = vi.fn<EnquiryPort["send"]>(() => call.answer);
  const actor = openEnquiry({ send });
  return { actor, call, send, view: () => enquiryView(actor.getSnapshot()) };
};

describe("the enquiry", () => {
  it("is submitting until it is answered, then sent, with the server's words", async () => {
    const { actor, call, send, view } = opened();
    expect(view()).toEqual({ kind: "idle", problems: [] });
    actor.send({ type: "enquiry.submitted", form });
    expect(view()).toEqual({ kind: "submitting" });
    expect(send.mock.calls.map(([sent]) => sent)).toEqual([{ ...form, firstName: "Asha" }]);
    await call.succeed("Thank you!");
    expect(view()).toEqual({ kind: "sent", message: "Thank you!", problems: [] });
  });

  it("is sent once, however often the button is pressed", () => {
    const { actor, send } = opened();
    actor.send({ type: "enquiry.submitted", form });
    actor.send({ type: "enquiry.submitted", form });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("says what is missing, and asks nobody", () => {
    const { actor, send, view } = opened();
    actor.send({ type: "enquiry.submitted", form: { ...form, email: "asha@", message: "" } });
    expect(view()).toEqual({
      kind: "idle",
      problems: [
        { field: "email", message: "Enter an email address such as name@company.com." },
        { field: "message", message: "Message is required." },
      ],
    });
    expect(send).not.toHaveBeenCalled();
  });

  it("no longer complains about what is put right, and starts no new complaint while somebody types", () => {
    const { actor, view } = opened();
    actor.send({ type: "enquiry.changed", form: { ...form, lastName: "" } });
    expect(view()).toEqual({ kind: "idle", problems: [] });
    actor.send({ type: "enquiry.submitted", form: { ...form, message: "" } });
    actor.send({ type: "enquiry.changed", form: { ...form, lastName: "" } });
    expect(view()).toEqual({ kind: "idle", problems: [] });
  });

  it("keeps a failure until the next try", async () => {
    const { actor, call, view } = opened();
    actor.send({ type: "enquiry.submitted", form });
    await call.fail({ kind: "unreachable", cause: "network" });
    expect(view()).toEqual({ kind: "failed", failure: { kind: "unreachable", cause: "network" }, problems: [] });
    actor.send({ type: "enquiry.submitted", form });
    expect(view()).toEqual({ kind: "submitting" });
  });
});
