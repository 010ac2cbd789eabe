import * as t from "io-ts";
import { list, object, orNull } from "#adapters/http/codec.ts";
import type { TypedQuote } from "../ports/index.ts";

const LineCodec = object({
  name: t.string,
  countedBy: t.keyof({ container: null, booking: null, wm: null }),
  size: t.string,
  currency: t.string,
  buying: t.string,
  selling: t.string,
});

/** An answer as it is typed. */
export const ContentCodec = object({
  offers: list(
    object({
      carrier: t.string,
      vessel: t.string,
      voyage: t.string,
      departure: orNull(t.string),
      arrival: orNull(t.string),
      validTill: orNull(t.string),
      remark: t.string,
      lines: list(LineCodec),
      belowFloorReason: t.string,
    }),
  ),
  followUpOn: orNull(t.string),
});

export const DraftCodec = object({ content: ContentCodec, savedBy: t.string, savedAt: t.string, revision: t.number });

/** An answer as the API takes it. */
export const toContent = ({ offers, followUpOn }: TypedQuote) => ({
  offers: offers.map(({ carrier, vessel, voyage, departure, arrival, validTill, remark, lines, belowFloorReason }) => ({
    carrier,
    vessel,
    voyage,
    departure,
    arrival,
    validTill,
    remark,
    lines: lines.map((line) => ({ ...line })),
    belowFloorReason,
  })),
  followUpOn,
});
