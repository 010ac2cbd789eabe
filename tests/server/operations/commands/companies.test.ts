import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addAccount, addDetails, saveCopyParts } from "#server/modules/accounts/account-store.ts";
import { saveTaxNumbers } from "#server/modules/accounts/company-store.ts";
import { companyCommands } from "#server/operations/commands/companies.ts";
import { START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const person = (id: string, more: object = {}) => ({
  id,
  email: `${id}@menon.example`,
  passwordHash: "hash",
  firstName: "Asha",
  lastName: "Menon",
  companyName: `Company ${id}`,
  phone: null,
  dialCode: null,
  createdAt: START,
  disabledAt: null,
  ...more,
});

describe("companies on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let folder: string;
  beforeEach(async () => {
    desk = await startDesk(companyCommands);
    folder = mkdtempSync(join(tmpdir(), "companies-"));
    const { db } = desk.database;
    await addAccount(db, person("asha"), { state: "pending" });
    await addAccount(db, person("ravi", { companyId: "asha", role: "booker", createdAt: START + 1 }));
    await addAccount(db, person("priya", { createdAt: START + 2 }));
    await saveTaxNumbers(db, "asha", { pan: "AAPFU0939F", gstins: ["27AAPFU0939F1ZV"] });
    await saveTaxNumbers(db, "priya", { pan: "AAPFU0939F", gstins: [] });
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await desk.database.remove();
  });

  const said = async (...words: readonly string[]) => {
    const answer = await desk.run("companies", ...words);
    expect(answer.complained).toEqual([]);
    return answer.said;
  };
  const complained = async (...words: readonly string[]) => (await desk.run("companies", ...words)).complained;
  const mails = () => desk.database.db.selectFrom("outgoingMail").select(["recipient", "subject", "text"]).execute();

  it("are listed, newest first, all or those of a state", async () => {
    expect(await said("list")).toEqual([
      "priya  Company priya  active  priya@menon.example  1 person  no group  since 2026-11-20T08:00:00.002Z",
      "asha  Company asha  pending  asha@menon.example  2 people  no group  since 2026-11-20T08:00:00.000Z",
    ]);
    expect(await said("list", "--state", "pending")).toEqual([
      "asha  Company asha  pending  asha@menon.example  2 people  no group  since 2026-11-20T08:00:00.000Z",
    ]);
    expect(await said("list", "--state", "blocked")).toEqual(["No companies."]);
  });

  it("are shown with people, tax numbers and terms", async () => {
    await said("group", "asha", "--name", "Gold");
    await said("credit", "ravi@menon.example", "--limit", "USD 40,000.00", "--days", "30");
    expect(await said("show", "RAVI@menon.example")).toEqual([
      "asha  Company asha  pending  since 2026-11-20T08:00:00.000Z",
      "group  Gold",
      "credit  USD 40,000.00",
      "terms  30 days from the bill of lading",
      "PAN  AAPFU0939F",
      "GSTIN  27AAPFU0939F1ZV",
      "admin  asha@menon.example  Asha Menon",
      "booker  ravi@menon.example  Asha Menon",
    ]);
  });

  it("are approved with a mail to the admins only, and not twice", async () => {
    expect(await said("approve", "asha")).toEqual(["Company asha is active."]);
    expect(await mails()).toEqual([
      {
        recipient: "asha@menon.example",
        subject: "Your Keelson account is open",
        text: "We have approved your company. You can see prices and book now.\n\nKeelson Global Logistics\nhello@keelson.example",
      },
    ]);
    expect(await complained("approve", "asha")).toEqual(["The company is active."]);
  });

  it("are put on hold, activated, blocked and activated again, each with its reason", async () => {
    expect(await said("hold", "priya", "--reason", "Invoice 12 is not paid")).toEqual(["Company priya is hold."]);
    expect((await mails())[0]?.text).toContain("From our desk: Invoice 12 is not paid");
    expect(await complained("hold", "priya", "--reason", "again")).toEqual(["The company is hold."]);
    expect(await said("activate", "priya")).toEqual(["Company priya is active."]);
    expect(await said("block", "priya", "--reason", "Fraud")).toEqual(["Company priya is blocked."]);
    expect(await complained("approve", "priya")).toEqual(["The company is blocked."]);
    expect(await said("refuse", "asha", "--reason", "Unknown company")).toEqual(["Company asha is blocked."]);
  });

  it("have no session left once they are blocked", async () => {
    const { db } = desk.database;
    const session = { createdAt: START, idleUntil: START + 1, expiresAt: START + 1 };
    for (const id of ["asha", "ravi", "priya"])
      await db
        .insertInto("session")
        .values({ ...session, id, accountId: id, tokenHash: id, apiKeyHash: id })
        .execute();
    await said("block", "asha", "--reason", "Fraud");
    expect(await db.selectFrom("session").select("accountId").execute()).toEqual([{ accountId: "priya" }]);
  });

  it("that share tax numbers are listed as duplicates", async () => {
    expect(await said("duplicates")).toEqual([
      "AAPFU0939F",
      "  asha  Company asha  pending  since 2026-11-20T08:00:00.000Z",
      "  priya  Company priya  active  since 2026-11-20T08:00:00.002Z",
    ]);
    await saveTaxNumbers(desk.database.db, "priya", { pan: null, gstins: [] });
    expect(await said("duplicates")).toEqual(["No duplicates."]);
  });

  it("have the copies of their certificates written to files", async () => {
    const { db } = desk.database;
    const copies = [{ kind: "pan", fileName: "pan.pdf", content: Buffer.from("%PDF-1.7 pan") }];
    await saveCopyParts(db, "asha", copies, START);
    const details = { accountId: "asha", country: "IN", address: "", pinCode: "", panNumber: null, gstNumber: null };
    await addDetails(db, details, copies, false);
    const file = join(folder, "pan.pdf");
    expect(await said("copy", "asha", "pan", file)).toEqual([`The pan copy of Company asha is in ${file}.`]);
    expect(readFileSync(file, "utf8")).toBe("%PDF-1.7 pan");
    expect(await complained("copy", "asha", "gst", file)).toEqual(["Company asha has sent only: pan."]);
    expect(await complained("copy", "priya", "pan", file)).toEqual(["Company priya has sent no copies."]);
  });

  it.each<[readonly string[], string]>([
    [["credit", "asha"], "State --limit, --days or both."],
    [
      ["credit", "asha", "--limit", "40000"],
      '--limit takes a currency and an amount such as "USD 40,000.00", or none, not 40000.',
    ],
    [
      ["credit", "asha", "--limit", "USD -1"],
      '--limit takes a currency and an amount such as "USD 40,000.00", or none, not USD -1.',
    ],
    [["credit", "asha", "--days", "181"], "--days takes 0 to 180 days, not 181."],
    [["show", "nobody"], "There is no company nobody. List them with: npm run operations -- companies list"],
    [["list", "--state", "gone"], "--state takes pending, active, hold, blocked, not gone."],
    [["block", "asha", "--reason", " "], "--reason takes 1 to 500 characters."],
  ])("refuses %j", async (words, sentence) => {
    expect(await complained(...words)).toEqual([sentence]);
  });
});
