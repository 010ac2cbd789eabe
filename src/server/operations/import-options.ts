import { type Command, Option } from "commander";
import { err, ok, Result } from "neverthrow";
import { VALIDITY_BASES, type ValidityBasis } from "#domain/rates";
import { addDays, type CalendarDate } from "#domain/time";
import { officeDay } from "../platform/time.ts";
import { toSign } from "./sheets/charge-cells.ts";
import { type DateOrder, readDateCell } from "./sheets/date-cells.ts";
import {
  checkMapping,
  EMPTY_MAPPING,
  type ImportMapping,
  loadMapping,
  mergeMappings,
} from "./sheets/import-mapping.ts";
import type { SheetKind } from "../rate-sources/rate-sheets/sheet-lines.ts";

export interface ImportOptions {
  readonly provider: string;
  readonly name?: string;
  readonly from?: string;
  readonly till?: string;
  readonly validFor: ValidityBasis;
  readonly rateType?: "contract" | "spot";
  readonly weekly?: boolean;
  readonly instant?: boolean;
  readonly check?: boolean;
  readonly kind?: SheetKind;
  readonly tab: readonly string[];
  readonly charge: readonly string[];
  readonly ignore: readonly string[];
  readonly field: readonly string[];
  readonly map?: string;
  readonly saveMap?: string;
  readonly dayFirst?: boolean;
  readonly monthFirst?: boolean;
  readonly currency?: string;
  readonly currencySign: readonly string[];
  readonly acceptOutliers?: boolean;
  readonly beside?: boolean;
  readonly report?: string;
}

const DEFAULT_VALIDITY_DAYS = 30;

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** Adds the options of `rates import` to a command. */
export const addImportOptions = (command: Command): Command =>
  command
    .requiredOption("--provider <name>", "whose rates these are")
    .option("--name <name>", "what the sheet is called (otherwise the file's name)")
    .option("--from <day>", "first day on which the rates hold, where a line does not say (otherwise today)")
    .option("--till <day>", "last day on which the rates hold, where a line does not say (otherwise 30 days)")
    .addOption(
      new Option(
        "--valid-for <what>",
        "what must be within these days: the vessel's departure, the booking, or the gate-in",
      )
        .choices(VALIDITY_BASES)
        .default("departure"),
    )
    .addOption(
      new Option(
        "--rate-type <type>",
        "what shippers filter by, where the sheet has no column RATE TYPE (containers only)",
      ).choices(["contract", "spot"]),
    )
    .option("--weekly", "the provider issues these rates anew each Monday")
    .option("--instant", "part loads: a booking is confirmed at once, without asking the provider")
    .option("--check", "only says what would be imported, lane by lane")
    .option("--report <file>", "writes all notes to a CSV file")
    .option("--tab <name>", "reads only this tab (can be repeated)", collect, [])
    .option("--charge <header>", "an unknown column is a charge (can be repeated)", collect, [])
    .option("--ignore <header>", "a column is left out (can be repeated)", collect, [])
    .option("--field <header=field>", "a column is a field, such as VIA (can be repeated)", collect, [])
    .option("--map <file>", "reads charges, fields and columns to ignore from a file that --save-map has written")
    .option("--save-map <file>", "writes what was said of columns, dates and currency to a file for the next sheet")
    .addOption(new Option("--day-first", "05/12/2026 is 5 December").conflicts("monthFirst"))
    .option("--month-first", "05/12/2026 is 12 May")
    .option("--currency <code>", "the currency of figures without one, where the sheet has no column CURRENCY")
    .option("--currency-sign <sign=code>", 'what "$", "Rs" or "¥" means (can be repeated)', collect, [])
    .option("--accept-outliers", "accepts prices far from those of the sheet that is replaced")
    .option("--beside", "adds the lines beside the provider's other sheets instead of replacing their lanes")
    .addOption(
      new Option("--kind <kind>", "of containers or part loads (otherwise its columns decide)").choices(["fcl", "lcl"]),
    );

const readPairs = (
  pairs: readonly string[],
  option: string,
  example: string,
): Result<Readonly<Record<string, string>>, string> => {
  const read: Record<string, string> = {};
  for (const pair of pairs) {
    const at = pair.lastIndexOf("=");
    if (at < 1) return err(`${option} "${pair}" is not like ${option} "${example}".`);
    read[pair.slice(0, at).trim()] = pair.slice(at + 1).trim();
  }
  return ok(read);
};

const readSigns = (pairs: readonly string[]): Result<Readonly<Record<string, string>>, string> =>
  readPairs(pairs, "--currency-sign", "$=USD").map((signs) =>
    Object.fromEntries(Object.entries(signs).map(([sign, code]) => [toSign(sign), code.toUpperCase()])),
  );

const toOrder = ({ dayFirst, monthFirst }: ImportOptions): DateOrder | null => {
  if (dayFirst === true) return "day-first";
  return monthFirst === true ? "month-first" : null;
};

/** Declarations of columns, dates and currency: from the file of `--map`, then from the options. */
export const readMappingOptions = async (options: ImportOptions): Promise<Result<ImportMapping, string>> => {
  const loaded = options.map === undefined ? ok(EMPTY_MAPPING) : await loadMapping(options.map);
  const stated = Result.combine([
    readPairs(options.field, "--field", "HEADER=TRANSIT TIME"),
    readSigns(options.currencySign),
  ]);
  return loaded.andThen((stored) =>
    stated.andThen(([fields, signs]) => {
      const mapping = mergeMappings(stored, {
        charges: options.charge,
        ignore: options.ignore,
        fields,
        dates: toOrder(options),
        currency: options.currency?.toUpperCase() ?? null,
        signs,
      });
      const problem = checkMapping(mapping);
      return problem === null ? ok(mapping) : err(problem);
    }),
  );
};

/** Default first and last day of the lines of a sheet. */
export interface SheetValidity {
  readonly from: CalendarDate;
  readonly till: CalendarDate;
}

const readDay = (
  text: string | undefined,
  otherwise: CalendarDate,
  order: DateOrder | null,
): Result<CalendarDate, string> => {
  if (text === undefined) return ok(otherwise);
  const read = readDateCell(text, order);
  if (read.kind === "date") return ok(read.date);
  return err(
    read.kind === "unreadable"
      ? `"${text}" is not a day (such as 2026-12-31).`
      : `"${text}" can be ${read.dayFirst} or ${read.monthFirst}. Write one of them.`,
  );
};

/** The days of `--from` and `--till`. */
export const readValidityOptions = (
  { from, till }: ImportOptions,
  order: DateOrder | null,
  now: number,
): Result<SheetValidity, string> => {
  const today = officeDay(now);
  return readDay(from, today, order).andThen((first) =>
    readDay(till, addDays(first < today ? today : first, DEFAULT_VALIDITY_DAYS), order).andThen((last) => {
      if (last < first) return err(`The validity ends (${last}) before it begins (${first}).`);
      return last < today ? err(`The validity ended on ${last}.`) : ok({ from: first, till: last });
    }),
  );
};
