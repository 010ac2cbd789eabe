import { ResultAsync } from "neverthrow";
import { createTransport } from "nodemailer";
import type { MailFailure, Mailer } from "./mailer.ts";
import { SENDER } from "./sender.ts";

/* A mail server that does not answer must not hold the person who waits for the code. */
const PATIENCE_MS = 10_000;

/* Mail servers repeat the recipient, and the reason goes to the log. */
const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"'():,;]+@[^\s<>"'():,;]+/g, "[address]");

const failureOf = (error: unknown): MailFailure => ({
  reason: withoutAddresses(error instanceof Error ? error.message : String(error)),
});

/** Hands messages to a mail server (`smtp://user:password@host:port`, `smtps://…`), over connections that are kept open. */
export const smtpMailer = (url: string): Mailer => {
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url, pool: true, ...patience });
  return {
    send: (message) =>
      ResultAsync.fromPromise(transport.sendMail({ from: SENDER, ...message }), failureOf).map(() => undefined),
    close: () => transport.close(),
  };
};
