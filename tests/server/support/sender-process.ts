/* Run as a process of its own: sends the mails of an outbox until it is killed. Its argument is a SenderTask (JSON). */
import { setTimeout as wait } from "node:timers/promises";
import { type DatabasePlace, openDatabase } from "#server/platform/database/database.ts";
import { openHandoverJournal } from "#server/platform/mail/handover-journal.ts";
import { createSender, type SenderTimes } from "#server/platform/mail/sender.ts";
import { smtpDelivery } from "#server/platform/mail/smtp-delivery.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";

export interface SenderTask {
  readonly place: DatabasePlace;
  readonly smtpUrl: string;
  readonly journal: string;
  readonly connections: number;
  readonly times: SenderTimes;
}

const isTask = (value: unknown): value is SenderTask =>
  typeof value === "object" && value !== null && "smtpUrl" in value;

const task: unknown = JSON.parse(process.argv[2] ?? "null");
if (!isTask(task)) throw new Error("Give the task as JSON.");
const { place, smtpUrl, journal, connections, times } = task;
const opened = await openDatabase(place);
if (opened.isErr()) throw new Error(opened.error);
const sender = createSender({
  db: opened.value.db,
  clock: systemClock,
  ids: randomIds,
  deliveries: Array.from({ length: connections }, () => smtpDelivery(smtpUrl)),
  journal: openHandoverJournal(journal, systemClock()),
  times,
  onProblem: () => undefined,
});
process.send?.("ready");
for (;;) {
  await sender.sendDue();
  await wait(20);
}
