import { describe, expect, it } from "vitest";
import { answerQuestion, countQuestions, findAnswer, LEFT_OUT, type SheetQuestion } from "#domain/rates";
import { EMPTY_READING } from "#domain/rates/rate-sheet/reading.ts";

const COLUMN = { kind: "charge", field: null, charge: null, size: null, currency: null, per: null } as const;

describe("questions of a rate sheet", () => {
  it.each<[SheetQuestion, string, object]>([
    [{ topic: "currency", text: null }, "USD", { currency: "USD" }],
    [
      { topic: "column-currency", text: "THC 20GP" },
      "INR",
      { columns: [{ ...COLUMN, header: "THC 20GP", currency: "INR" }] },
    ],
    [{ topic: "sign", text: "KR" }, "DKK", { signs: { KR: "DKK" } }],
    [{ topic: "place", text: "Roterdam" }, "NLRTM", { aliases: { Roterdam: "NLRTM" } }],
    [{ topic: "carrier", text: "CSTL" }, LEFT_OUT, { carriers: { CSTL: "" } }],
    [{ topic: "size", text: "40 D" }, "40GP", { sizes: { "40 D": "40GP" } }],
    [{ topic: "charge", text: "X7" }, "BAF", { columns: [{ ...COLUMN, header: "X7", charge: "BAF" }] }],
    [{ topic: "charge", text: "X7" }, LEFT_OUT, { columns: [{ ...COLUMN, header: "X7", kind: "ignored" }] }],
    [
      { topic: "limit", text: "Commodity" },
      LEFT_OUT,
      { columns: [{ ...COLUMN, header: "Commodity", kind: "ignored" }] },
    ],
    [
      { topic: "remark", text: "+ USD 50 BAF" },
      "BAF USD 50.00/container",
      { remarks: { "+ USD 50 BAF": "BAF USD 50.00/container" } },
    ],
    [{ topic: "dates", text: null }, "month-first", { dates: "month-first" }],
    [{ topic: "decimal", text: null }, "comma", { decimal: "comma" }],
    [{ topic: "hidden", text: null }, "skip", { hidden: "skip" }],
  ])("takes for %j the answer %j", (question, answer, changes) => {
    const reading = answerQuestion(EMPTY_READING, question, answer);
    expect(reading).toStrictEqual({ ...EMPTY_READING, ...changes });
    expect([findAnswer(EMPTY_READING, question), findAnswer(reading, question)]).toStrictEqual([null, answer]);
  });

  it("keeps what was decided about a column whose currency is answered", () => {
    const decided = { ...COLUMN, header: "Handling", charge: "ORIGIN THC", size: "20GP" };
    const question: SheetQuestion = { topic: "column-currency", text: "HANDLING" };
    expect(answerQuestion({ ...EMPTY_READING, columns: [decided] }, question, "INR").columns).toStrictEqual([
      { ...decided, currency: "INR" },
    ]);
  });

  it("counts each question once, with its problems and lines", () => {
    const currency: SheetQuestion = { topic: "currency", text: null };
    const place: SheetQuestion = { topic: "place", text: "Roterdam" };
    const notes = [
      { tab: null, line: 2, cell: "D2", asks: currency },
      { tab: null, line: 2, cell: "B2", asks: place },
      { tab: null, line: 2, cell: "E2", asks: { ...currency } },
      { tab: null, line: 3, cell: "A3" },
      { tab: null, line: 4, cell: "D4", asks: { ...currency } },
    ];
    const counted = countQuestions(notes, ({ tab, line, cell }) => ({ tab, line, cell, header: null }));
    expect(counted).toStrictEqual([
      { ...currency, first: { tab: null, line: 2, cell: "D2", header: null }, problems: 3, lines: 2 },
      { ...place, first: { tab: null, line: 2, cell: "B2", header: null }, problems: 1, lines: 1 },
    ]);
  });
});
