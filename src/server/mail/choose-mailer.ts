import { join } from "node:path";
import type { Deps } from "../features.ts";
import type { Mailer } from "./mailer.ts";
import { outboxMailer } from "./outbox-mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

/** The mail server of SMTP_URL; without one, the outbox in the data folder and a log line for each message. */
export const chooseMailer = ({ config, clock, ids, log }: Deps): Mailer =>
  config.smtpUrl === null
    ? outboxMailer({
        folder: join(config.dataFolder, "outbox"),
        clock,
        ids,
        onWritten: (file) => log.info({ file }, "a message lies in the outbox"),
      })
    : smtpMailer(config.smtpUrl);
