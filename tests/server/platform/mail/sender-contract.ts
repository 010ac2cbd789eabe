import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { folderDelivery } from "#server/platform/mail/delivery.ts";
import { type HandoverJournal, openHandoverJournal } from "#server/platform/mail/handover-journal.ts";
import {
  addOutgoingMails,
  claimMail,
  listMails,
  markHandingOver,
  pruneMails,
  sendAgain,
} from "#server/platform/mail/outgoing-store.ts";
import { createSender, type SenderDeps } from "#server/platform/mail/sender.ts";
import { smtpDelivery } from "#server/platform/mail/smtp-delivery.ts";
import { countedIds, START } from "#tests/server/support/app.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";
import { startMailServer } from "#tests/server/support/mail-server.ts";
import { freePort } from "#tests/support/free-port.ts";

const ALL = ["waiting", "handing-over", "sent", "unknown", "refused", "expired"] as const;
const MINUTE = 60_000;
const message = (subject: string, to = "asha@menon.example") => ({ to, subject, text: "Text", html: "<p>Text</p>" });

/** The outbox over whichever database, with a real mail server. */
export const senderContract = (make: MakePlace): void => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let folder: string;
  let journal: HandoverJournal;
  let now: number;
  let ids: ReturnType<typeof countedIds>;
  const cleanUp: (() => Promise<void> | void)[] = [];
  const problems: string[] = [];

  beforeEach(async () => {
    opened = await openTestDatabase(make);
    folder = mkdtempSync(join(tmpdir(), "keelson-outbox-"));
    now = START;
    ids = countedIds();
    problems.length = 0;
    journal = openHandoverJournal(join(folder, "handovers"), now);
  });
  afterEach(async () => {
    for (const step of cleanUp.splice(0).toReversed()) await step();
    journal.close();
    await opened.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const clock = (): number => now;
  const mailServer = async (options?: SMTPServerOptions) => {
    const server = await startMailServer(options);
    cleanUp.push(server.close);
    return server;
  };
  const smtpSender = (url: string, more: Partial<SenderDeps> = {}, lanes = 1) => {
    const deliveries = Array.from({ length: lanes }, () => smtpDelivery(url));
    cleanUp.push(() => deliveries.forEach((delivery) => delivery.close()));
    const onProblem: SenderDeps["onProblem"] = ({ kind, reason }) => problems.push(`${kind}: ${reason}`);
    return createSender({ db: opened.db, clock, ids, deliveries, journal, onProblem, ...more });
  };
  const add = (...subjects: readonly string[]) =>
    addOutgoingMails(
      opened.db,
      { clock, ids },
      subjects.map((subject) => ({ key: subject, message: message(subject) })),
    );
  const states = async () => {
    const mails = await listMails(opened.db, ALL, 1_000);
    return Object.fromEntries(mails.map(({ key, state }) => [key, state]));
  };

  it("sends each mail once, with a stable Message-ID and a way to unsubscribe", async () => {
    const server = await mailServer();
    const unsubscribeUrl = "https://portal.example/api/notifications/unsubscribe?token=t";
    await addOutgoingMails(opened.db, { clock, ids }, [{ key: "one", message: message("One"), unsubscribeUrl }]);
    await add("one", "two");
    const sender = smtpSender(server.url);
    await sender.sendDue();
    await sender.sendDue();
    expect(server.received.map(({ to, email }) => [to, email.subject])).toEqual([
      [["asha@menon.example"], "One"],
      [["asha@menon.example"], "two"],
    ]);
    const [first] = server.received;
    const headers = Object.fromEntries(first?.email.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers).toMatchObject({
      "message-id": "<id-1@keelson.example>",
      "list-unsubscribe": `<${unsubscribeUrl}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      "auto-submitted": "auto-generated",
    });
    const [row] = await opened.db.selectFrom("outgoingMail").selectAll().where("key", "=", "one").execute();
    expect(row).toMatchObject({ state: "sent", settledAt: START, text: "", html: "", attempts: 1, claimedBy: null });
  });

  it("shares the mails of several senders", async () => {
    const server = await mailServer();
    await add(...Array.from({ length: 40 }, (_, index) => `mail ${index}`));
    await Promise.all([smtpSender(server.url, {}, 3).sendDue(), smtpSender(server.url, {}, 2).sendDue()]);
    expect(new Set(server.received.map(({ email }) => email.subject)).size).toBe(40);
    expect(server.received).toHaveLength(40);
  });

  it("adds nothing when the transaction of the event is rolled back", async () => {
    const work = opened.db.transaction().execute(async (transaction) => {
      await addOutgoingMails(transaction, { clock, ids }, [{ key: "lost", message: message("lost") }]);
      throw new Error("the event failed");
    });
    await expect(work).rejects.toThrow("the event failed");
    expect(await states()).toEqual({});
  });

  it("tries again with growing pauses after a temporary refusal, and never after a final one", async () => {
    let code = 450;
    const server = await mailServer({
      onRcptTo: (_address, _session, callback) =>
        code === 0 ? callback() : callback(Object.assign(new Error("refused"), { responseCode: code })),
    });
    await add("one");
    const sender = smtpSender(server.url);
    await sender.sendDue();
    expect(await states()).toEqual({ one: "waiting" });
    for (const minutes of [1, 4, 16, 60, 60]) {
      now += minutes * MINUTE - 1;
      await sender.sendDue();
      const [row] = await listMails(opened.db, ALL, 1);
      now += 1;
      await sender.sendDue();
      const [after] = await listMails(opened.db, ALL, 1);
      expect((after?.attempts ?? 0) - (row?.attempts ?? 0)).toBe(1);
    }
    code = 550;
    now += 60 * MINUTE;
    await sender.sendDue();
    expect(await states()).toEqual({ one: "refused" });
    expect(problems.at(-1)).toContain("refused");
    code = 0;
    const [row] = await listMails(opened.db, ["refused"], 1);
    expect([await sendAgain(opened.db, row?.id ?? "", now), await sendAgain(opened.db, "none", now)]).toEqual([
      true,
      false,
    ]);
    await sender.sendDue();
    expect(server.received.map(({ email }) => [email.subject, email.text])).toEqual([["one", "Text\n"]]);
  });

  it("sends again what the mail server refused after the last line", async () => {
    let isFull = true;
    const server = await mailServer({
      onData: (stream, _session, callback) => {
        stream.resume();
        stream.on("end", () => {
          if (isFull) callback(Object.assign(new Error("no space"), { responseCode: 452 }));
          else callback();
        });
      },
    });
    await add("one");
    const sender = smtpSender(server.url);
    await sender.sendDue();
    expect([await states(), problems]).toEqual([{ one: "waiting" }, ["not-sent: Message failed: 452 no space"]]);
    isFull = false;
    now += MINUTE;
    await sender.sendDue();
    expect(await states()).toEqual({ one: "sent" });
  });

  it("pauses while the mail server cannot be reached, and loses nothing", async () => {
    const port = await freePort();
    await add("one", "two", "three");
    const sender = smtpSender(`smtp://127.0.0.1:${port}`);
    await sender.sendDue();
    await sender.sendDue();
    expect(problems).toHaveLength(1);
    expect(await states()).toEqual({ one: "waiting", two: "waiting", three: "waiting" });
    const server = await mailServer();
    await smtpSender(server.url).sendDue();
    now += MINUTE;
    await smtpSender(server.url).sendDue();
    expect(server.received).toHaveLength(3);
  });

  it("records a connection that is lost after the last line as unknown, and does not send again", async () => {
    let messages = 0;
    const server = createServer((socket) => {
      let [isData, received] = [false, ""];
      socket.write("220 ready\r\n");
      socket.on("error", () => undefined);
      socket.on("data", (bytes: Buffer) => {
        received += bytes.toString();
        if (isData && received.endsWith("\r\n.\r\n")) {
          messages += 1;
          socket.destroy();
        } else if (!isData) {
          isData = received.endsWith("DATA\r\n");
          socket.write(isData ? "354 go on\r\n" : "250 fine\r\n");
        }
      });
    });
    server.listen(await freePort(), "127.0.0.1");
    await once(server, "listening");
    cleanUp.push(() => void server.close());
    const address = server.address();
    await add("one");
    const sender = smtpSender(`smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    await sender.sendDue();
    expect(await states()).toEqual({ one: "unknown" });
    now += 24 * 60 * MINUTE;
    await sender.sendDue();
    expect(messages).toBe(1);
  });

  it("does not send what is of no use any more", async () => {
    const server = await mailServer();
    const order = { key: "late", message: message("late"), expiresAt: START + MINUTE };
    await addOutgoingMails(opened.db, { clock, ids }, [order]);
    now += MINUTE;
    await smtpSender(server.url).sendDue();
    expect([await states(), server.received]).toEqual([{ late: "expired" }, []]);
    await pruneMails(opened.db, now + 1);
    expect(await states()).toEqual({});
  });

  const interrupt = async (sender: string, isRecorded: boolean): Promise<void> => {
    const mail = await claimMail(opened.db, { sender, now, until: now + MINUTE });
    await markHandingOver(opened.db, mail?.id ?? "", { sender, now, until: now + 11 * MINUTE });
    if (isRecorded) journal.record(sender, mail?.id ?? "");
    else journal.record(sender, "another");
  };

  it("after a kill sends what was certainly not handed over, and records the rest as unknown", async () => {
    const server = await mailServer();
    await add("untouched", "handed over", "of another machine", "only claimed");
    await interrupt("killed-1", false);
    await interrupt("killed-2", true);
    const elsewhere = await claimMail(opened.db, { sender: "elsewhere", now, until: now + MINUTE });
    await markHandingOver(opened.db, elsewhere?.id ?? "", { sender: "elsewhere", now, until: now + 11 * MINUTE });
    await claimMail(opened.db, { sender: "killed-3", now, until: now + 2 * MINUTE });
    const sender = smtpSender(server.url);
    await sender.sendDue();
    expect(server.received).toEqual([]);
    now += 2 * MINUTE;
    await sender.sendDue();
    now += 9 * MINUTE;
    await sender.sendDue();
    expect(server.received.map(({ email }) => email.subject)).toEqual(["only claimed", "untouched"]);
    expect(await states()).toEqual({
      untouched: "sent",
      "handed over": "unknown",
      "of another machine": "unknown",
      "only claimed": "sent",
    });
    expect(problems).toEqual([
      "unknown: the process ended before the mail server answered",
      "unknown: the process ended before the mail server answered",
    ]);
  });

  it("sends what was added, claimed, marked or paused while the clock was a day ahead", async () => {
    const server = await mailServer();
    const unreachable = smtpSender(`smtp://127.0.0.1:${await freePort()}`);
    const day = 24 * 60 * MINUTE;
    now += day;
    await add("claimed", "handed over");
    await claimMail(opened.db, { sender: "killed-1", now, until: now + 2 * MINUTE });
    await interrupt("killed-2", true);
    await add("added");
    const sender = smtpSender(server.url);
    await unreachable.sendDue();
    now -= day;
    await sender.sendDue();
    expect(await states()).toEqual({ claimed: "sent", "handed over": "unknown", added: "sent" });
    await add("later");
    await unreachable.sendDue();
    expect((await listMails(opened.db, ["waiting"], 1))[0]?.reason).not.toBeNull();
  });

  it("trusts no note that was written before the machine was restarted", () => {
    journal.record("sender", "mail");
    expect(journal.wasRecorded("sender", "mail")).toBe(process.platform === "linux" ? true : null);
    const restarted = openHandoverJournal(join(folder, "handovers"), now, "another start");
    expect(restarted.wasRecorded("sender", "mail")).toBeNull();
    expect(journal.wasRecorded("nobody", "mail")).toBeNull();
  });

  it("does not hand over a mail whose claim has ended", async () => {
    const server = await mailServer();
    await add("one");
    const slow = smtpDelivery(server.url);
    const delivery = {
      ...slow,
      deliver: async (...[mail, begin]: Parameters<typeof slow.deliver>) => {
        now += 3 * MINUTE;
        await claimMail(opened.db, { sender: "other", now, until: now + MINUTE });
        return slow.deliver(mail, begin);
      },
    };
    const sender = smtpSender(server.url, { deliveries: [delivery] });
    await sender.sendDue();
    expect(server.received).toEqual([]);
    const [row] = await listMails(opened.db, ALL, 1);
    expect(row).toMatchObject({ state: "waiting", claimedBy: "other" });
  });

  it("writes one file however often a mail is written", async () => {
    const files: string[] = [];
    const delivery = folderDelivery(join(folder, "outbox"), (file) => files.push(file));
    await add("one");
    await interrupt("killed", true);
    now += 11 * MINUTE;
    await createSender({
      db: opened.db,
      clock,
      ids,
      deliveries: [delivery],
      journal,
      onProblem: () => undefined,
    }).sendDue();
    expect(readdirSync(join(folder, "outbox"))).toEqual(["2026-11-20T08-00-00-000Z-id-1.eml"]);
    expect(await states()).toEqual({ one: "sent" });
  });
};
