import { err, ok, type Result } from "neverthrow";
import * as check from "./checks.ts";
import type { CompanyFacts } from "./brand-file.ts";
import type { Settings } from "./env-file.ts";

/** One question; `key` is its name in a file of answers. */
export interface Question {
  readonly key: string;
  readonly text: string;
  /** Taken where nothing is answered; null where something must be. */
  readonly proposal: string | null;
  readonly check: check.Check;
}

/** Answers one question with a checked value, or refuses with a sentence. */
export type Ask = (question: Question) => Promise<Result<string, string>>;

export interface Answers {
  readonly company: CompanyFacts;
  readonly settings: Settings;
  readonly admin: { readonly email: string; readonly name: string };
  /** Null for none. */
  readonly sheet: { readonly file: string; readonly provider: string } | null;
}

const COMPANY_QUESTIONS: readonly (readonly [keyof CompanyFacts, string, check.Check])[] = [
  ["name", "Name of the company", check.text],
  ["shortName", "Short name, as in the head of the pages", check.text],
  ["website", "Address of the public site", check.website],
  ["timeZone", "Time zone of the office", check.timeZone],
  ["generalMailbox", "Mailbox that mails come from", check.mailbox],
  ["ratesMailbox", "Mailbox for questions about rates", check.mailbox],
  ["landline", "Telephone", check.text],
  ["street", "Head office: street", check.text],
  ["postalCode", "Head office: postal code", check.text],
  ["city", "Head office: city", check.text],
  ["country", "Head office: country", check.text],
  ["countryCode", "Head office: country code", check.countryCode],
];

/** Asks for one after the other; the first refusal ends it. */
const collect = async (
  ask: Ask,
  questions: readonly Question[],
): Promise<Result<Readonly<Record<string, string>>, string>> => {
  const values: Record<string, string> = {};
  for (const question of questions) {
    const answer = await ask(question);
    if (answer.isErr()) return err(answer.error);
    values[question.key] = answer.value;
  }
  return ok(values);
};

const isCompany = (values: object): values is CompanyFacts => COMPANY_QUESTIONS.every(([key]) => key in values);

const askCompany = async (ask: Ask, known: CompanyFacts): Promise<Result<CompanyFacts, string>> => {
  const questions = COMPANY_QUESTIONS.map(([key, text, read]) => ({ key, text, proposal: known[key], check: read }));
  const values = await collect(ask, questions);
  if (values.isErr()) return err(values.error);
  const facts: object = values.value;
  return isCompany(facts) ? ok(facts) : err("The facts of the company are not complete.");
};

const serverQuestions = (known: Settings): readonly Question[] => {
  const folder = known["KEELSON_DATA"] ?? ".keelson";
  return [
    {
      key: "publicUrl",
      text: "Address that people open",
      proposal: known["PUBLIC_URL"] ?? null,
      check: check.setting("PUBLIC_URL"),
    },
    {
      key: "databaseUrl",
      text: "PostgreSQL (postgres://…), or nothing for the embedded database",
      proposal: known["DATABASE_URL"] ?? "",
      check: check.database(folder),
    },
    { key: "adminEmail", text: "Email of the first admin", proposal: null, check: check.mailbox },
    { key: "adminName", text: "Name of the first admin", proposal: null, check: check.text },
    {
      key: "deskMail",
      text: "Mailbox of the staff",
      proposal: known["DESK_MAIL"] ?? "",
      check: check.setting("DESK_MAIL"),
    },
  ];
};

const askSheet = async (ask: Ask): Promise<Result<Answers["sheet"], string>> => {
  const file = await ask({
    key: "sheetFile",
    text: "First rate sheet (file), or nothing",
    proposal: "",
    check: check.sheetFile,
  });
  if (file.isErr()) return err(file.error);
  if (file.value === "") return ok(null);
  const provider = await ask({
    key: "sheetProvider",
    text: "Provider of the sheet, the carrier or agent whose prices they are",
    proposal: null,
    check: check.text,
  });
  return provider.map((name) => ({ file: file.value, provider: name }));
};

/** Asks everything, each answer checked at once. */
export const askAll = async (
  ask: Ask,
  known: { readonly company: CompanyFacts; readonly settings: Settings },
): Promise<Result<Answers, string>> => {
  const company = await askCompany(ask, known.company);
  if (company.isErr()) return err(company.error);
  const server = await collect(ask, serverQuestions(known.settings));
  if (server.isErr()) return err(server.error);
  const { publicUrl = "", databaseUrl = "", adminEmail = "", adminName = "", deskMail = "" } = server.value;
  const from = { name: company.value.name, address: company.value.generalMailbox };
  const smtpUrl = await ask({
    key: "smtpUrl",
    text: "Mail server (smtp://user:password@host:587), or nothing; a test mail goes to the admin",
    proposal: known.settings["SMTP_URL"] ?? "",
    check: check.mailServer(from, adminEmail),
  });
  if (smtpUrl.isErr()) return err(smtpUrl.error);
  return (await askSheet(ask)).map((sheet) => ({
    company: company.value,
    settings: {
      PUBLIC_URL: publicUrl,
      DATABASE_URL: databaseUrl,
      ...(databaseUrl === "" ? { KEELSON_DATA: known.settings["KEELSON_DATA"] ?? ".keelson" } : {}),
      SMTP_URL: smtpUrl.value,
      DESK_MAIL: deskMail,
    },
    admin: { email: adminEmail, name: adminName },
    sheet,
  }));
};
