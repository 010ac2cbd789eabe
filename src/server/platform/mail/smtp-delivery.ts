import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { composeMail, SENDER } from "./compose.ts";
import { CLAIM_ENDED, type Delivery, type DeliveryOutcome } from "./delivery.ts";
import { withoutAddresses } from "./mailer.ts";
import type { OutgoingMailTable } from "./tables.ts";

const CONNECT_MS = 10_000;
/** How long everything before the last line may take. */
const PREPARE_MS = 60_000;
/** How long a mail server may take to answer the last line (RFC 5321, 4.5.3.2.6). */
const ANSWER_MS = 10 * 60_000;

interface SmtpError {
  readonly reason: string;
  /** What the mail server answered; null when it did not. */
  readonly code: number | null;
}

const toError = (error: unknown): SmtpError => ({
  reason: withoutAddresses(error instanceof Error ? error.message : String(error)),
  code:
    error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
      ? error.responseCode
      : null,
});

type Connected =
  | { readonly kind: "ready"; readonly connection: SMTPConnection }
  | { readonly kind: "failed"; readonly error: SmtpError };

const connect = (url: string, onEnd: (connection: SMTPConnection) => void): Promise<Connected> =>
  new Promise((resolve) => {
    const { auth, ...options } = parseConnectionUrl(url);
    const times = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, dnsTimeout: CONNECT_MS };
    const connection = new SMTPConnection({ ...options, ...times, socketTimeout: ANSWER_MS + PREPARE_MS });
    const finish = (error?: unknown): void => {
      if (error === undefined || error === null) return resolve({ kind: "ready", connection });
      connection.close();
      return resolve({ kind: "failed", error: toError(error) });
    };
    connection.on("error", finish);
    connection.once("end", () => {
      onEnd(connection);
      /* The package states why a connection was not made after it has ended it. */
      setImmediate(() => finish(new Error("the mail server closed the connection")));
    });
    connection.connect((error) => {
      if (error != null) return finish(error);
      return auth === undefined ? finish() : connection.login(auth, (failure) => finish(failure));
    });
  });

interface Handover {
  isDone: boolean;
}

/* The last line of a message makes the mail server accept it. Node ends the stream, and so sends that line, as soon as
   this generator ends. */
async function* writeMessage(content: Buffer, handover: Handover, beginHandover: () => Promise<boolean>) {
  yield content;
  if (!(await beginHandover())) throw new Error(CLAIM_ENDED.kind);
  handover.isDone = true;
}

const toOutcome = ({ reason, code }: SmtpError, { isDone }: Handover): DeliveryOutcome =>
  isDone && code === null
    ? { kind: "unknown", reason }
    : { kind: "not-sent", reason, isFinal: code !== null && code >= 500 };

const send = (
  connection: SMTPConnection,
  mail: OutgoingMailTable,
  content: Buffer,
  beginHandover: () => Promise<boolean>,
): Promise<DeliveryOutcome> =>
  new Promise((resolve) => {
    const handover: Handover = { isDone: false };
    const giveUp = (): void => {
      resolve(toOutcome({ reason: "the mail server did not answer in time", code: null }, handover));
      connection.close();
    };
    let timer = setTimeout(giveUp, PREPARE_MS);
    const begin = async (): Promise<boolean> => {
      const mayBegin = await beginHandover();
      clearTimeout(timer);
      timer = setTimeout(giveUp, ANSWER_MS);
      return mayBegin;
    };
    const envelope = { from: SENDER.address, to: mail.recipient };
    connection.send(envelope, Readable.from(writeMessage(content, handover, begin)), (error) => {
      clearTimeout(timer);
      resolve(error === null || error === undefined ? { kind: "sent" } : toOutcome(toError(error), handover));
    });
  });

/**
 * Why a mail server takes no mails at present, as a sentence without user name and password; null if it does. It is only
 * greeted: nothing is sent.
 */
export const probeMailServer = async (url: string): Promise<string | null> => {
  const connected = await connect(url, () => undefined);
  if (connected.kind === "ready") {
    connected.connection.quit();
    return null;
  }
  const { host } = new URL(url);
  return `The mail server ${host} does not take mails (${connected.error.reason}). They wait, and leave once it does.`;
};

/**
 * Sends through a mail server over one connection, which is kept for the next mail and closed after a failure. A mail is
 * accepted with its last line: until `beginHandover` allows it, the mail server has an unfinished message and drops it.
 */
export const smtpDelivery = (url: string): Delivery => {
  let open: SMTPConnection | null = null;
  const ended = new WeakSet<SMTPConnection>();
  const forget = (connection: SMTPConnection): void => {
    ended.add(connection);
    if (open === connection) open = null;
  };
  const take = async (): Promise<Connected> => {
    const kept = open;
    open = null;
    return kept === null ? connect(url, forget) : { kind: "ready", connection: kept };
  };
  return {
    deliver: async (mail, beginHandover) => {
      const content = await composeMail(mail);
      const connected = await take();
      if (connected.kind === "failed") return { kind: "unreachable", reason: connected.error.reason };
      const { connection } = connected;
      const outcome = await send(connection, mail, content, beginHandover);
      if (outcome.kind === "sent" && !ended.has(connection)) open = connection;
      else connection.close();
      return outcome;
    },
    isRepeatable: false,
    close: () => open?.close(),
  };
};
