import { type Command, Option } from "commander";
import { err, ok, Result } from "neverthrow";
import { type CellCorrection, VALIDITY_BASES, type ValidityBasis } from "#domain/rates";
import { addDays, type CalendarDate } from "#domain/time";
import { officeDay } from "../platform/time.ts";
import type { DecimalSign } from "./sheets/amount-text.ts";
import { toSign } from "./sheets/currency-signs.ts";
import { type DateOrder, readDateCell } from "./sheets/date-cells.ts";
import {
  checkMapping,
  EMPTY_MAPPING,
  type ImportMapping,
  loadMapping,
  mergeMappings,
  type SheetRateType,
} from "./sheets/import-mapping.ts";
import { PRICE_SIDES, type PriceSide } from "#domain/margins";
import type { SheetKind } from "../rate-sources/rate-sheets/sheet-kinds.ts";

export interface ImportOptions {
  readonly provider: string;
  readonly name?: string;
  readonly from?: string;
  readonly till?: string;
  readonly validFor?: ValidityBasis;
  readonly rateType?: SheetRateType;
  readonly weekly?: boolean;
  readonly instant?: boolean;
  readonly check?: boolean;
  readonly compare?: boolean;
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
  readonly columnCurrency: readonly string[];
  readonly size: readonly string[];
  readonly alias: readonly string[];
  readonly carrier: readonly string[];
  readonly remark?: readonly string[];
  /** Rows that are not read; of one file, so that no mapping has them. */
  readonly leaveOut?: readonly string[];
  readonly decimal?: DecimalSign;
  readonly includeHidden?: boolean;
  readonly skipHidden?: boolean;
  readonly allowZero?: boolean;
  readonly allowNegative?: boolean;
  readonly acceptOutliers?: boolean;
  readonly keepExisting?: boolean;
  readonly replaceAll?: boolean;
  readonly report?: string;
  readonly visibleTo?: string;
  readonly prices?: PriceSide;
  readonly withoutMargin?: boolean;
  /** What cells of an import at the desk are read as; no option of the command line, where the file is corrected. */
  readonly corrections?: readonly CellCorrection[];
  /** Of an import at the desk: carriers are asked about that are not known. */
  readonly asksCarriers?: boolean;
}

