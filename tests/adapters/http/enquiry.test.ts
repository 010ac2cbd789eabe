import { describe, expect, it } from "vitest";
import { against, outcomeOf, patient } from "../support/api.ts";
import { json, no, type Reply, yes } from "../support/local-server.ts";

const asha = {
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices",
  message: "Two 40HC a month.",
};

const sendOver = (reply: Reply, website = "") =>
  against(reply, async ({ enquiry }, { arrived }) => ({
    outcome: await outcomeOf(enquiry.send({ ...asha, website }, patient())),
    sent: arrived[0],
  }));

describe("an enquiry", () => {
  it("is sent with its six fields", async () => {
    const { outcome, sent } = await sendOver(json({ status: true, code: 2000, message: "Thank you!", result: [] }));
    expect(outcome).toEqual({ value: undefined });
    expect(sent).toMatchObject({ method: "POST", url: "/api/resource/contact-us" });
    expect(JSON.parse(sent?.body ?? "")).toEqual(asha);
  });

  it("accepts code 2000 or a true status as success", async () => {
    expect((await sendOver(json({ status: true, message: "" }))).outcome).toEqual({ value: undefined });
    expect((await sendOver(json({ code: 2000 }))).outcome).toEqual({ value: undefined });
  });

  it("sends the content of the hidden field", async () => {
    const { sent } = await sendOver(yes([]), "https://spam.example");
    expect(JSON.parse(sent?.body ?? "")).toEqual({ ...asha, website: "https://spam.example" });
  });

  it("is refused with the server's message, never as an ended session", async () => {
    expect((await sendOver(no(429, 4290, "Too many enquiries."))).outcome).toEqual({
      failure: { kind: "refused", reason: "too-many-requests", message: "Too many enquiries.", fields: [] },
    });
    expect((await sendOver(no(401, 4010, "Who are you?"))).outcome).toEqual({
      failure: { kind: "refused", reason: "other", message: "Who are you?", fields: [] },
    });
  });
});
