import {
  joinSentences,
  moneyValue,
  type Sentence,
  sentence,
  STANDARD_FORMATS,
  writeSentence,
} from "#domain/formatting";
import { type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import type { DailyRate, FreeTime, Rate, RateDetail } from "./rate.ts";

/** A kind of free time: what it is called, what it means, and the free days of each container size. */
interface FreeTimeRow {
  readonly title: string;
  readonly definition: string;
  /** In the order of the sizes of the table. */
  readonly days: readonly string[];
}

interface FreeTimeTable {
  readonly sizes: readonly string[];
  readonly rows: readonly FreeTimeRow[];
}

export type FreeTimeTerms = Pick<Rate, "freeTime" | "legs" | "load" | "source" | "details">;

const NOT_STATED = "Not stated";

const TITLES: Readonly<Record<FreeTime["kind"], string>> = {
  demurrage: "Demurrage",
  detention: "Detention",
  merged: "Demurrage and detention",
  storage: "Storage",
  monitoring: "Reefer monitoring",
};

const DEFINITIONS: Readonly<Record<FreeTime["kind"], Readonly<Record<FreeTime["movement"], string>>>> = {
  demurrage: {
    import: "The full container stays in the terminal after these days.",
    export: "The full container waits in the terminal for the vessel longer than these days.",
  },
  detention: {
    import: "The container is out of the terminal and not yet returned empty.",
    export: "From empty pick-up to return of the full container.",
  },
  merged: {
    import: "From discharge to return of the empty container, in the terminal and outside.",
    export: "From empty pick-up to loading, in the terminal and outside.",
  },
  storage: { import: "The terminal's own charge for the yard.", export: "The terminal's own charge for the yard." },
  monitoring: {
    import: "Power and control of a reefer in the terminal.",
    export: "Power and control of a reefer in the terminal.",
  },
};

const findPlace = ({ legs }: FreeTimeTerms, movement: FreeTime["movement"]): string | undefined =>
  movement === "export" ? legs[0]?.from.name : legs.at(-1)?.to.name;

const formatDays = (days: string, isOne: boolean, counted: FreeTime["counted"]): string => {
  const unit = isOne ? "day" : "days";
  return counted === "working" ? `${days} working ${unit}` : `${days} ${unit}`;
};

/** What is stated for a size: for this size alone, or for all sizes. */
const findForSize = (entries: readonly FreeTime[], size: string): FreeTime | undefined =>
  entries.findLast(({ equipment }) => equipment === size) ?? entries.find(({ equipment }) => equipment === null);

/** Columns of a rate sheet such as FREE DAYS DEST, as written: they do not define what is free. */
const listSheetColumns = ({ source, details }: FreeTimeTerms): FreeTimeTerms["details"] =>
  source === "excel" ? details.filter(({ label }) => /^FREE\b/.test(label)) : [];

/** `EUR 60.00 per day and container, EUR 90.00 from charged day 6`: the days are counted after the free ones. */
export const describeDailyRates = (tariff: readonly DailyRate[]): Sentence =>
  joinSentences(
    tariff.map(({ fromDay, perDay }, index) =>
      index === 0
        ? sentence`${moneyValue(perDay)} per day and container`
        : sentence`${moneyValue(perDay)} from charged day ${String(fromDay)}`,
    ),
    ", ",
  );

/** The same as a text. */
export const formatDailyRates = (tariff: readonly DailyRate[], numbers: NumberFormat = STANDARD_NUMBERS): string =>
  writeSentence(describeDailyRates(tariff), { ...STANDARD_FORMATS, numbers });

/** What the days after the free ones cost, by container size where it differs; nothing where it is not stated. */
const formatTariffs = (entries: readonly FreeTime[], sizes: readonly string[], numbers: NumberFormat): string => {
  const bySize = sizes.flatMap((size): readonly (readonly [size: string, text: string])[] => {
    const tariff = findForSize(entries, size)?.tariff;
    return tariff === undefined ? [] : [[size, formatDailyRates(tariff, numbers)]];
  });
  const texts = [...new Set(bySize.map(([, text]) => text))];
  const [first] = texts;
  if (first === undefined) return "";
  if (texts.length === 1 && bySize.length === sizes.length) return ` Then ${first}.`;
  return ` Then ${bySize.map(([size, text]) => `${size} ${text}`).join("; ")}.`;
};

/** Free time by kind and direction, with a column for each container size; a value the source lacks is 'Not stated'. */
export const toFreeTimeTable = (rate: FreeTimeTerms, numbers: NumberFormat = STANDARD_NUMBERS): FreeTimeTable => {
  const stated = rate.freeTime.flatMap(({ equipment }) => equipment ?? []);
  const sizes = [...new Set([...rate.load.containers.map(({ equipment }) => equipment), ...stated])];
  const toKind = ({ kind, movement }: FreeTime): string => `${movement} ${kind}`;
  const rows = [...new Set(rate.freeTime.map(toKind))].flatMap((kind) => {
    const entries = rate.freeTime.filter((free) => toKind(free) === kind);
    const [first] = entries;
    if (first === undefined) return [];
    const place = findPlace(rate, first.movement);
    return [
      {
        title: place === undefined ? TITLES[first.kind] : `${TITLES[first.kind]}, ${place}`,
        definition: `${DEFINITIONS[first.kind][first.movement]}${formatTariffs(entries, sizes, numbers)}`,
        days: sizes.map((size) => {
          const entry = findForSize(entries, size);
          return entry === undefined ? NOT_STATED : formatDays(String(entry.days), entry.days === 1, entry.counted);
        }),
      },
    ];
  });
  const columns = listSheetColumns(rate).map(({ label, value }) => ({
    title: label,
    definition: "As written in the sheet, which does not say whether in the terminal or outside.",
    days: sizes.map(() => value),
  }));
  return { sizes, rows: [...rows, ...columns] };
};

/** The cell of a sheet states days and nothing else, such as `14` or `14 days`. */
const STATES_DAYS_ONLY = /^\D{0,20}\d{1,3}(?:\.0+)?\D{0,20}$/;

/** A rate whose free time names days and no prices of the days after them. */
export const withoutDailyRates = (rate: Rate): Rate => ({
  ...rate,
  freeTime: rate.freeTime.map(({ tariff: _, ...free }) => free),
  details: rate.details.filter(
    (detail) => !listSheetColumns(rate).includes(detail) || STATES_DAYS_ONLY.test(detail.value),
  ),
});

/** What the free days are counted in; null when the source does not say, or says it for some only. */
export const formatFreeTimeCounting = ({ freeTime }: Pick<FreeTimeTerms, "freeTime">): string | null => {
  const [first] = freeTime;
  if (first === undefined || freeTime.some(({ counted }) => counted !== first.counted)) return null;
  if (first.counted === "unknown") return null;
  return first.counted === "calendar" ? "Calendar days." : "Working days.";
};

/** In words that carriers do not use in two senses; storage and monitoring are not the shipper's to shorten. */
const AT_DESTINATION = [
  ["demurrage", "in the terminal"],
  ["detention", "outside"],
  ["merged", "until the empty container is returned"],
] as const;

/** Free days of one kind; of different container sizes the fewest and the most. */
interface FreeDays {
  readonly kind: (typeof AT_DESTINATION)[number][0];
  readonly least: number;
  readonly most: number;
  /** False where calendar days are counted, or where it is not known. */
  readonly isWorkingDays: boolean;
}

/** The free time at the destination: what is stated for the quoted sizes, and the cells of a rate sheet as written. */
export interface ImportFreeTime {
  readonly free: readonly FreeDays[];
  readonly asWritten: readonly RateDetail[];
}

export const findImportFreeTime = (rate: FreeTimeTerms): ImportFreeTime => ({
  free: AT_DESTINATION.flatMap(([kind]) => {
    const entries = rate.freeTime.filter((free) => free.movement === "import" && free.kind === kind);
    const quoted = rate.load.containers.flatMap(({ equipment }) => findForSize(entries, equipment) ?? []);
    if (quoted.length === 0) return [];
    const days = quoted.map((free) => free.days);
    const isWorkingDays = quoted.every(({ counted }) => counted === "working");
    return [{ kind, least: Math.min(...days), most: Math.max(...days), isWorkingDays }];
  }),
  asWritten: listSheetColumns(rate),
});

const formatFreeDays = ({ kind, least, most, isWorkingDays }: FreeDays): string => {
  const days = least === most ? String(least) : `${least} to ${most}`;
  const words = AT_DESTINATION.find(([own]) => own === kind)?.[1] ?? "";
  return `${formatDays(days, days === "1", isWorkingDays ? "working" : "unknown")} ${words}`;
};

/** `7 days in the terminal, 5 days outside`; the cell of a rate sheet with its column; 'Not stated' without either. */
export const formatImportFreeTime = ({ free, asWritten }: ImportFreeTime): string => {
  const texts = [...free.map(formatFreeDays), ...asWritten.map(({ label, value }) => `${value} (${label})`)];
  return texts.length === 0 ? NOT_STATED : texts.join(", ");
};
