import { ResultAsync } from "neverthrow";
import { createTransport } from "nodemailer";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../make-folder.ts";
import type { Clock, Ids } from "../time.ts";
import { SENDER } from "./compose.ts";
import type { Deps } from "../feature.ts";

export interface Message {
  readonly to: string;
  /** Whom an answer goes to, if not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Why a message did not leave; `reason` is for the log. */
export interface MailFailure {
  readonly reason: string;
}

/** Takes messages to people. `close` ends connections; what was handed over before is on its way or refused. */
export interface Mailer {
  readonly send: (message: Message) => ResultAsync<void, MailFailure>;
  readonly close: () => void;
}

/* A mail server that does not answer must not hold the person who waits for the code. */
const TIMEOUT_MS = 10_000;

export const withoutAddresses = (text: string): string =>
  text.replaceAll(/[^\s<>"'():,;]+@[^\s<>"'():,;]+/g, "[address]");

const toSmtpFailure = (error: unknown): MailFailure => ({
  reason: withoutAddresses(error instanceof Error ? error.message : String(error)),
});

/** Sends through a mail server (`smtp://user:password@host:port`, `smtps://…`) over pooled connections. */
export const smtpMailer = (url: string): Mailer => {
  const patience = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url, pool: true, ...patience });
  return {
    send: (message) =>
      ResultAsync.fromPromise(transport.sendMail({ from: SENDER, ...message }), toSmtpFailure).map(() => undefined),
    close: () => transport.close(),
  };
};

export interface Outbox {
  readonly folder: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly onWritten: (file: string) => void;
}

const fileName = ({ clock, ids }: Outbox): string =>
  `${new Date(clock()).toISOString().replaceAll(/[:.]/g, "-")}-${ids.id()}.eml`;

const toOutboxFailure = (error: unknown): MailFailure => ({
  reason: error instanceof Error ? error.message : String(error),
});

/** Writes messages as `.eml` files that any mail program opens. A file appears under its name only when it is whole. */
export const outboxMailer = (outbox: Outbox): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const write = async (message: Message): Promise<void> => {
    const { message: text } = await transport.sendMail({ from: SENDER, date: new Date(outbox.clock()), ...message });
    const file = join(outbox.folder, fileName(outbox));
    makeFolder(outbox.folder);
    await writeFile(`${file}.part`, text, { mode: 0o600 });
    await rename(`${file}.part`, file);
    outbox.onWritten(file);
  };
  return {
    send: (message) => ResultAsync.fromPromise(write(message), toOutboxFailure),
    close: () => transport.close(),
  };
};

export const createMailer = ({ config, clock, ids, log }: Deps): Mailer =>
  config.smtpUrl === null
    ? outboxMailer({
        folder: join(config.dataFolder, "outbox"),
        clock,
        ids,
        onWritten: (file) => log.info({ file }, "a message lies in the outbox"),
      })
    : smtpMailer(config.smtpUrl);
