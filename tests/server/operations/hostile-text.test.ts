import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "#server/demo/load.ts";
import { loadCommands } from "#server/operations/all-commands.ts";
import type { Operations, StaffCommand } from "#server/operations/kit/command.ts";
import { createPrint, toJsonLines, toTerminalLine } from "#server/operations/kit/print.ts";
import { openItem } from "#server/modules/inbox/index.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { officeDay } from "#server/platform/time.ts";
import { countedIds, START } from "#tests/server/support/app.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { addTestStaff } from "#tests/server/support/desk.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

const FORGED = "FORGED  KLB-2026-000001";
/* Clears the screen, sets the title of the window, turns the text around, is a C1 control, hides, and begins a line of its own. */
const HOSTILE = `\u001b[2J\u001b]0;owned\u0007\u202eevil\u2066\u009b31m\u200b\u2028\r\n${FORGED}\n`;
const BAD = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;

/* What a shipper, the recipient of a link, a visitor, a carrier or an importer writes, in whichever table. */
const TYPED = new Set(
  "firstName lastName companyName contactName stateReason customerGroup phone mobileNo providerName provider reference fact text reason note message commodity recipient decidedBy userAgent subject title detail".split(
    " ",
  ),
);
const NAMED = ["apiKey", "company", "staff", "rateSheet", "lclTariff", "documentComment", "quoteComment"];
const UNTOUCHED =
  /^(kysely_|place|carrier|tariff|bookingSummary|numberSeries|lclLine|rateSheetRow|quotedSearch|exchange)/;

interface Row {
  readonly name: string;
}

type Database = Awaited<ReturnType<typeof openTestDatabase>>;

