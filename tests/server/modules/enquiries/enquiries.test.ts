import { describe, expect, it } from "vitest";
import { queueUnmailed } from "#server/modules/enquiries/receive-enquiry.ts";
import { addEnquiry, enquiriesSince, type StoredEnquiry } from "#server/modules/enquiries/store.ts";
import { settleMail } from "#server/platform/mail/outgoing-store.ts";
import { createLimiter } from "#server/platform/throttling/limiter.ts";
import { countedIds, START } from "#tests/server/support/app.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { enquiriesContract } from "./enquiries-contract.ts";

describe("enquiries", () => {
  enquiriesContract(sqlitePlace);
});

const asha: StoredEnquiry = {
  id: "e-1",
  receivedAt: START,
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: 'Menon "Spices"',
  message: "First line.\nSecond, line.",
  mailedAt: null,
};

describe("the mail to the desk about an enquiry", () => {
  it("has all of it, and its answer goes to the visitor", async () => {
    const { db, remove } = await openTestDatabase(sqlitePlace);
    await addEnquiry(db, asha);
    const clock = (): number => START + 5;
    const limiter = createLimiter(db, clock);
    await queueUnmailed({ db, clock, ids: countedIds(), limiter, deskMail: "desk@keelson.example" });
    const mails = await db.selectFrom("outgoingMail").select(["recipient", "replyTo", "subject", "text"]).execute();
    const text = [
      'Asha Menon of Menon "Spices" writes:',
      "First line.\nSecond, line.",
      "Email: asha@menon.example",
      "Mobile: +91 98765 43210",
      "Received: 2026-11-20T08:00:00.000Z (e-1)",
      "Keelson Global Logistics\nhello@keelson.example",
    ].join("\n\n");
    const mail = { replyTo: "asha@menon.example", subject: 'Enquiry from Asha Menon, Menon "Spices"', text };
    expect(mails).toEqual([
      { recipient: "hello@keelson.example", ...mail },
      { recipient: "desk@keelson.example", ...mail },
    ]);
    await remove();
  });
});

describe("enquiries of earlier versions", () => {
  it("are put into the outbox once", async () => {
    const { db, remove } = await openTestDatabase(sqlitePlace);
    await addEnquiry(db, asha);
    await addEnquiry(db, { ...asha, id: "e-2", mailedAt: START });
    const clock = (): number => START + 5;
    const deps = { db, clock, ids: countedIds(), limiter: createLimiter(db, clock), deskMail: null };
    await queueUnmailed(deps);
    await queueUnmailed(deps);
    expect(await db.selectFrom("outgoingMail").select(["key", "subject", "recipient"]).execute()).toEqual([
      { key: "enquiry|e-1", subject: 'Enquiry from Asha Menon, Menon "Spices"', recipient: "hello@keelson.example" },
    ]);
    expect((await enquiriesSince(db, 0)).map(({ id, mailedAt }) => ({ id, mailedAt }))).toEqual([
      { id: "e-1", mailedAt: null },
      { id: "e-2", mailedAt: START },
    ]);
    await settleMail(db, "id-1", { state: "sent", at: START + 9, reason: null });
    expect((await enquiriesSince(db, 0)).map(({ mailedAt }) => mailedAt)).toEqual([START + 5, START]);
    await remove();
  });
});
