import { formatMoney, type Money } from "#domain/money";
import {
  type CalendarDate,
  formatDate,
  formatFullDate,
  formatWeekday,
  type LocalDateTime,
  toDate,
  toTime,
} from "#domain/time";
import { STANDARD_FORMATS, type TextFormats } from "./formats.ts";

/** How a day is written: `03 Dec 2026`, `Thu 03 Dec` or `Thu 03 Dec 2026`, each in the order of the reader. */
export const DAY_STYLES = ["date", "weekday", "full-date"] as const;
export type DayStyle = (typeof DAY_STYLES)[number];

/** What a sentence says of a fact and each reader reads in their own formats. */
export type SentenceValue =
  | { readonly kind: "day"; readonly style: DayStyle; readonly day: CalendarDate }
  | { readonly kind: "money"; readonly money: Money };

export type SentencePart = string | SentenceValue;

/** A sentence that the product makes, with its days and amounts as data. A text alone has none. */
export type Sentence = string | readonly SentencePart[];

/** The parts of a sentence; two texts never follow each other. */
export const toParts = (sentence: Sentence): readonly SentencePart[] =>
  typeof sentence === "string" ? [sentence] : sentence;

const isText = (part: SentencePart | undefined): part is string => typeof part === "string";

/** Sentences and values as one, with what stands between them. */
export const joinSentences = (pieces: readonly (Sentence | SentenceValue)[], between = ""): Sentence => {
  const joined: SentencePart[] = [];
  const add = (part: SentencePart): void => {
    const last = joined.at(-1);
    if (isText(part) && isText(last)) joined[joined.length - 1] = `${last}${part}`;
    else if (part !== "") joined.push(part);
  };
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) add(between);
    for (const part of typeof piece === "object" && "kind" in piece ? [piece] : toParts(piece)) add(part);
  }
  const [first = "", ...others] = joined;
  return others.length === 0 && isText(first) ? first : joined;
};

/** A sentence as a template: `sentence` followed by a text with values and other sentences in it. */
export const sentence = (texts: TemplateStringsArray, ...inserted: readonly (Sentence | SentenceValue)[]): Sentence =>
  joinSentences(texts.flatMap((text, index) => [text, ...inserted.slice(index, index + 1)]));

type Moment = CalendarDate | LocalDateTime;

/** The day of a moment within a sentence. */
export const dayValue = (moment: Moment, style: DayStyle = "date"): SentenceValue => ({
  kind: "day",
  style,
  day: toDate(moment),
});

/** An amount within a sentence. */
export const moneyValue = ({ currency, minor }: Money): SentenceValue => ({
  kind: "money",
  money: { currency, minor },
});

/** A moment within a sentence: `Thu 03 Dec, 22:00`, or the day alone where no time is known. */
export const momentInSentence = (moment: Moment): Sentence => {
  const time = toTime(moment);
  return [dayValue(moment, "weekday"), ...(time === null ? [] : [`, ${time}`])];
};

const WRITE_DAY = { date: formatDate, weekday: formatWeekday, "full-date": formatFullDate } as const;

/** A part of a sentence as a reader with these formats reads it. */
export const writePart = (part: SentencePart, { dates, numbers }: TextFormats = STANDARD_FORMATS): string => {
  if (isText(part)) return part;
  return part.kind === "day" ? WRITE_DAY[part.style](part.day, dates) : formatMoney(part.money, numbers);
};

/** A sentence as a reader with these formats reads it. */
export const writeSentence = (whole: Sentence, formats: TextFormats = STANDARD_FORMATS): string =>
  toParts(whole)
    .map((part) => writePart(part, formats))
    .join("");
