import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ResultAsync } from "neverthrow";
import { createTransport } from "nodemailer";
import type { Clock, Ids } from "../services/clock.ts";
import type { MailFailure, Mailer } from "./mailer.ts";
import type { Message } from "./message.ts";
import { SENDER } from "./sender.ts";

export interface Outbox {
  readonly folder: string;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called with the file of each message; never with what it says or whom it goes to. */
  readonly onWritten: (file: string) => void;
}

/** `2026-11-20T08-00-00-000Z-<id>.eml`: sorted by name is sorted by time. */
const fileName = ({ clock, ids }: Outbox): string =>
  `${new Date(clock()).toISOString().replaceAll(/[:.]/g, "-")}-${ids.id()}.eml`;

const failureOf = (error: unknown): MailFailure => ({ reason: error instanceof Error ? error.message : String(error) });

/** Writes messages as `.eml` files that any mail program opens. A file appears under its name only when it is whole. */
export const outboxMailer = (outbox: Outbox): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const write = async (message: Message): Promise<void> => {
    const { message: text } = await transport.sendMail({ from: SENDER, date: new Date(outbox.clock()), ...message });
    const file = join(outbox.folder, fileName(outbox));
    await mkdir(outbox.folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, text, { mode: 0o600 });
    await rename(`${file}.part`, file);
    outbox.onWritten(file);
  };
  return { send: (message) => ResultAsync.fromPromise(write(message), failureOf), close: () => transport.close() };
};
