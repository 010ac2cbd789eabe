import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { dayValue, joinSentences, moneyValue, type Sentence, type SentenceValue } from "#domain/formatting";
import { isCurrencyCode, parseMoney } from "#domain/money";
import { isCalendarDate } from "#domain/time";
import { agreeing, list, object, orNull, readableOrNull } from "./codec.ts";

const PartCodec = agreeing<schema.SentencePart>()(
  object({
    text: t.string,
    day: orNull(t.string),
    style: orNull(t.keyof({ date: null, weekday: null, "full-date": null })),
    amount: orNull(object({ currency: t.string, amount: t.number })),
  }),
);

/** The parts of a text; null where they are absent or cannot be read, so that the text itself is shown. */
export const SentencePartsCodec = readableOrNull(list(PartCodec));

const toPart = ({ text, day, style, amount }: t.TypeOf<typeof PartCodec>): string | SentenceValue => {
  if (day !== null && style !== null && isCalendarDate(day)) return dayValue(day, style);
  if (amount === null || !isCurrencyCode(amount.currency)) return text;
  return parseMoney(String(amount.amount), amount.currency).map(moneyValue).unwrapOr(text);
};

/** A sentence of the server: its parts where it states them, otherwise its text. */
export const toSentence = (text: string, parts: t.TypeOf<typeof SentencePartsCodec>): Sentence =>
  parts === null ? text : joinSentences(parts.map(toPart));
