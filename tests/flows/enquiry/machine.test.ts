import { describe, expect, it, vi } from "vitest";
import { startEnquiry } from "#flows/enquiry/machine.ts";
import { enquiryView } from "#flows/enquiry/view.ts";
import type { EnquiryPort, EnquirySubmission } from "#ports/api.ts";
import { pending } from "#tests/support/pending.ts";
import { draftsIn } from "#tests/support/flows.ts";

const form: EnquirySubmission = {
  firstName: " Asha ",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices",
  message: "Two 40HC a month.",
  website: "",
};

const opened = (text: string | null = null) => {
  const call = pending<void>();
  const send = vi.fn<EnquiryPort["send"]>(() => call.answer);
  const kept = new Map(text === null ? [] : [["enquiryFormState", text]]);
  const actor = startEnquiry({ send }, draftsIn(kept), { profile: null, message: "" });
  return { actor, call, kept, send, view: () => enquiryView(actor.getSnapshot()) };
};

describe("the enquiry", () => {
  it("is submitting until it is answered, then sent", async () => {
    const { actor, call, send, view } = opened();
    expect(view()).toEqual({ kind: "idle", problems: [], refusals: 0 });
    actor.send({ type: "enquiry.submitted", form });
    expect(view()).toEqual({ kind: "submitting", refusals: 0 });
    expect(send.mock.calls.map(([sent]) => sent)).toEqual([{ ...form, firstName: "Asha" }]);
    await call.succeed();
    expect(view()).toEqual({ kind: "sent", problems: [], refusals: 0 });
    actor.send({ type: "enquiry.changed", form });
    expect(view()).toEqual({ kind: "idle", problems: [], refusals: 0 });
  });

  it("is sent once if the button is pressed several times", () => {
    const { actor, send } = opened();
    actor.send({ type: "enquiry.submitted", form });
    actor.send({ type: "enquiry.submitted", form });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("reports missing fields, and sends no request", () => {
    const { actor, send, view } = opened();
    actor.send({ type: "enquiry.submitted", form: { ...form, email: "asha@", message: "" } });
    expect(view()).toEqual({
      kind: "idle",
      problems: [
        { field: "email", message: "Enter an email address such as name@company.com." },
        { field: "message", message: "Message is required." },
      ],
      refusals: 1,
    });
    actor.send({ type: "enquiry.submitted", form: { ...form, message: "" } });
    expect(view()).toEqual({
      kind: "idle",
      problems: [{ field: "message", message: "Message is required." }],
      refusals: 2,
    });
    expect(send).not.toHaveBeenCalled();
  });

  it("no longer complains about what is put right, and starts no new complaint while somebody types", () => {
    const { actor, view } = opened();
    actor.send({ type: "enquiry.changed", form: { ...form, lastName: "" } });
    expect(view()).toEqual({ kind: "idle", problems: [], refusals: 0 });
    actor.send({ type: "enquiry.submitted", form: { ...form, message: "" } });
    actor.send({ type: "enquiry.changed", form: { ...form, lastName: "" } });
    expect(view()).toEqual({ kind: "idle", problems: [], refusals: 1 });
  });

  it("shows a failure until the next attempt", async () => {
    const { actor, call, view } = opened();
    actor.send({ type: "enquiry.submitted", form });
    await call.fail({ kind: "unreachable", cause: "network" });
    expect(view()).toEqual({
      kind: "failed",
      failure: { kind: "unreachable", cause: "network" },
      problems: [],
      refusals: 0,
    });
    actor.send({ type: "enquiry.submitted", form });
    expect(view()).toEqual({ kind: "submitting", refusals: 0 });
  });

  it("marks the fields that the server refuses, until something is changed", async () => {
    const { actor, call, view } = opened();
    actor.send({ type: "enquiry.submitted", form });
    const fields = [
      { field: "email", message: "This mailbox does not exist." },
      { field: "captcha", message: "Missing." },
    ];
    const failure = { kind: "refused", reason: "invalid-fields", message: "Please check the fields.", fields } as const;
    await call.fail(failure);
    expect(view()).toEqual({ kind: "failed", failure, problems: fields.slice(0, 1), refusals: 1 });
    actor.send({ type: "enquiry.changed", form });
    expect(view()).toEqual({ kind: "failed", failure, problems: [], refusals: 1 });
  });

  it("is saved while it is typed, and removed after it is sent", async () => {
    const { actor, call, kept } = opened();
    actor.send({ type: "enquiry.changed", form });
    const { website: _, ...written } = form;
    expect(JSON.parse(kept.get("enquiryFormState") ?? "")).toEqual(written);
    expect(opened(kept.get("enquiryFormState")).actor.getSnapshot().context.saved).toEqual(written);
    actor.send({ type: "enquiry.submitted", form });
    await call.succeed();
    expect([...kept]).toEqual([]);
  });

  it.each([null, "", "no JSON", "null", "[]", '{"firstName":7}'])("opens empty over %j", (text) => {
    expect(opened(text).actor.getSnapshot().context.saved).toEqual({
      firstName: "",
      lastName: "",
      email: "",
      mobileNo: "",
      companyName: "",
      message: "",
    });
  });
});
