import { afterEach, beforeEach, expect, it } from "vitest";
import { enquiriesFeature } from "#server/modules/enquiries/routes.ts";
import { enquiriesSince } from "#server/modules/enquiries/store.ts";
import { START, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";

const asha = {
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices",
  message: "Two 40HC of cardamom a month.\nKochi to Rotterdam.",
};
const THANKS = {
  status: true,
  code: 2000,
  message: "Thank you for your enquiry! We will get back to you soon.",
  result: [],
};

/** Enquiries over whichever database. */
export const enquiriesContract = (make: MakePlace): void => {
  let server: TestApp;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [enquiriesFeature] });
  });
  afterEach(() => server.close());

  const write = (changes: object = {}, from = "203.0.113.7") =>
    server.app.inject({
      method: "POST",
      url: "/api/resource/contact-us",
      headers: { "x-forwarded-for": from },
      payload: { ...asha, ...changes },
    });
  const queued = () => server.database.db.selectFrom("outgoingMail").selectAll().execute();
  const stored = () => enquiriesSince(server.database.db, 0);

  it("stores an enquiry, thanks for it and mails the company's mailbox", async () => {
    const answer = await write({ firstName: " Asha " });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: THANKS });
    expect(await stored()).toMatchObject([{ ...asha, receivedAt: START }]);
    const sent = await queued();
    expect(sent.map(({ recipient, subject }) => ({ recipient, subject }))).toEqual([
      { recipient: "hello@keelson.example", subject: "Enquiry from Asha Menon, Menon Spices" },
    ]);
    expect(sent[0]?.text).toContain("Two 40HC of cardamom a month.\nKochi to Rotterdam.");
    expect(sent[0]?.text).toContain("Email: asha@menon.example");
  });

  it("a line break in a name begins no line of the message's head", async () => {
    await write({ firstName: "Asha\nBcc: all@menon.example" });
    expect((await queued())[0]?.subject).toBe("Enquiry from Asha Bcc: all@menon.example Menon, Menon Spices");
  });

  it("refuses blanks, a wrong address and a missing field", async () => {
    const blank = await write({ lastName: "  " });
    expect(blank.json()).toMatchObject({
      code: 4220,
      result: [{ field: "lastName", message: "Last name is required." }],
    });
    expect((await write({ email: "asha" })).statusCode).toBe(422);
    expect((await write({ message: undefined })).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it("answers a program that fills the hidden field like a person, and forgets what it wrote", async () => {
    const answer = await write({ website: "https://spam.example" });
    expect(answer.json()).toEqual(THANKS);
    expect(await stored()).toEqual([]);
  });

  it("refuses the sixth enquiry of a network, until a quarter of an hour is over", async () => {
    for (let count = 0; count < 5; count++) expect((await write()).statusCode).toBe(200);
    server.clock.advance(5 * 60_000);
    const refused = await write();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("600");
    expect(refused.json()).toMatchObject({
      code: 4290,
      message: "Too many enquiries. Please try again in 10 minutes.",
    });
    expect((await write({}, "198.51.100.9")).statusCode).toBe(200);
    server.clock.advance(10 * 60_000);
    expect((await write()).statusCode).toBe(200);
  });

  it("stops a flood from many networks", async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 200; count++)
      statuses.add((await write({ website: "x" }, `203.0.${count}.1`)).statusCode);
    expect([...statuses]).toEqual([200]);
    expect((await write({}, "198.51.100.9")).statusCode).toBe(429);
  });
};
