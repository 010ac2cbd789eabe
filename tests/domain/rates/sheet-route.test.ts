import { expect, it } from "vitest";
import { toSheetLegs } from "#domain/rates/rate-sheet/line.ts";

const from = (text: string) =>
  toSheetLegs({
    id: "1",
    providerName: "CASTELLAN",
    logo: null,
    fields: { "PORT OF LOADING": text, "PORT OF DISCHARGE": "Rotterdam" },
    charges: {},
  })[0]?.from;

it.each([
  ["NHAVA SHEVA", "NHAVA SHEVA", null],
  ["NEW DELHI", "NEW DELHI", null],
  ["NHAVA SHEVA (INNSA)", "NHAVA SHEVA", "INNSA"],
  ["Nhava Sheva INNSA", "Nhava Sheva", "INNSA"],
  ["Nhava Sheva, INNSA", "Nhava Sheva", "INNSA"],
  ["INNSA", "INNSA", "INNSA"],
  ["Nhava Sheva, India", "Nhava Sheva, India", null],
])("reads the port %s", (text, name, code) => {
  expect(from(text)).toEqual({ name, code, country: null, kind: "sea" });
});
