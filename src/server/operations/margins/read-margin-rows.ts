import { readAmountCell } from "#domain/charges";
import { readEquipment } from "#domain/containers";
import {
  type Customers,
  type FloorAmount,
  type LaneEnd,
  type Margin,
  MARGIN_KINDS,
  type MarginFloor,
  type MarginRounding,
  type MarginRule,
  type MarginScope,
  readLaneEnd,
} from "#domain/margins";
import { err, ok, type Result } from "neverthrow";
import { readFigure } from "#domain/money";
import { readDateCell } from "../sheets/date-cells.ts";
import type { TableLine } from "../sheets/read-table.ts";
import { type AddNote, emptyNotes, noteAdder, type NoteKind, type SheetNote } from "../sheets/sheet-notes.ts";

/** The columns of a table of margins; only RULE, MARGIN and OWNER must be filled. */
const MARGIN_COLUMNS = [
  "RULE",
  "CUSTOMERS",
  "FROM",
  "TO",
  "CARRIER",
  "MODE",
  "SIZE",
  "CHARGE",
  "MARGIN",
  "ROUNDING",
  "VALID FROM",
  "VALID TILL",
  "OWNER",
] as const;
type Column = (typeof MARGIN_COLUMNS)[number];

/** What was read; with `problems` nothing may be imported. `lines`: the line of each entry by its id. */
export interface ReadMargins {
  readonly rules: readonly MarginRule[];
  readonly floors: readonly MarginFloor[];
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: readonly SheetNote[];
}

export type FindCompanyId = (typed: string) => Promise<Result<string, string>>;

const isAll = (text: string): boolean => text === "" || /^all$/i.test(text);

/** `group:retail`, `company:<id or name>`, or all. */
const readCustomers = async (text: string, findCompany: FindCompanyId): Promise<Result<Customers, string>> => {
  if (isAll(text)) return ok({ kind: "all" });
  const [, kind, name] = /^(group|company):\s*(\S.*)$/i.exec(text) ?? [];
  if (kind === undefined || name === undefined)
    return err(`"${text}" is not all, group:<name> or company:<id or name>.`);
  if (kind.toLowerCase() === "group") return ok({ kind: "group", name });
  return (await findCompany(name)).map((id) => ({ kind: "company", id }));
};

const readEnd = (text: string): Result<LaneEnd, string> =>
  readLaneEnd(text).mapErr(() => `"${text}" is not a UN/LOCODE (INNSA), a country (IN) or all.`);

const readMode = (text: string): Result<MarginScope["mode"], string> => {
  if (isAll(text)) return ok(null);
  const mode = (["fcl", "lcl"] as const).find((one) => one === text.toLowerCase());
  return mode === undefined ? err(`"${text}" is not FCL, LCL or all.`) : ok(mode);
};

const readSize = (text: string): Result<MarginScope["size"], string> => {
  if (isAll(text)) return ok(null);
  const size = readEquipment(text);
  return size === null ? err(`"${text}" is not a size such as 40HC.`) : ok(size);
};

const readCharge = (text: string): Result<MarginRule["charge"], string> => {
  if (isAll(text)) return ok(null);
  const kind = MARGIN_KINDS.find((one) => one === text.toLowerCase());
  return kind === undefined ? err(`"${text}" is not ${MARGIN_KINDS.join(", ")}, floor or all.`) : ok(kind);
};

const PER = { container: "container", wm: "wm", "bill-of-lading": "booking", shipment: "booking" } as const;
const isPer = (per: string): per is keyof typeof PER => Object.hasOwn(PER, per);

const readMargin = (text: string): Result<Margin, string> => {
  /* `1,125%` is not guessed. */
  const [, figure] = /^([\d.,]+) ?%/.exec(text) ?? [];
  if (figure !== undefined && readFigure(figure) === null)
    return err(`"${text}" is not a percentage such as 6% or 2.5%.`);
  const cell = readAmountCell(text.replace(/\/\s*booking$/i, "/BL"), null);
  if (cell.kind === "percent" && cell.of === "")
    return ok({ kind: "percent", percent: cell.percent, minimum: cell.minimum });
  const isAmount = cell.kind === "amount" && cell.minimum === null && cell.equipment === null && cell.unit.minor >= 0;
  if (!isAmount || cell.per === null || !isPer(cell.per))
    return err(`"${text}" is not like USD 120/container, USD 40/booking, USD 5/W/M or 6% MIN USD 25.`);
  return ok({ kind: "amount", money: cell.unit, per: PER[cell.per] });
};

const readFloor = (text: string): Result<FloorAmount, string> =>
  readMargin(text).andThen((margin): Result<FloorAmount, string> => {
    if (margin.kind === "percent")
      return margin.minimum === null && Number(margin.percent) < 100
        ? ok({ kind: "percent", percent: margin.percent })
        : err(`"${text}" is not a percentage below 100 without a minimum.`);
    const { money, per } = margin;
    return per === "wm" ? err("A floor is per container or per booking.") : ok({ kind: "amount", money, per });
  });