const fillWithHostileText = async ({ db }: Database): Promise<number> => {
  const tables = await sql<Row>`select name from sqlite_master where type = 'table'`.execute(db);
  let filled = 0;
  for (const { name: table } of tables.rows.filter(({ name }) => !UNTOUCHED.test(name))) {
    const columns = await sql<
      Row & { readonly type: string }
    >`select name, type from pragma_table_info(${table})`.execute(db);
    for (const { name, type } of columns.rows) {
      const isTyped = TYPED.has(name) && (name !== "subject" || table === "outgoingMail");
      if (type.toLowerCase() !== "text" || !(isTyped || (name === "name" && NAMED.includes(table)))) continue;
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${sql.ref(name)} || ${HOSTILE}`.execute(db);
      filled += 1;
    }
  }
  const escaped = JSON.stringify(HOSTILE).slice(1, -1);
  await sql`update "savedAddress" set "party" = replace("party", '"partyName":"', '"partyName":"' || ${escaped})`.execute(
    db,
  );
  await sql`update "rateSheetRow" set "tab" = ${HOSTILE}, "fields" = json_set("fields", '$.LINE', ${HOSTILE}),
    "charges" = json_set("charges", '$.' || json_quote(${HOSTILE}), ${HOSTILE})`.execute(db);
  return filled;
};

const addRows = async ({ db }: Database, accountId: string): Promise<void> => {
  await db
    .insertInto("enquiry")
    .values({
      id: "e-1",
      receivedAt: START,
      firstName: "Asha",
      lastName: "Menon",
      email: "asha@menon.example",
      mobileNo: "98765",
      companyName: "Menon",
      message: "Hello",
      mailedAt: null,
      claimedUntil: null,
    })
    .execute();
  await db
    .insertInto("marginEntry")
    .values({
      id: "M-1",
      kind: "rule",
      definition: JSON.stringify({
        id: `M-1${HOSTILE}`,
        customers: { kind: "group", name: HOSTILE },
        from: { kind: "all" },
        to: { kind: "all" },
        carrier: HOSTILE,
        mode: null,
        size: null,
        charge: null,
        margin: { kind: "percent", percent: "5", minimum: null },
        rounding: null,
        validFrom: "2026-11-01",
        validTo: null,
        owner: HOSTILE,
      }),
      addedAt: START,
      removedAt: null,
    })
    .execute();
  const title = { number: "QTN-2026-000001", carrier: HOSTILE };
  await openItem(db, { kind: "booking", subject: "hostile", customerId: accountId, title }, START);
  await addOutgoingMails(db, { clock: () => START, ids: countedIds() }, [
    { key: "mail", message: { to: "asha@menon.example", subject: "Booking", text: "", html: "" } },
  ]);
  await db
    .insertInto("sharedLink")
    .values({
      id: "link-1",
      accountId,
      kind: "booking",
      subject: "q",
      number: "KLB-2026-000001",
      recipient: "Warehouse",
      options: "{}",
      tokenHash: "hash",
      createdAt: START,
      expiresAt: START + 1_000_000,
      revokedAt: null,
      lastOpenedAt: null,
      opens: 0,
    })
    .execute();
  await db
    .insertInto("apiKey")
    .values({
      id: "key-1",
      accountId,
      name: "ERP",
      mode: "live",
      keyHash: "hash",
      shown: "klk_…7Q4d",
      scopes: "[]",
      createdAt: START,
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    })
    .execute();
  await db
    .insertInto("savedAddress")
    .values({
      id: "address-1",
      accountId,
      version: 1,
      nameKey: "menon",
      party: JSON.stringify({ partyName: "Menon", street: "", postCode: "", city: "", countryCode: "IN" }),
      changedAt: START,
    })
    .execute();
};

/* Those that may run twice with the same outcome. */
const isReading = ([, name = ""]: readonly string[]): boolean =>
  ["", "list", "show", "explain", "amendments", "sessions", "deletions"].includes(name);

const listLeaves = (command: Command): readonly Command[] =>
  command.commands.flatMap((one) => (one.commands.length === 0 ? [one] : listLeaves(one)));

/* They print only what staff type, or need a file of their own. */
const WITHOUT_STORED_TEXT = [
  "backup",
  "bookings attach",
  /* The texts of a carrier that they print come from its answer: tests/server/operations/commands/{connectors,feeds}.test.ts. */
  "connectors feeds",
  "connectors list",
  "connectors query",
  "connectors rotate-secret",
  "connectors subscribe",
  "connectors subscriptions",
  "connectors test",
  "connectors unsubscribe",
  "documents add",
  "fx import",
  "fx remove",
  "margins import",
  "mcp",
  "places import",
  "rates import",
  "restore",
  "secrets rotate",
  "setup",
  "verify-backup",
];

/* What a carrier sends: texts in every place that is not a code, and an event that is refused. */
const EVENTS = [
  {
    eventID: "event-1",
    eventType: "TRANSPORT",
    transportEventTypeCode: "DEPA",
    eventClassifierCode: "ACT",
    eventDateTime: "2026-11-20T06:00:00+05:30",
    eventCreatedDateTime: "2026-11-20T07:00:00Z",
    transportCall: {
      modeOfTransport: "VESSEL",
      UNLocationCode: "INNSA",
      exportVoyageNumber: HOSTILE,
      vessel: { vesselName: HOSTILE, vesselIMONumber: "9321483" },
      location: { locationName: HOSTILE, UNLocationCode: "INNSA" },
    },
    delayReasonCode: HOSTILE,
  },
  { eventID: HOSTILE, eventType: HOSTILE, eventClassifierCode: HOSTILE, eventDateTime: HOSTILE },
];

describe("text that people typed, on the terminal of staff", () => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-hostile-"));
  const printed: { readonly command: string; readonly line: string }[] = [];
  let database: Database;
  let commands: readonly StaffCommand[] = [];
  let operations: Operations;
  let current = "";

  const collect = createPrint((...lines) => printed.push(...lines.map((line) => ({ command: current, line }))));
  const run = async (...words: readonly string[]): Promise<void> => {
    current = words.slice(0, 2).join(" ");
    await runStaffCommand(commands, operations, words);
  };
  /* What another program reads is one JSON value, or nothing where the command refuses. */
  const runJson = async (...words: readonly string[]): Promise<void> => {
    const before = printed.length;
    const lines: string[] = [];
    await runStaffCommand(commands, { ...operations, say: createPrint((...said) => lines.push(...said)) }, [
      ...words,
      "--json",
    ]);
    for (const line of lines) printed.push({ command: current, line });
    if (lines.length > 0) expect(() => JSON.parse(lines.join("\n"))).not.toThrow();
    else expect(printed.length).toBeGreaterThan(before);
  };
  const first = async (table: string, column: string, where = "1 = 1"): Promise<string> => {
    const { rows } = await sql<{
      readonly value: string;
    }>`select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.raw(where)} limit 1`.execute(
      database.db,
    );
    return rows[0]?.value ?? "none";
  };

  beforeAll(async () => {
    database = await openTestDatabase(sqlitePlace);
    await loadDemo(database, () => START, countedIds());
    await addRows(database, await first("account", "id"));
    await addTestStaff(database, "eva@keelson.example", "Eva Lind", "desk");
    expect(await fillWithHostileText(database)).toBeGreaterThan(20);
    commands = await loadCommands();
    operations = staffOperations(database, { say: collect, note: collect, reportError: collect });
  }, 120_000);
  afterAll(async () => {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is on one line without control characters, whichever command prints it", async () => {
    const email = "demo@keelson.example";
    const booking = await first("quotation", "quotationId", "bookingId is not null and status = 1");
    const inProcess = await first("quotation", "quotationId", "status = 0");
    const [sheet, quote, request] = [
      await first("rateSheet", "id"),
      await first("quote", "number"),
      await first("deskRequest", "number"),
    ];
    const fromSheet = await first("quotation", "quotationId", `"offer" like '%sheetLineId%'`);
    const day = officeDay(START);
    const item = await first("inboxItem", "id");
    const [document, mail] = [await first("bookingDocument", "id"), await first("outgoingMail", "id")];
    const file = (name: string): string => join(folder, name);
    writeFileSync(file("events.json"), JSON.stringify(EVENTS));
    writeFileSync(file("departure.json"), JSON.stringify(EVENTS.slice(0, 1)));
    writeFileSync(file("events.csv"), `${HOSTILE.replaceAll(/[\r\n]/g, " ")},Date\n"${HOSTILE}",20/11/2026\n`);
    const confirmed = "bookingId is not null and status = 1";
    const corrected = await first("quotation", "quotationId", `${confirmed} and "quotationId" <> '${booking}'`);
    const refused = await first(
      "quotation",
      "quotationId",
      `${confirmed} and "quotationId" not in ('${booking}', '${corrected}')`,
    );
    await database.db
      .updateTable("quotation")
      .set({ status: 0, bookingId: null })
      .where("quotationId", "=", refused)
      .execute();
    const calls: readonly (readonly string[])[] = [
      ["bookings", "list"],
      ["bookings", "awaited"],
      ["bookings", "show", booking],
      ["bookings", "amendments", "--all"],
      ["bookings", "forward", HOSTILE],
      ["bookings", "accept", HOSTILE],
      ["bookings", "decline", HOSTILE, "--reason", HOSTILE],
      ["bookings", "confirm", inProcess],
      ["bookings", "correct", HOSTILE, "--booking", HOSTILE],
      ["bookings", "correct", corrected, "--booking", HOSTILE],
      ["bookings", "correct", corrected, "--booking", "NRV8204417"],
      ["bookings", "undo", HOSTILE],
      ["bookings", "reject", HOSTILE, "--reason", HOSTILE],
      ["bookings", "reject", refused, "--reason", HOSTILE],
      ["bookings", "export", booking, "--format", "dcsa"],
      ["bookings", "cancel", booking],
      ["bookings", "cancel", booking, "--yes"],
      ["cargo", "list"],
      ["cargo", "show", booking],
      ["cargo", "export", booking, file("cargo.csv")],
      ["cargo", "accept", booking, HOSTILE],
      ["cargo", "return", booking, HOSTILE, "--reason", HOSTILE],
      ["documents", "list", booking],
      ["documents", "show", document],
      ["documents", "comment", document, HOSTILE],
      ["documents", "request", booking, "--kind", "other", "--note", HOSTILE],
      ["documents", "withdraw", document],
      ["documents", "export", document, file("document.pdf")],
      ["quotes", "list"],
      ["quotes", "show", quote],
      ["quotes", "show", request],
      ["quotes", "export", quote, file("quote.pdf")],
      ["quotes", "answer", HOSTILE],
      ["quotes", "decline", request, "--reason", HOSTILE],
      ["addresses", "list", email],
      ["addresses", "export", email, file("addresses.json")],
      ["links", "list"],
      ["links", "revoke", HOSTILE],
      ["inbox", "list"],
      ["inbox", "list", "--assignee", HOSTILE],
      ["inbox", "show", HOSTILE],
      ["inbox", "show", item],
      ["inbox", "assign", HOSTILE, "--to", HOSTILE],
      ["inbox", "assign", item, "--to", HOSTILE],
      ["inbox", "done", HOSTILE],
      ["inbox", "rules", "--assign", HOSTILE],
      ["inbox", "rules", "--assign", `booking=${HOSTILE}`],
      ["inbox", "rules"],
      ["keys", "list"],
      ["keys", "revoke", HOSTILE],
      ["audit", "list"],
      ["audit", "list", "--by", HOSTILE, "--action", HOSTILE],
      ["audit", "verify"],
      ["secrets", "rotate"],
      ["audit", "export", file("trail.jsonl"), "--overwrite"],
      ["audit", "forget", HOSTILE],
      ["export", "bookings", file("bookings.csv")],
      ["export", "charges", file("charges.jsonl"), "--since", HOSTILE],
      ["export", "customers", file("customers.csv")],
      ["webhooks", "list"],
      ["webhooks", "retry", HOSTILE],
      ["mails", "list"],
      ["mails", "resend", mail],
      ["enquiries", "list", "--days", "9999"],
      ["enquiries", "export", file("enquiries.csv")],
      ["rates", "list"],
      ["rates", "list", "--lines"],
      ["rates", "compare", sheet, sheet],
      ["rates", "compare", sheet, HOSTILE],
      ["rates", "export", sheet, file("sheet.csv")],
      ["rates", "withdraw", sheet, "--tab", HOSTILE, "--reason", HOSTILE],
      ["rates", "withdraw", sheet, "--tab", HOSTILE, "--line", "99999"],
      ["rates", "withdraw", sheet, "--tab", HOSTILE, "--undo"],
      ["rates", "list", "--at", day],
      ["rates", "list", "--at", HOSTILE],
      ["rates", "explain", HOSTILE],
      ["rates", "explain", fromSheet],
      ["rates", "explain", quote],
      ["rates", "expire", sheet],
      ["rates", "withdraw", HOSTILE],
      ["rates", "undo", HOSTILE],
      ["tracking", "import", file("events.json"), "--booking", corrected, "--check"],
      ["tracking", "import", file("events.json"), "--booking", corrected],
      ["tracking", "import", file("departure.json"), "--booking", corrected],
      ["tracking", "import", file("events.csv"), "--booking", HOSTILE],
      ["tracking", "import", file("events.csv"), "--booking", corrected, "--column", HOSTILE, "--move", HOSTILE],
      ["fx", "list"],
      ["margins", "list"],
      ["margins", "explain", "--lane", "INNSA-DEHAM", "--carrier", HOSTILE, "--size", "40HC", "--buy", "USD 1200"],
      ["margins", "remove", HOSTILE],
      ["status"],
      ["companies", "list"],
      ["companies", "show", email],
      ["companies", "duplicates"],
      ["companies", "group", email, "--name", HOSTILE],
      ["companies", "credit", email, "--limit", HOSTILE],
      ["companies", "credit", email, "--days", "30"],
      ["companies", "copy", email, "pan", file("pan.pdf")],
      ["companies", "approve", HOSTILE],
      ["companies", "refuse", email, "--reason", HOSTILE],
      ["companies", "hold", email, "--reason", HOSTILE],
      ["companies", "block", HOSTILE, "--reason", HOSTILE],
      ["companies", "activate", email],
      ["staff", "list"],
      ["staff", "role", "eva@keelson.example", "--role", "pricing"],
      ["staff", "disable", "eva@keelson.example"],
      ["staff", "enable", "eva@keelson.example"],
      ["staff", "reset-factor", "eva@keelson.example"],
      ["staff", "invite", "x@keelson.example", "--name", HOSTILE, "--role", "desk"],
      ["users", "list"],
      ["users", "sessions", email],
      ["users", "deletions"],
      ["users", "enable", email],
      ["users", "disable", email],
      ["users", "delete", email],
    ];
    for (const call of calls) {
      if (isReading(call)) await runJson(...call);
      await run(...call);
    }
    expect(printed.filter(({ line }) => BAD.test(line) || line.trimStart().startsWith(FORGED))).toEqual([]);
    const tried = new Set([...calls.map((call) => call.slice(0, 2).join(" ")), ...WITHOUT_STORED_TEXT]);
    const program = new Command("operations");
    for (const command of commands) command.addTo(program, operations);
    const leaves = listLeaves(program);
    const names = leaves.map((leaf) =>
      leaf.parent === program ? leaf.name() : `${leaf.parent?.name()} ${leaf.name()}`,
    );
    expect(names.filter((name) => !tried.has(name))).toEqual([]);
    /* What mcp writes is the protocol. */
    const withoutJson = leaves.filter(({ options }) => !options.some(({ long }) => long === "--json"));
    expect(withoutJson.map((leaf) => leaf.name())).toEqual(["mcp"]);
    const hostile = new Set(printed.filter(({ line }) => line.includes("evil")).map(({ command }) => command));
    for (const command of [
      "bookings list",
      "bookings show",
      "quotes show",
      "links list",
      "inbox list",
      "keys list",
      "mails list",
      "enquiries list",
      "rates list",
      "rates explain",
      "companies list",
      "staff list",
      "users list",
      "addresses list",
    ])
      expect(hostile).toContain(command);
  }, 120_000);

  it("keeps its words, its indentation and the joiners that scripts need", () => {
    expect(toTerminalLine("  A\u200dB\u0007 C\n\u202eD  ")).toBe("  A\u200dB  C  D");
    expect(toJsonLines({ name: "A\u202eB\u009bC" })).toEqual(["{", '  "name": "A\\u202eB\\u009bC"', "}"]);
  });
});
