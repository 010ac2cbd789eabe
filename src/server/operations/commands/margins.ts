import { readAmountCell } from "#domain/charges";
import { readEquipment } from "#domain/containers";
import { explainMargin, MARGIN_KINDS, type MarginRule, type MarginSubject, sortByNarrowness } from "#domain/margins";
import { DEFAULT_CURRENCY } from "#domain/money";
import { err, ok, type Result } from "neverthrow";
import { findGroup } from "#server/modules/accounts/index.ts";
import { addMargins, type MarginObstacle, readMargins, removeMargin } from "#server/modules/margins/index.ts";
import { findLostMargin } from "#server/modules/pricing/index.ts";
import { findExchange } from "#server/modules/rates/index.ts";
import { officeDay } from "#server/platform/time.ts";
import { findCompanyId } from "../find-audience.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import {
  argument,
  defaultOption,
  flag,
  option,
  readChoice,
  readText,
  requiredOption,
  textOption,
} from "../kit/parameters.ts";
import { describeMargin, refusalText } from "../margins/explain-margins.ts";
import { customersText, endText, type MarginEntry, marginText, toMargin } from "../margins/margin-texts.ts";
import { laneCount, priceCount } from "../rate-lines.ts";
import { readMarginRows } from "../margins/read-margin-rows.ts";
import { readTable } from "../sheets/read-table.ts";
import { notesText } from "../sheets/sheet-notes.ts";

const describeObstacle = (obstacle: MarginObstacle, lines: ReadonlyMap<string, number>): string => {
  const name = (id: string) => (lines.has(id) ? `${id} (line ${lines.get(id)})` : `${id} (stored)`);
  switch (obstacle.kind) {
    case "gone":
      return `  ${name(obstacle.id)} counts no more.`;
    case "used":
      return `  ${name(obstacle.id)}: this name was used before. Give the rule another one.`;
    case "conflict":
      return `  ${name(obstacle.id)} and ${name(obstacle.other)} are equally narrow and on overlapping days. Change one of them.`;
  }
};

const importCommand = defineCommand({
  name: "import",
  description: "Add margin rules and floors; with a problem or a conflict nothing is added",
  parameters: { file: argument("Excel file (first tab) or CSV file") },
  run: async ({ db, clock }, { file }) => {
    const table = await readTable(file);
    if (table.isErr()) return err(table.error);
    const read = await readMarginRows(table.value, (typed) => findCompanyId(db, typed), officeDay(clock()));
    const { rules, floors, lines, problems } = read;
    if (problems.length > 0) return err([`Nothing was imported of ${file}:`, ...notesText(problems)]);
    if (lines.size === 0) return err(`Nothing was imported: ${file} has no rules.`);
    const obstacles = await db
      .transaction()
      .execute((transaction) => addMargins(transaction, { rules, floors }, clock()));
    return obstacles.length === 0
      ? ok({ rules: rules.length, floors: floors.length })
      : err([`Nothing was imported of ${file}:`, ...obstacles.map((one) => describeObstacle(one, lines))]);
  },
  describe: ({ rules, floors }) => [`Imported: margin rules: ${rules}, floors: ${floors}.`],
});

const toCharge = (entry: MarginEntry): string => ("margin" in entry ? (entry.charge ?? "all") : "floor");

const list = defineList({
  name: "list",
  description: "List the margin rules in the order in which they are compared, then the floors",
  parameters: {},
  run: async ({ db }): Promise<Result<readonly MarginEntry[], string>> => {
    const { rules, floors } = await readMargins(db);
    return ok([...sortByNarrowness(rules), ...floors]);
  },
  columns: [
    { key: "id", heading: "Rule" },
    { key: "customers", heading: "Customers", value: ({ customers }) => customersText(customers) },
    { key: "lane", heading: "Lane", value: ({ from, to }) => `${endText(from)}-${endText(to)}` },
    { key: "carrier", heading: "Carrier", text: ({ carrier }) => carrier ?? "all carriers" },
    { key: "mode", heading: "Mode", text: ({ mode }) => mode?.toUpperCase() ?? "FCL and LCL" },
    { key: "size", heading: "Size", text: ({ size }) => size ?? "all sizes" },
    { key: "charge", heading: "Charge", value: toCharge },
    { key: "margin", heading: "Margin", value: (entry) => marginText(toMargin(entry)) },
    { key: "validFrom", heading: "From" },
    { key: "validTo", heading: "Till", text: ({ validTo }) => (validTo === null ? "without end" : `till ${validTo}`) },
    { key: "owner", heading: "Owner" },
  ],
  empty: "No margin rules.",
});

