import { access } from "node:fs/promises";
import { err, ok, type Result } from "neverthrow";
import { createTransport } from "nodemailer";
import { readEmail } from "#domain/accounts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { withoutAddresses } from "#server/platform/mail/mailer.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { findUnwritable } from "./env-file.ts";

/** Reads an answer, or says in one sentence what is wrong with it. */
export type Check = (typed: string) => Result<string, string> | Promise<Result<string, string>>;

const LONGEST = 200;
const MAIL_MS = 15_000;

export const text: Check = (typed) => {
  const line = toSingleLine(typed);
  return line === "" || line.length > LONGEST ? err(`It takes 1 to ${LONGEST} characters.`) : ok(line);
};

export const mailbox: Check = (typed) => readEmail(typed);

export const website: Check = (typed) => {
  const url = URL.parse(typed);
  return url !== null && ["http:", "https:"].includes(url.protocol) && url.pathname === "/"
    ? ok(url.origin)
    : err("It takes an address such as https://www.freight.example.");
};

export const timeZone: Check = (typed) => {
  try {
    return ok(new Intl.DateTimeFormat("en", { timeZone: typed }).resolvedOptions().timeZone);
  } catch {
    return err(`${typed} is no time zone; it takes a name such as Asia/Kolkata or Europe/Berlin.`);
  }
};

export const countryCode: Check = (typed) =>
  /^[A-Za-z]{2}$/.test(typed) ? ok(typed.toUpperCase()) : err("It takes two letters, such as IN or DE.");

/** An answer that is the value of a variable; refused in the words of the server. */
export const setting =
  (name: string): Check =>
  (typed) => {
    const unwritable = findUnwritable(typed);
    if (unwritable !== null) return err(unwritable);
    return readConfig({ [name]: typed }).map(() => typed);
  };

/** Opens the database, and creates its tables where there are none. */
export const database =
  (folder: string): Check =>
  async (url) => {
    const unwritable = findUnwritable(url);
    if (unwritable !== null) return err(unwritable);
    const config = readConfig({ DATABASE_URL: url, KEELSON_DATA: folder });
    if (config.isErr()) return err(config.error);
    const opened = await openDatabase(config.value.database);
    if (opened.isErr()) return err(opened.error);
    await opened.value.close();
    return ok(url);
  };

/** Sends a mail to the admin; an empty address means files in the outbox folder. */
export const mailServer =
  (from: { readonly name: string; readonly address: string }, to: string): Check =>
  async (url) => {
    if (url === "") return ok(url);
    const form = await setting("SMTP_URL")(url);
    if (form.isErr()) return form;
    const patience = {
      connectionTimeout: MAIL_MS,
      greetingTimeout: MAIL_MS,
      socketTimeout: MAIL_MS,
      dnsTimeout: MAIL_MS,
    };
    const transport = createTransport({ url, ...patience });
    try {
      const mail = { subject: `Test mail of ${from.name}`, text: "Mails of the portal arrive at this address." };
      await transport.sendMail({ from, to, ...mail });
      return ok(url);
    } catch (error) {
      const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
      return err(`The test mail to the admin did not leave: ${reason}`);
    } finally {
      transport.close();
    }
  };

export const sheetFile: Check = async (path) => {
  if (path === "") return ok(path);
  return access(path).then(
    () => ok(path),
    () => err(`There is no file ${path}.`),
  );
};
