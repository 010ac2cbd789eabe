import { expect, it } from "vitest";
import { toTotalNote, toTotalText } from "#desk/screens/bookings/words.ts";

const usd = { currency: "USD", minor: 203_000 };
const eur = { currency: "EUR", minor: 6_500 };

it.each([
  [{ total: usd, perCurrency: [], isTotalComplete: true }, "USD 2,030.00", null],
  [{ total: usd, perCurrency: [], isTotalComplete: false }, "USD 2,030.00", "Some charges have no price"],
  [{ total: null, perCurrency: [eur, usd], isTotalComplete: true }, "EUR\u00a065.00 + USD\u00a02,030.00", null],
  [{ total: null, perCurrency: [eur], isTotalComplete: false }, "EUR\u00a065.00", "Some charges have no price"],
  [{ total: null, perCurrency: [], isTotalComplete: false }, "Not complete", null],
])("reads a total as booked as the customer does: %j is %s, %s", (booked, text, note) => {
  expect([toTotalText(booked), toTotalNote(booked)]).toEqual([text, note]);
});