const readRounding = (text: string): Result<MarginRounding | null, string> => {
  if (text === "") return ok(null);
  const [, written = "", direction = "nearest"] = /^([\d.,]+)(?: (up|nearest))?$/i.exec(text) ?? [];
  const step = readFigure(written) ?? "";
  if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(step) || Number(step) === 0)
    return err(`"${text}" is not like 5 up or 1 nearest.`);
  return ok({ step, direction: direction.toLowerCase() === "up" ? "up" : "nearest" });
};

const readDay = (text: string): Result<string, string> => {
  const read = readDateCell(text, null);
  return read.kind === "date" ? ok(read.date) : err(`"${text}" is not a day such as 2026-12-31.`);
};

const readOwner = (text: string): Result<string, string> =>
  text === "" || text.length > 80 ? err("State who answers for the rule, in at most 80 characters.") : ok(text);

const readId = (text: string): Result<string, string> =>
  /^[\w.-]{1,20}$/.test(text) ? ok(text) : err(`"${text}" is not a name such as M-02.`);

type Cells = (column: Column) => string;
type Take = <Value>(column: Column, kind: NoteKind, read: (text: string) => Result<Value, string>) => Value | null;

const taker =
  (cell: Cells, columns: ReadonlyMap<string, number>, add: AddNote): Take =>
  (column, kind, read) =>
    read(cell(column)).match(
      (value) => value,
      (sentence) => {
        add("problems", kind, columns.get(column) ?? null, sentence);
        return null;
      },
    );

type Entry =
  | { readonly kind: "rule"; readonly entry: MarginRule }
  | { readonly kind: "floor"; readonly entry: MarginFloor };

const readScope = (take: Take, cell: Cells, customers: Customers | null, today: string): MarginScope => ({
  customers: customers ?? { kind: "all" },
  from: take("FROM", "place", readEnd) ?? { kind: "all" },
  to: take("TO", "place", readEnd) ?? { kind: "all" },
  carrier: isAll(cell("CARRIER")) ? null : cell("CARRIER"),
  mode: take("MODE", "column", readMode),
  size: take("SIZE", "size", readSize),
  validFrom: cell("VALID FROM") === "" ? today : (take("VALID FROM", "date", readDay) ?? today),
  validTo: cell("VALID TILL") === "" ? null : take("VALID TILL", "date", readDay),
});

const readEntry = (take: Take, cell: Cells, scope: MarginScope): Entry => {
  const named = { ...scope, id: take("RULE", "column", readId) ?? "", owner: take("OWNER", "column", readOwner) ?? "" };
  if (/^floor$/i.test(cell("CHARGE"))) {
    const least = take("MARGIN", "amount", readFloor) ?? { kind: "percent", percent: "0" };
    return { kind: "floor", entry: { ...named, least } };
  }
  const margin = take("MARGIN", "amount", readMargin) ?? { kind: "percent", percent: "0", minimum: null };
  const charge = take("CHARGE", "column", readCharge);
  return { kind: "rule", entry: { ...named, charge, margin, rounding: take("ROUNDING", "amount", readRounding) } };
};

const toColumns = (head: TableLine | undefined): ReadonlyMap<string, number> =>
  new Map((head?.cells ?? []).map((text, index) => [text.trim().toUpperCase(), index]));

/** Reads a table of margin rules and floors (CHARGE `floor`); every problem names its cell. */
export const readMarginRows = async (
  table: readonly TableLine[],
  findCompany: FindCompanyId,
  today: string,
): Promise<ReadMargins> => {
  const [head, ...rows] = table;
  const notes = emptyNotes();
  const columns = toColumns(head);
  const addToHead = noteAdder(notes, null, head?.line ?? 1);
  for (const needed of ["RULE", "MARGIN", "OWNER"])
    if (!columns.has(needed)) addToHead("problems", "column", null, `The column ${needed} is missing.`);
  for (const [text, index] of columns)
    if (text !== "" && !MARGIN_COLUMNS.some((column) => column === text))
      addToHead("problems", "column", index, `"${text}" is not a column of margins (${MARGIN_COLUMNS.join(", ")}).`);
  const entries: Entry[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of columns.has("RULE") ? rows : []) {
    const cell: Cells = (column) => (cells[columns.get(column) ?? -1] ?? "").trim();
    const add = noteAdder(notes, null, line);
    const take = taker(cell, columns, add);
    const customers = await readCustomers(cell("CUSTOMERS"), findCompany);
    const entry = readEntry(
      take,
      cell,
      readScope(
        take,
        cell,
        take("CUSTOMERS", "column", () => customers),
        today,
      ),
    );
    const { id, validFrom, validTo } = entry.entry;
    if (validTo !== null && validTo < validFrom)
      add(
        "problems",
        "validity",
        columns.get("VALID TILL") ?? null,
        `It ends (${validTo}) before it begins (${validFrom}).`,
      );
    if (lines.has(id)) add("problems", "column", columns.get("RULE") ?? null, `${id} is in line ${lines.get(id)} too.`);
    lines.set(id, line);
    entries.push(entry);
  }
  return {
    rules: entries.flatMap((one) => (one.kind === "rule" ? [one.entry] : [])),
    floors: entries.flatMap((one) => (one.kind === "floor" ? [one.entry] : [])),
    lines,
    problems: notes.problems,
  };
};
