import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mailCommands } from "#server/operations/commands/mails.ts";
import { addOutgoingMails, settleMail } from "#server/platform/mail/outgoing-store.ts";
import { countedIds, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const message = { to: "asha@menon.example", subject: "Booking confirmed", text: "Text", html: "<p>Text</p>" };

describe("mails on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    desk = await startDesk(mailCommands);
    const { db } = desk.database;
    const orders = ["a", "b", "c"].map((key) => ({ key, message }));
    await addOutgoingMails(db, { clock: () => START, ids: countedIds() }, orders);
    await settleMail(db, "id-1", { state: "sent", at: START, reason: null });
    await settleMail(db, "id-2", { state: "unknown", at: START, reason: "the mail server did not answer in time" });
  });
  afterEach(() => desk.database.remove());

  const UNKNOWN = [
    "id-2  unknown  2026-11-20T08:00:00.000Z  asha@menon.example  Booking confirmed",
    "    0 attempts: the mail server did not answer in time",
  ];
  const WAITING = "id-3  waiting  2026-11-20T08:00:00.000Z  asha@menon.example  Booking confirmed";

  it("that have not left are listed, or those of one state", async () => {
    expect(await desk.run("mails", "list")).toEqual({ said: [WAITING, ...UNKNOWN], complained: [] });
    expect(await desk.run("mails", "list", "--state", "unknown")).toEqual({ said: UNKNOWN, complained: [] });
    expect(await desk.run("mails", "list", "--state", "refused")).toEqual({ said: ["No mails."], complained: [] });
  });

  it("of unknown outcome are sent again on request, and others are not", async () => {
    expect(await desk.run("mails", "resend", "id-2")).toEqual({ said: ["id-2 is sent again."], complained: [] });
    expect((await desk.run("mails", "resend", "id-1")).complained).toEqual([
      "There is no mail id-1 that was refused or is of unknown outcome.",
    ]);
    const row = await desk.database.db
      .selectFrom("outgoingMail")
      .selectAll()
      .where("id", "=", "id-2")
      .executeTakeFirst();
    expect(row).toMatchObject({ state: "waiting", text: "Text", settledAt: null });
  });
});