const remove = defineCommand({
  name: "remove",
  description: "Remove a margin rule or a floor; offers, quotes and bookings keep their prices",
  parameters: {
    id: argument("name of the rule, as shown by `margins list`"),
    withoutMargin: flag("also where it is the last rule about prices, which are then sold at cost"),
  },
  run: async ({ db, clock }, { id, withoutMargin }) => {
    const lost = withoutMargin ? null : await findLostMargin(db, id, null, officeDay(clock()));
    if (lost !== null)
      return err(
        `${id} is the last rule about ${priceCount(lost.prices)} on ${laneCount(lost.lanes)}, which would be sold at the buying price. Say --without-margin to remove it.`,
      );
    const isRemoved = await db.transaction().execute((transaction) => removeMargin(transaction, id, clock()));
    return isRemoved ? ok({ id }) : err(`There is no margin rule or floor ${id}.`);
  },
  describe: ({ id }) => [`${id} is removed.`],
});

type LanePlaces = Pick<MarginSubject, "from" | "to">;

const readLane = (text: string): Result<LanePlaces, string> => {
  const [, from, to] = /^([A-Z]{2}[A-Z2-9]{3})-([A-Z]{2}[A-Z2-9]{3})$/i.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined)
    return err(`--lane takes two UN/LOCODEs such as INNSA-DEHAM, not ${text}.`);
  const toPlaces = (code: string) => ({ codes: [code.toUpperCase()], countries: [code.slice(0, 2).toUpperCase()] });
  return ok({ from: toPlaces(from), to: toPlaces(to) });
};

const readSize = (text: string): Result<NonNullable<MarginRule["size"]>, string> => {
  const size = readEquipment(text);
  return size === null ? err(`--size takes a size such as 40HC, not ${text}.`) : ok(size);
};

const readBuying = (text: string) => {
  const cell = readAmountCell(text, null);
  return cell.kind === "amount" && cell.minimum === null && cell.per === null
    ? ok(cell.unit)
    : err(`--buy takes an amount such as "USD 1200", not ${text}.`);
};

const explain = defineCommand({
  name: "explain",
  description: "Show how the buying price of one container becomes a selling price, and why other rules are not used",
  parameters: {
    lane: requiredOption("<lane>", "ports of loading and discharge (INNSA-DEHAM)", readLane),
    carrier: requiredOption("<name>", "carrier of the offer", readText),
    size: requiredOption("<size>", "size of the container (40HC)", readSize),
    buy: requiredOption("<amount>", 'buying price of the charge ("USD 1200")', readBuying),
    charge: defaultOption(
      "<kind>",
      `kind of the charge: ${MARGIN_KINDS.join(", ")}`,
      "freight",
      readChoice(MARGIN_KINDS),
    ),
    company: option("<company>", "id or name of the customer's company", readText),
    group: textOption("<group>", "group of the customer"),
  },
  run: async ({ db, clock }, { lane, carrier, size, buy, charge, company, group }) => {
    const found = company === null ? ok("") : await findCompanyId(db, company);
    if (found.isErr()) return err(found.error);
    const today = officeDay(clock());
    const line = { key: charge, kind: charge, size, countedBy: "container", unit: buy, quantity: 1 } as const;
    const customer = { company: found.value, group: group === null ? null : await findGroup(db, group) };
    const subject = { ...customer, ...lane, carrier, mode: "fcl", today, currency: DEFAULT_CURRENCY } as const;
    return explainMargin(line, await readMargins(db), subject, await findExchange(db, today)).mapErr(refusalText);
  },
  describe: describeMargin,
});

/** `margins import`, `list`, `explain` and `remove`. */
export const marginCommands = defineGroup("margins", "Manage margins between buying and selling prices", [
  importCommand,
  list,
  explain,
  remove,
]);
