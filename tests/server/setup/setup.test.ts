import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnvFile, writeEnvFile } from "#server/setup/env-file.ts";
import { openExistingDatabase } from "#server/platform/database/database.ts";
import { setUp } from "#server/operations/set-up.ts";
import { askFile } from "#server/setup/ask.ts";
import { countedIds, START } from "#tests/server/support/app.ts";
import { startMailServer } from "#tests/server/support/mail-server.ts";
import { runOperation } from "#tests/server/support/process.ts";

const ANSWERS = {
  name: "Brandt & Sohn Spedition",
  shortName: "Brandt & Sohn",
  website: "https://brandt.example",
  timeZone: "Europe/Berlin",
  generalMailbox: "post@brandt.example",
  ratesMailbox: "raten@brandt.example",
  landline: "+49 40 5550 0",
  street: "Sandtorkai 1",
  postalCode: "20457",
  city: "Hamburg",
  country: "Germany",
  countryCode: "de",
  publicUrl: "https://portal.brandt.example",
  adminEmail: "anna@brandt.example",
  adminName: "Anna Brandt",
};

describe("the assistant of a new installation", () => {
  let folder = "";
  const at = (name: string): string => join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "keelson-setup-"));
    writeFileSync(at("settings.env"), `# mine\nLOG_LEVEL=warn\nKEELSON_DATA=${at("data")}\n`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (answers: Readonly<Record<string, unknown>>) =>
    setUp(
      askFile({ ...ANSWERS, ...answers }),
      { brand: at("brand"), env: at("settings.env") },
      {
        clock: () => START,
        ids: countedIds(),
        staff: { systemUser: "ops", name: "Ravi Pillai" },
        say: () => undefined,
      },
    );

  it("writes files, invites the admin and imports a sheet, and changes nothing the second time", async () => {
    const sheet = { sheetFile: "examples/tidy.csv", sheetProvider: "Coromandel Line" };
    expect((await run(sheet))._unsafeUnwrap()).toEqual([
      `${at("settings.env")} is written.`,
      `${at("brand")} is written: replace the marks and pictures in it, and check branch offices, services and claims (docs/guides/brand.md).`,
      "The brand still names the default company in brand.json: branchOffices.0.city, brand.json: branchOffices.0.lines.1, brand.json: hull.timber, texts.json: pages.contact.description, texts.json: why.lead.",
      "anna@brandt.example is invited as admin. The link works once and for 24 hours:",
      expect.stringMatching(/^https:\/\/portal\.brandt\.example\/desk\//),
      "examples/tidy.csv is imported as a sheet of Coromandel Line.",
    ]);
    expect(readFileSync(at("settings.env"), "utf8")).toBe(
      `# mine\nLOG_LEVEL=warn\nKEELSON_DATA='${at("data")}'\nPUBLIC_URL='https://portal.brandt.example'\nBRAND='${at("brand")}'\n`,
    );
    expect(statSync(at("settings.env")).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(at("brand/brand.json"), "utf8"))).toMatchObject({
      name: "Brandt & Sohn Spedition",
      website: "https://brandt.example",
      headOffice: {
        title: "Head office",
        city: "Hamburg",
        country: { name: "Germany", code: "DE" },
        lines: ["Sandtorkai 1", "20457 Hamburg", "Germany"],
      },
    });
    expect((await run(sheet))._unsafeUnwrap()).toEqual([
      `${at("settings.env")} is unchanged.`,
      `${at("brand")} is unchanged.`,
      "The brand still names the default company in brand.json: branchOffices.0.city, brand.json: branchOffices.0.lines.1, brand.json: hull.timber, texts.json: pages.contact.description, texts.json: why.lead.",
      "anna@brandt.example is a member of the staff already.",
      "Coromandel Line has a rate sheet already: examples/tidy.csv is not imported.",
    ]);
    const database = (await openExistingDatabase({ kind: "sqlite", folder: at("data") }))._unsafeUnwrap();
    expect(await database.db.selectFrom("staff").select(["email", "role"]).execute()).toEqual([
      { email: "anna@brandt.example", role: "admin" },
    ]);
    const mails = await database.db.selectFrom("outgoingMail").select(["subject", "text", "html"]).execute();
    await database.close();
    expect(mails.map(({ subject }) => subject)).toEqual(["Your access to the Brandt & Sohn desk"]);
    expect(mails.filter((mail) => JSON.stringify(mail).toLowerCase().includes("keelson"))).toEqual([]);
  });

  it.each([
    [
      { website: "brandt" },
      "website (Address of the public site): It takes an address such as https://www.freight.example.",
    ],
    [
      { timeZone: "Hamburg" },
      "timeZone (Time zone of the office): Hamburg is no time zone; it takes a name such as Asia/Kolkata or Europe/Berlin.",
    ],
    [{ countryCode: "GER" }, "countryCode (Head office: country code): It takes two letters, such as IN or DE."],
    [{ publicUrl: "" }, "publicUrl (Address that people open): Please answer; there is no proposal."],
    [
      { databaseUrl: "mysql://x" },
      "databaseUrl (PostgreSQL (postgres://…), or nothing for the embedded database): DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
    ],
    [{ sheetFile: "none.csv" }, "sheetFile (First rate sheet (file), or nothing): There is no file none.csv."],
    [
      { deskMail: "nobody" },
      'deskMail (Mailbox of the staff): DESK_MAIL must be an email address, but it is "nobody".',
    ],
    [
      { publicUrl: "https://o'hara.example" },
      "publicUrl (Address that people open): It contains a quotation mark or a line break, which a file of settings cannot hold; percent-encode it in an address.",
    ],
    [{ name: 7 }, "name: a text is needed."],
  ])("refuses %j in a sentence, and writes no file", async (answer, sentence) => {
    expect((await run(answer))._unsafeUnwrapErr()).toBe(sentence);
    expect(existsSync(at("brand"))).toBe(false);
    expect(readFileSync(at("settings.env"), "utf8")).toBe(`# mine\nLOG_LEVEL=warn\nKEELSON_DATA=${at("data")}\n`);
  });

  it("sends a test mail, and says why one did not leave", async () => {
    const server = await startMailServer();
    expect((await run({ smtpUrl: server.url })).isOk()).toBe(true);
    await server.close();
    expect(server.received.map(({ from, to, email }) => [from, to, email.subject])).toEqual([
      ["post@brandt.example", ["anna@brandt.example"], "Test mail of Brandt & Sohn Spedition"],
    ]);
    expect((await run({ smtpUrl: "smtp://127.0.0.1:1" }))._unsafeUnwrapErr()).toMatch(
      /^smtpUrl \(.*\): The test mail to the admin did not leave: connect ECONNREFUSED 127\.0\.0\.1:1$/,
    );
  });

  it("is called from the command line", async () => {
    writeFileSync(at("answers.json"), JSON.stringify(ANSWERS));
    const words = ["setup", "--answers", at("answers.json"), "--env", at("settings.env"), "--brand", at("brand")];
    const { output, ending } = await runOperation({}, ...words);
    expect(output).toContain("anna@brandt.example is invited as admin.");
    expect(ending).toBe(0);
    expect((await runOperation({}, "setup")).output).toBe(
      "There is no terminal to ask at: give the answers as a file with --answers.\n",
    );
  });
});

describe("a file of settings", () => {
  it("keeps what the assistant does not know, and loses what is emptied", async () => {
    const folder = mkdtempSync(join(tmpdir(), "keelson-env-"));
    const file = join(folder, "a.env");
    writeFileSync(file, `# head\nexport DATABASE_URL="postgres://x"\nPORT=8081\n`);
    expect((await writeEnvFile(file, { DATABASE_URL: "", SMTP_URL: "smtp://a b" }))._unsafeUnwrap()).toBe(true);
    expect(readFileSync(file, "utf8")).toBe("# head\nPORT=8081\nSMTP_URL='smtp://a b'\n");
    expect(await readEnvFile(file)).toEqual({ PORT: "8081", SMTP_URL: "smtp://a b" });
    rmSync(folder, { recursive: true });
  });
});
