import { readEquipment } from "#domain/containers";
import type { AnswerLine } from "#domain/quotes";
import type { DeskApi } from "#server/desk/route.ts";
import type { BodyOf } from "#server/platform/http/handler.ts";
import type { TypedAnswer } from "./answer-quote.ts";

type Line = BodyOf<"priceQuoteAnswer", DeskApi>["lines"][number];

export const toTypedLine = ({ name, countedBy, size, buying, selling }: Line): AnswerLine => ({
  name,
  countedBy,
  size: size === null ? null : readEquipment(size),
  buying,
  selling,
});

export const toTypedAnswer = ({ offers, followUpOn }: BodyOf<"answerQuoteRequest", DeskApi>): TypedAnswer => ({
  offers: offers.map((offer) => ({ ...offer, lines: offer.lines.map(toTypedLine) })),
  followUpOn,
});
