import { expect, it } from "vitest";
import { readRemarkMeaning, writeRemarkMeaning } from "#domain/rates";

it.each([
  ["war risk usd 50/teu", "WAR RISK USD 50.00/TEU"],
  ["WAR RISK USD 1.250,50/container", "WAR RISK USD 1,250.50/container"],
  ["BUNKER (LSS) JPY 5,000 / bl", "BUNKER (LSS) JPY 5,000/BL"],
  ["not part: paid at destination", "NOT PART: paid at destination"],
])("reads %s, and writes it as it is read again", (typed, written) => {
  const meaning = readRemarkMeaning(typed)._unsafeUnwrap();
  expect(writeRemarkMeaning(meaning)).toBe(written);
  expect(readRemarkMeaning(written)._unsafeUnwrap()).toStrictEqual(meaning);
});

it.each([
  [
    "WAR RISK",
    '"WAR RISK" is not like "WAR RISK USD 50/TEU" (per container, TEU or BL) or "NOT PART: paid at destination".',
  ],
  [
    "WAR RISK USD 50/kg",
    '"WAR RISK USD 50/kg" is not like "WAR RISK USD 50/TEU" (per container, TEU or BL) or "NOT PART: paid at destination".',
  ],
  ["WAR RISK USD 0/TEU", "Enter an amount above 0."],
  ["WAR RISK XQX 5/TEU", "Enter the currency first, such as USD."],
  ["NOT PART:", 'State in 1 to 200 characters without "=" why it is not part of the price.'],
])("refuses %s", (typed, sentence) => {
  expect(readRemarkMeaning(typed)._unsafeUnwrapErr()).toBe(sentence);
});
