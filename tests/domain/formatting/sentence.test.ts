import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DAY_STYLES,
  dayValue,
  joinSentences,
  momentInSentence,
  moneyValue,
  type SentencePart,
  sentence,
  toParts,
  writePart,
  writeSentence,
} from "#domain/formatting";

const FEE = moneyValue({ currency: "USD", minor: 123_456 });
const part: fc.Arbitrary<SentencePart> = fc.oneof(
  fc.string(),
  fc.constantFrom<SentencePart>(FEE, ...DAY_STYLES.map((style) => dayValue("2026-12-03", style))),
);

describe("a sentence", () => {
  it("has its days and amounts in the formats of its reader", () => {
    const whole = sentence`Fee ${FEE} until ${dayValue("2026-12-03T18:00")}, ${dayValue("2026-12-03", "weekday")}, ${dayValue("2026-12-03", "full-date")}`;
    expect(writeSentence(whole)).toBe("Fee USD 1,234.56 until 03 Dec 2026, Thu 03 Dec, Thu 03 Dec 2026");
    expect(writeSentence(whole, { dates: "month-name-day", numbers: "point-comma" })).toBe(
      "Fee USD 1.234,56 until Dec 03, 2026, Thu Dec 03, Thu Dec 03, 2026",
    );
  });

  it("without a day and an amount is a text, and with them has no two texts in a row", () => {
    expect(sentence`Document added: ${"Draft.pdf"}`).toBe("Document added: Draft.pdf");
    expect(sentence``).toBe("");
    expect(sentence`a${"b"}${sentence`c ${FEE} d`}${""}e`).toEqual(["abc ", FEE, " de"]);
    expect(momentInSentence("2026-12-03T18:00")).toEqual([dayValue("2026-12-03", "weekday"), ", 18:00"]);
    expect(momentInSentence("2026-12-03")).toEqual([dayValue("2026-12-03", "weekday")]);
  });

  it("reads like its parts, joined or not", () => {
    fc.assert(
      fc.property(fc.array(part), fc.string(), (parts, between) => {
        const joined = joinSentences(parts, between);
        expect(writeSentence(joined)).toBe(parts.map((one) => writePart(one)).join(between));
        expect(
          toParts(joined).some((one, index, all) => typeof one === "string" && typeof all[index + 1] === "string"),
        ).toBe(false);
        expect(JSON.parse(JSON.stringify(joined))).toEqual(joined);
      }),
    );
  });
});
