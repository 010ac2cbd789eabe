import type { ColumnDecision, SheetReading } from "./reading.ts";

/** What a rate sheet leaves open and one answer settles wherever it occurs in the sheet. */
export type QuestionTopic =
  /** The currency of amounts that have none. */
  | "currency"
  /** The same of one column or charge, which `text` names. */
  | "column-currency"
  /** The currency that the sign or word `text` means. */
  | "sign"
  /** What the place, carrier, container size or charge `text` is. */
  | "place"
  | "carrier"
  | "size"
  | "charge"
  /** What the remark `text`, which may change prices, means. */
  | "remark"
  /** Whether the column `text`, which limits prices, is left out. */
  | "limit"
  /** Whether the day or the month comes first, a comma or a point begins the decimals, and hidden parts are read. */
  | "dates"
  | "decimal"
  | "hidden";

export interface SheetQuestion {
  readonly topic: QuestionTopic;
  /** As the sheet writes it; null where the question is about the whole sheet. */
  readonly text: string | null;
}

/** Where a sheet leaves something open. */
export interface QuestionPlace {
  /** Null where the file has one tab only. */
  readonly tab: string | null;
  readonly line: number;
  /** As a spreadsheet names it; null where the whole line is meant. */
  readonly cell: string | null;
  /** The header of its column; null where it has none. */
  readonly header: string | null;
}

/** A question with how often it occurs. */
export interface CountedQuestion extends SheetQuestion {
  /** Where it occurs first; null where that is not known. */
  readonly first: QuestionPlace | null;
  /** Problems that its answer settles. */
  readonly problems: number;
  /** Lines of the file that have them. */
  readonly lines: number;
}

export const isSameQuestion = (one: SheetQuestion | null, other: SheetQuestion | null): boolean =>
  one !== null && other !== null && one.topic === other.topic && one.text === other.text;

interface AskingNote {
  readonly tab: string | null;
  readonly line: number;
  readonly asks?: SheetQuestion | undefined;
}

/** The questions of notes in the order in which they occur first, each once. */
export const countQuestions = <Note extends AskingNote>(
  notes: readonly Note[],
  toPlace: (note: Note) => QuestionPlace,
): readonly CountedQuestion[] => {
  type Asked = Omit<CountedQuestion, "problems" | "lines">;
  const found = new Map<string, { readonly question: Asked; problems: number; readonly lines: Set<string> }>();
  for (const note of notes) {
    const { asks, tab, line } = note;
    if (asks === undefined) continue;
    const key = JSON.stringify([asks.topic, asks.text]);
    const counted = found.get(key) ?? {
      question: { ...asks, first: toPlace(note) },
      problems: 0,
      lines: new Set<string>(),
    };
    counted.problems += 1;
    counted.lines.add(JSON.stringify([tab, line]));
    found.set(key, counted);
  }
  return [...found.values()].map(({ question, problems, lines }) => ({ ...question, problems, lines: lines.size }));
};

const CHARGE: Omit<ColumnDecision, "header"> = {
  kind: "charge",
  field: null,
  charge: null,
  size: null,
  currency: null,
  per: null,
};

const isColumn =
  (text: string) =>
  ({ header }: ColumnDecision): boolean =>
    header.trim().toLowerCase() === text.trim().toLowerCase();

const decide = (reading: SheetReading, text: string, changes: Partial<ColumnDecision>): SheetReading => {
  const before = reading.columns.find(isColumn(text)) ?? { ...CHARGE, header: text };
  const others = reading.columns.filter((one) => one !== before);
  return { ...reading, columns: [...others, { ...before, ...changes }] };
};

/** What is left out: the charge or column that a question is about, or the lines of its carrier. */
export const LEFT_OUT = "";

/**
 * A reading with the answer to a question: a currency, the code or name of a place, the name of a carrier or charge, a size, what a
 * remark means as `writeRemarkMeaning` writes it,
 * `day-first`, `comma`, `include` and the like, or `LEFT_OUT`.
 */
export const answerQuestion = (reading: SheetReading, { topic, text }: SheetQuestion, answer: string): SheetReading => {
  const written = text ?? "";
  switch (topic) {
    case "currency":
      return { ...reading, currency: answer };
    case "column-currency":
      return decide(reading, written, { currency: answer });
    case "sign":
      return { ...reading, signs: { ...reading.signs, [written]: answer } };
    case "place":
      return { ...reading, aliases: { ...reading.aliases, [written]: answer } };
    case "carrier":
      return { ...reading, carriers: { ...reading.carriers, [written]: answer } };
    case "remark":
      return { ...reading, remarks: { ...reading.remarks, [written]: answer } };
    case "size":
      return { ...reading, sizes: { ...reading.sizes, [written]: answer } };
    case "charge":
    case "limit":
      return decide(reading, written, answer === LEFT_OUT ? { kind: "ignored" } : { kind: "charge", charge: answer });
    case "dates":
      return { ...reading, dates: answer === "month-first" ? "month-first" : "day-first" };
    case "decimal":
      return { ...reading, decimal: answer === "comma" ? "comma" : "point" };
    case "hidden":
      return { ...reading, hidden: answer === "skip" ? "skip" : "include" };
  }
};

/** How a reading answers a question; null where it does not. */
export const findAnswer = (reading: SheetReading, { topic, text }: SheetQuestion): string | null => {
  const written = text ?? "";
  const column = reading.columns.find(isColumn(written));
  switch (topic) {
    case "currency":
      return reading.currency;
    case "column-currency":
      return column?.currency ?? null;
    case "sign":
      return reading.signs[written] ?? null;
    case "place":
      return reading.aliases[written] ?? null;
    case "carrier":
      return reading.carriers[written] ?? null;
    case "remark":
      return reading.remarks[written] ?? null;
    case "size":
      return reading.sizes[written] ?? null;
    case "charge":
    case "limit":
      if (column === undefined) return null;
      return column.kind === "ignored" ? LEFT_OUT : column.charge;
    case "dates":
      return reading.dates;
    case "decimal":
      return reading.decimal;
    case "hidden":
      return reading.hidden;
  }
};