const DEFAULT_VALIDITY_DAYS = 30;

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** Adds the options of `rates import` to a command. */
export const addImportOptions = (command: Command): Command =>
  command
    .requiredOption("--provider <name>", "carrier or forwarder that issues the rates")
    .option("--name <name>", "name of the sheet (default: file name)")
    .option("--from <day>", "start of validity for lines without one (default: today)")
    .option("--till <day>", "end of validity for lines without one (default: 30 days from the start)")
    .addOption(
      new Option(
        "--valid-for <what>",
        "date that must be within the validity: departure of the vessel (default), booking, or gate-in",
      ).choices(VALIDITY_BASES),
    )
    .addOption(
      new Option("--rate-type <type>", "rate type if the sheet has no column RATE TYPE (FCL only)").choices([
        "contract",
        "spot",
      ]),
    )
    .option("--weekly", "the provider issues new rates each Monday")
    .option("--instant", "the rates are our own: bookings are confirmed immediately, without asking the provider")
    .addOption(
      new Option(
        "--prices <side>",
        "buy: what the provider is paid, sold with margins; sell: what customers pay (default while there are no margin rules)",
      ).choices(PRICE_SIDES),
    )
    .option("--without-margin", "import buying prices also where no margin rule is about them: they are sold at cost")
    .option(
      "--visible-to <customers>",
      'only these find the prices: "group:retail, company:Menon Textiles" (default: everybody)',
    )
    .option("--check", "show what would be imported, by lane, and import nothing")
    .addOption(
      new Option(
        "--compare",
        "show each price that would change, with every charge before and after, and import nothing",
      ).conflicts("check"),
    )
    .option("--report <file>", "write all notes to a CSV file")
    .option("--tab <name>", "read only this tab (repeatable)", collect, [])
    .option(
      "--charge <header[=charge]>",
      'treat an unknown column as a charge, such as "Green fee" or "Frt=OCEAN FREIGHT" (repeatable)',
      collect,
      [],
    )
    .option("--ignore <header>", "ignore a column (repeatable)", collect, [])
    .option("--field <header=field>", "treat a column as a field, such as VIA (repeatable)", collect, [])
    .option("--map <file>", "read the mapping from a file written by --save-map")
    .option(
      "--save-map <file>",
      "write the mapping of columns, sizes, dates and currencies and all other answers to a file for the next sheet",
    )
    .addOption(new Option("--day-first", "05/12/2026 is 5 December").conflicts("monthFirst"))
    .option("--month-first", "05/12/2026 is 12 May")
    .option("--currency <code>", "currency of amounts without one if the sheet has no column CURRENCY")
    .option("--currency-sign <sign=code>", 'currency of a sign such as "$", "Rs" or "kr" (repeatable)', collect, [])
    .option("--column-currency <header=code>", "currency of the bare amounts of one column (repeatable)", collect, [])
    .option(
      "--size <size=sizes>",
      'sizes that a size means, such as "PC20=20GP" or "40=40GP/40HC" (repeatable)',
      collect,
      [],
    )
    .option(
      "--alias <name=places>",
      'places that a provider\'s own name means, such as "NSA=INNSA" or "Base ports=NLRTM/DEHAM" (repeatable)',
      collect,
      [],
    )
    .option(
      "--carrier <name=carrier>",
      'carrier that a provider\'s own name means, such as "CSTL=Castellan"; "CSTL=" leaves its lines out (repeatable)',
      collect,
      [],
    )
    .option(
      "--remark <remark=meaning>",
      'what a remark means for the price of its lines, such as "War risk extra=WAR RISK USD 50/TEU" (or /container, /BL) or "War risk extra=NOT PART: paid at destination" (repeatable)',
      collect,
      [],
    )
    .option(
      "--leave-out <row>",
      'a row of this file that is not read, such as 12 or "Europe!12" (repeatable; not saved by --save-map)',
      collect,
      [],
    )
    .addOption(
      new Option("--decimal <sign>", "sign before the decimals where 1.050 or 1,050 can be read both ways").choices([
        "point",
        "comma",
      ]),
    )
    .addOption(new Option("--include-hidden", "read hidden tabs, columns and rows").conflicts("skipHidden"))
    .option("--skip-hidden", "leave hidden tabs, columns and rows out")
    .option("--allow-zero", "LCL: freight of zero is a price")
    .option("--allow-negative", "LCL: negative amounts are rebates")
    .option("--accept-outliers", "accept prices that differ by more than 60 % from the sheet being replaced")
    .option("--keep-existing", "add the lines to the provider's other sheets and replace none of their prices")
    .addOption(
      new Option(
        "--replace-all",
        "end all other lines of the provider, also on lanes, of carriers and of sizes that the sheet does not have",
      ).conflicts("keepExisting"),
    )
    .addOption(
      new Option("--kind <kind>", "kind of the sheet (default: detected from its columns)").choices(["fcl", "lcl"]),
    );

export const readPairs = (
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

const toUpperCodes = (pairs: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pairs).map(([key, code]) => [key, code.toUpperCase()]));

const toHidden = ({ includeHidden, skipHidden }: ImportOptions): ImportMapping["hidden"] => {
  if (includeHidden === true) return "include";
  return skipHidden === true ? "skip" : null;
};

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
    readPairs(options.columnCurrency, "--column-currency", "THC=INR").map(toUpperCodes),
    readPairs(options.size, "--size", "PC20=20GP"),
    readPairs(options.alias, "--alias", "NSA=INNSA"),
    readPairs(options.carrier, "--carrier", "CSTL=Castellan"),
    readPairs(options.remark ?? [], "--remark", "War risk extra=WAR RISK USD 50/TEU"),
  ]);
  return loaded.andThen((stored) =>
    stated.andThen(([fields, signs, columnCurrencies, sizes, aliases, carriers, remarks]) => {
      const mapping = mergeMappings(stored, {
        charges: options.charge,
        ignore: options.ignore,
        fields,
        dates: toOrder(options),
        currency: options.currency?.toUpperCase() ?? null,
        signs,
        columnCurrencies,
        sizes,
        aliases,
        carriers,
        remarks,
        decimal: options.decimal ?? null,
        hidden: toHidden(options),
        allowZero: options.allowZero === true,
        allowNegative: options.allowNegative === true,
        validFor: options.validFor ?? null,
        rateType: options.rateType ?? null,
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

/** `VALID FROM` and `VALID TILL` where options state them. */
export const toStatedDays = ({ from, till }: Pick<ImportOptions, "from" | "till">): ReadonlySet<string> =>
  new Set([...(from === undefined ? [] : ["VALID FROM"]), ...(till === undefined ? [] : ["VALID TILL"])]);
