import { resolve } from "node:path";
import type { Interface } from "node:readline/promises";
import { err, ok, type Result } from "neverthrow";
import { loadBrand } from "#brand/load.ts";
import { readConfig } from "#server/config.ts";
import { findCertificateProblem } from "#server/host-watch.ts";
import { findStaffByEmail } from "#server/modules/staff/index.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { askPerson } from "#server/setup/ask.ts";
import { type CompanyFacts, readCompany, writeCompany } from "#server/setup/brand-file.ts";
import { findDefaultRemains } from "#server/setup/default-remains.ts";
import { readEnvFile, type Settings, writeEnvFile } from "#server/setup/env-file.ts";
import { keepAnswers } from "#server/setup/kept-answers.ts";
import { type Answers, type Ask, askAll } from "#server/setup/questions.ts";
import { runOperation } from "#server/setup/run-operation.ts";
import type { Operations } from "./kit/command.ts";
import { addSecretsKey, type Environment } from "./secrets-key.ts";

/** Where the assistant writes. */
export interface SetupFiles {
  /** Folder of the brand. */
  readonly brand: string;
  readonly env: string;
}

interface Desk extends Pick<Operations, "clock"> {
  readonly progress: (line: string) => void;
  /** Of this process; what is set there is not written again. */
  readonly environment: Environment;
}

/** What the assistant did, a sentence for each step. */
export type Done = Result<readonly string[], string>;

const readLink = (text: string): string => /"link":\s*"([^"]+)"/.exec(text)?.[1] ?? "";

const inviteFirstAdmin = async (database: Database, { admin }: Answers, settings: Settings): Promise<Done> => {
  if ((await findStaffByEmail(database.db, admin.email)) !== null)
    return ok([`${admin.email} is a member of the staff already.`]);
  const words = ["staff", "invite", admin.email, "--name", admin.name, "--role", "admin", "--json"];
  return (await runOperation(words, settings)).map((output) => [
    `${admin.email} is invited as admin. The link works once and for 24 hours:`,
    readLink(output),
  ]);
};

const importFirstSheet = async (
  { db }: Database,
  { sheet }: Answers,
  settings: Settings,
  { progress }: Desk,
): Promise<Done> => {
  if (sheet === null) return ok([]);
  const found = await db.selectFrom("rateSheet").select("id").where("provider", "=", sheet.provider).executeTakeFirst();
  if (found !== undefined) return ok([`${sheet.provider} has a rate sheet already: ${sheet.file} is not imported.`]);
  progress(`Importing ${sheet.file}: a large sheet takes a minute.`);
  const imported = await runOperation(["rates", "import", sheet.file, "--provider", sheet.provider], settings);
  return imported
    .map(() => [`${sheet.file} is imported as a sheet of ${sheet.provider}.`])
    .mapErr((problems) => `${sheet.file} is not imported: ${problems}`);
};

const fill = async (database: Database, answers: Answers, settings: Settings, desk: Desk): Promise<Done> => {
  const invited = await inviteFirstAdmin(database, answers, settings);
  if (invited.isErr()) return invited;
  return (await importFirstSheet(database, answers, settings, desk)).map((lines) => [...invited.value, ...lines]);
};

const writeFiles = async (files: SetupFiles, company: CompanyFacts, settings: Settings): Promise<Done> => {
  const companyChanged = await writeCompany(files.brand, company);
  if (companyChanged.isErr()) return err(companyChanged.error);
  const written = await writeEnvFile(files.env, settings);
  const remains = await findDefaultRemains(files.brand);
  return written.map((envChanged) => [
    `${files.env} ${envChanged ? "is written" : "is unchanged"}.`,
    companyChanged.value
      ? `${files.brand} is written: replace the marks and pictures in it, and check branch offices, services and claims (docs/guides/brand.md).`
      : `${files.brand} is unchanged.`,
    ...(remains.length === 0 ? [] : [`The brand still names the default company in ${remains.join(", ")}.`]),
  ]);
};

/** Asks for everything that a new installation needs, writes the files, invites the first admin and imports the first sheet. A second run changes nothing. */
export const setUp = async (ask: Ask, files: SetupFiles, desk: Desk): Promise<Done> => {
  const company = await readCompany(files.brand);
  if (company.isErr()) return err(company.error);
  const answers = await askAll(ask, { company: company.value, settings: await readEnvFile(files.env) });
  if (answers.isErr()) return err(answers.error);
  const settings = { ...answers.value.settings, BRAND: resolve(files.brand) };
  const written = await writeFiles(files, answers.value.company, settings);
  if (written.isErr()) return written;
  const brand = loadBrand(files.brand);
  if (brand.isErr()) return err(brand.error);
  const config = readConfig(answers.value.settings);
  if (config.isErr()) return err(config.error);
  const opened = await openDatabase(config.value.database);
  if (opened.isErr()) return err(opened.error);
  const { clock, environment } = desk;
  try {
    const filled = await fill(opened.value, answers.value, settings, desk);
    if (filled.isErr()) return filled;
    /* At the end: what an earlier failure ends has made no key that nobody has read of. */
    const keyed = await addSecretsKey(opened.value.db, files.env, environment);
    const certificate = await findCertificateProblem(config.value, clock());
    const remarks = certificate === null ? [] : [certificate];
    return keyed.map((lines) => [...written.value, ...filled.value, ...lines, ...remarks]);
  } finally {
    await opened.value.close();
  }
};

/** The same, asking at a terminal. What was answered before it was stopped or failed is proposed the next time. */
export const setUpWithPerson = async (
  terminal: Pick<Interface, "question">,
  files: SetupFiles,
  desk: Desk,
): Promise<Done> => {
  const path = `${files.env}.answers`;
  const { ask, drop } = await keepAnswers(askPerson(terminal, desk.progress), path);
  const done = await setUp(ask, files, desk);
  if (done.isErr()) return err(`${done.error} What you answered is proposed the next time; until then ${path} has it.`);
  await drop();
  return done;
};
