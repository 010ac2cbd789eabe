import { expect, it } from "vitest";
import { SentencePartsCodec, toSentence } from "#adapters/http/sentence.ts";
import { dayValue, moneyValue } from "#domain/formatting";

const read = (parts: unknown) => {
  const decoded = SentencePartsCodec.decode(parts);
  return toSentence("as a text", "right" in decoded ? decoded.right : null);
};

it("reads the days and amounts of a text", () => {
  expect(
    read([
      { text: "Fee to agree to by " },
      { text: "03 Dec 2026", day: "2026-12-03", style: "date" },
      { text: ": " },
      { text: "USD 1,500.50", amount: { currency: "USD", amount: 1500.5 } },
    ]),
  ).toEqual(["Fee to agree to by ", dayValue("2026-12-03"), ": ", moneyValue({ currency: "USD", minor: 150_050 })]);
});

it.each([
  [undefined, "as a text"],
  [null, "as a text"],
  ["pieces", "as a text"],
  [[{ day: "2026-12-03" }], "as a text"],
  [[{ text: "Fee: " }, { text: "3 boxes", boxes: 3 }], "Fee: 3 boxes"],
  [[{ text: "soon", day: "soon", style: "date" }], "soon"],
  [[{ text: "USD 5", amount: { currency: "?", amount: 5 } }], "USD 5"],
])("takes the text where the pieces are absent, cannot be read or are of an unknown kind: %j", (parts, text) => {
  expect(read(parts)).toBe(text);
});
