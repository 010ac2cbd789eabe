import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Environment } from "#server/operations/secrets-key.ts";
import { setUp, setUpWithPerson } from "#server/operations/set-up.ts";
import { openExistingDatabase } from "#server/platform/database/database.ts";
import { readSecretKeys } from "#server/platform/secrets.ts";
import { askFile } from "#server/setup/ask.ts";
import { readEnvFile, writeEnvFile } from "#server/setup/env-file.ts";
import { START } from "#tests/server/support/app.ts";
import { addTestStaff } from "#tests/server/support/desk.ts";
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
  const said: string[] = [];
  const at = (name: string): string => join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "keelson-setup-"));
    said.length = 0;
    writeFileSync(at("settings.env"), `# mine\nLOG_LEVEL=warn\nKEELSON_DATA=${at("data")}\n`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const newKey = () =>
    `${at("settings.env")} has a new SECRETS_KEY, which encrypts the secrets of second factors and webhooks. Keep a copy of it apart from your backups: after a restore the server does not start without it.`;
  const readSettings = () => readFileSync(at("settings.env"), "utf8");
  const run = (answers: Readonly<Record<string, unknown>>, environment: Environment = {}) =>
    setUp(
      askFile({ ...ANSWERS, ...answers }),
      { brand: at("brand"), env: at("settings.env") },
      { clock: () => START, environment, progress: (line) => said.push(line) },
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
      newKey(),
    ]);
    expect(said).toEqual(["Importing examples/tidy.csv: a large sheet takes a minute."]);
    const { SECRETS_KEY: key = "" } = await readEnvFile(at("settings.env"));
    expect(Buffer.from(key, "base64").toString("base64")).toBe(key);
    expect(readSecretKeys(key)._unsafeUnwrap()).toHaveLength(1);
    expect(readSettings()).toBe(
      `# mine\nLOG_LEVEL=warn\nKEELSON_DATA='${at("data")}'\nPUBLIC_URL='https://portal.brandt.example'\nBRAND='${at("brand")}'\nSECRETS_KEY='${key}'\n`,
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
    expect((await readEnvFile(at("settings.env")))["SECRETS_KEY"]).toBe(key);
    const database = (await openExistingDatabase({ kind: "sqlite", folder: at("data") }))._unsafeUnwrap();
    expect(await database.db.selectFrom("staff").select(["email", "role"]).execute()).toEqual([
      { email: "anna@brandt.example", role: "admin" },
    ]);
    expect(await database.db.selectFrom("rateSheet").select(["provider", "timeZone"]).execute()).toEqual([
      { provider: "Coromandel Line", timeZone: "Europe/Berlin" },
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

  it.each([
    ["SECRETS_KEY", "c2VjcmV0"],
    ["SECRETS_KEY_FILE", "/run/secrets/keelson"],
  ])("makes no key beside %s, of the environment or the file of settings", async (name, value) => {
    const before = await readEnvFile(at("settings.env"));
    expect((await run({}, { [name]: value }))._unsafeUnwrap()).not.toContain(newKey());
    expect(Object.keys(await readEnvFile(at("settings.env")))).toEqual([...Object.keys(before), "PUBLIC_URL", "BRAND"]);
    appendFileSync(at("settings.env"), `${name}=${value}\n`);
    const known = readSettings();
    expect((await run({}))._unsafeUnwrap()).not.toContain(newKey());
    expect(readSettings()).toBe(known);
  });

  it("makes a key where its variables are empty, in a file that its owner alone can read", async () => {
    writeFileSync(at("settings.env"), `KEELSON_DATA=${at("data")}\nSECRETS_KEY=\n`, { mode: 0o644 });
    writeFileSync(at("settings.env.new"), "left by a kill", { mode: 0o644 });
    expect((await run({}, { SECRETS_KEY: "", SECRETS_KEY_FILE: " " }))._unsafeUnwrap()).toContain(newKey());
    expect(readSettings()).toMatch(/^KEELSON_DATA='.*'\nSECRETS_KEY='[A-Za-z\d+/]{43}='\nPUBLIC_URL=/);
    expect(statSync(at("settings.env")).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["0640", "640"],
    ["0660", "640"],
    ["0644", "600"],
    ["0600", "600"],
  ])("leaves a file of mode %s with mode %s and its group", async (before, after) => {
    chmodSync(at("settings.env"), before);
    /* Another group than one's own is for root to give. */
    const group = process.getuid?.() === 0 ? 65_534 : statSync(at("settings.env")).gid;
    chownSync(at("settings.env"), -1, group);
    expect((await run({}))._unsafeUnwrap()).toContain(newKey());
    const { mode, gid } = statSync(at("settings.env"));
    expect([(mode & 0o777).toString(8), gid]).toEqual([after, group]);
  });

  it("names letters of the company that PDFs cannot print, and takes another name", async () => {
    expect((await run({ name: "Brandt 物流" }))._unsafeUnwrapErr()).toBe(
      `The brand in ${at("brand")} cannot be used (see docs/guides/brand.md):\n- brand.json: name "Brandt 物流" has letters that PDFs cannot print (物流): write it in Latin, Greek, Cyrillic or Devanagari letters, or name fonts with them in pdfTypeface.`,
    );
    expect((await run({}))._unsafeUnwrap()).toContain(newKey());
  });

  it("makes no key before all else is done, so that its end names the key", async () => {
    writeFileSync(at("empty.csv"), "a;b\n1;2\n");
    const sheet = { sheetFile: at("empty.csv"), sheetProvider: "Coromandel Line" };
    expect((await run(sheet))._unsafeUnwrapErr()).toContain(`${at("empty.csv")} is not imported: `);
    expect(readSettings()).not.toContain("SECRETS_KEY");
    expect((await run({}))._unsafeUnwrap()).toContain(newKey());
  });

  it("makes no key over secrets that another one encrypts", async () => {
    await run({});
    const database = (await openExistingDatabase({ kind: "sqlite", folder: at("data") }))._unsafeUnwrap();
    await addTestStaff(database, "jan@brandt.example", "Jan Brandt", "admin");
    await database.db.updateTable("staff").set({ totpSecret: "enc1:1a2b3c4d:AAAA" }).execute();
    await database.close();
    await writeEnvFile(at("settings.env"), { SECRETS_KEY: "" });
    const known = readSettings();
    expect((await run({}))._unsafeUnwrap()).toContain(
      "Secrets are stored with the key 1a2b3c4d: set SECRETS_KEY to the one that the servers had.",
    );
    expect(readSettings()).toBe(known);
  });

  const runInTerminal = async (typed: readonly string[]) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const terminal = createInterface({ input, output, terminal: true });
    const shown: string[] = [];
    const left = [...typed];
    output.on("data", (chunk: Buffer) => {
      const text = chunk.toString();
      if (!text.endsWith(": ")) return;
      shown.push(text);
      const next = left.shift();
      setImmediate(() => input.write(next ?? "\u0003"));
    });
    const done = await setUpWithPerson(
      terminal,
      { brand: at("brand"), env: at("settings.env") },
      { clock: () => START, environment: {}, progress: (line) => said.push(line) },
    );
    return { done, shown };
  };

  it("proposes what was answered before it was stopped, and hides passwords", async () => {
    await writeEnvFile(at("settings.env"), { DATABASE_URL: "postgres://keelson:secret@127.0.0.1:1/keelson" });
    const kept = `${at("settings.env")}.answers`;
    const stopped = await runInTerminal(["Brandt & Sohn Spedition\r", "Brandt\r", "nowhere\r"]);
    expect(stopped.done._unsafeUnwrapErr()).toBe(
      `The assistant was stopped. What you answered is proposed the next time; until then ${kept} has it.`,
    );
    expect(said).toEqual(["It takes an address such as https://www.freight.example."]);
    expect(JSON.parse(readFileSync(kept, "utf8"))).toEqual({ name: "Brandt & Sohn Spedition", shortName: "Brandt" });
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    const { shown } = await runInTerminal([
      ...Array.from({ length: 12 }, () => "\r"),
      "https://portal.brandt.example\r",
    ]);
    expect(shown[0]).toContain("Name of the company [Brandt & Sohn Spedition]: ");
    expect(shown[1]).toContain("Short name, as in the head of the pages [Brandt]: ");
    expect(shown.at(-1)).toContain("[postgres://keelson:***@127.0.0.1:1/keelson]: ");
    await writeEnvFile(at("settings.env"), { DATABASE_URL: "" });
    const answers = ["\r", "anna@brandt.example\r", "Anna Brandt\r", "\r", "\r", "\r"];
    const again = await runInTerminal([...Array.from({ length: 13 }, () => "\r"), ...answers]);
    expect(again.done._unsafeUnwrap()).toContain(newKey());
    expect(existsSync(kept)).toBe(false);
    expect((await readEnvFile(at("settings.env")))["PUBLIC_URL"]).toBe("https://portal.brandt.example");
  });

  it("is called from the command line", async () => {
    writeFileSync(at("answers.json"), JSON.stringify(ANSWERS));
    const words = ["setup", "--answers", at("answers.json"), "--env", at("settings.env"), "--brand", at("brand")];
    const { output, ending } = await runOperation({}, ...words);
    expect(output).toContain("anna@brandt.example is invited as admin.");
    expect(output).toContain(newKey());
    expect(output).not.toContain((await readEnvFile(at("settings.env")))["SECRETS_KEY"]);
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
