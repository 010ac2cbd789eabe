import { okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { createDaysForm, daysView, needsDays } from "#desk/flows/rates-days.ts";
import { createImportPage, findLastPrices } from "#desk/flows/rates-import.ts";
import { countOpenProblems, isSettled, listRepeated } from "#desk/flows/rates-questions.ts";
import type { ImportNote, RateImport, RatesPort } from "#desk/ports/index.ts";
import { FIRST_SETTINGS } from "#domain/rates/rate-sheet/reading.ts";
import { settled } from "#tests/support/flows.ts";

const CURRENCY = { topic: "currency", text: null } as const;
const PLACE = { topic: "place", text: "Roterdam" } as const;
const NOTE: ImportNote = {
  severity: "problem",
  kind: "currency",
  tab: null,
  line: 2,
  cell: "D2",
  header: "20GP",
  text: "1200",
  sentence: "It has no currency.",
  isCorrectable: true,
  headerCell: null,
  canBeLeftOut: true,
  asks: CURRENCY,
  stated: null,
};
const IMPORT: RateImport = {
  id: "i-1",
  fileName: "Europe.csv",
  state: "refused",
  problem: null,
  progress: null,
  settings: { ...FIRST_SETTINGS, name: "Coromandel Europe December", provider: "Coromandel Line", prices: "buy" },
  tabs: [],
  unknownColumns: 0,
  earlyQuestions: [],
  result: {
    notes: [
      NOTE,
      { ...NOTE, kind: "place", cell: "B2", text: "Roterdam", asks: PLACE },
      { ...NOTE, kind: "amount", cell: "E2", text: "abc", asks: null },
    ],
    questions: [
      { ...CURRENCY, first: null, problems: 1520, lines: 304 },
      { ...PLACE, first: null, problems: 1, lines: 1 },
    ],
    problemCount: 1522,
    remarkCount: 0,
    comparedAt: "2026-11-23T05:10:00.000Z",
    summary: null,
  },
  corrections: [],
  leftOut: [],
  sheet: null,
  staffName: "Jan Visser",
  createdAt: "2026-11-23T05:00:00.000Z",
  changedAt: "2026-11-23T05:12:00.000Z",
  revision: 4,
  others: [],
};
const CORRECTED: RateImport = {
  ...IMPORT,
  corrections: [
    { tab: null, cell: "E2", from: "abc", to: "1900", staffName: "Eva Lind", correctedAt: IMPORT.changedAt },
  ],
};
const COMPARING: RateImport = { ...CORRECTED, state: "comparing", result: null };

const open = async () => {
  const readImport = vi.fn<RatesPort["readImport"]>().mockReturnValue(okAsync(CORRECTED));
  const changeImport = vi.fn<RatesPort["changeImport"]>((one, settings) =>
    okAsync({ ...CORRECTED, settings, revision: one.revision + 1 }),
  );
  const compare = vi.fn<RatesPort["compare"]>().mockReturnValue(okAsync(COMPARING));
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const services = { ...rest, ports: { ...ports, rates: { ...ports.rates, readImport, changeImport, compare } } };
  const actor = createActor(createImportPage("i-1")(services)).start();
  await settled();
  const answer = async (question: typeof CURRENCY | typeof PLACE, text: string) => {
    actor.send({ type: "change.requested", change: { kind: "answer", question, answer: text } });
    await settled();
  };
  return { actor, changeImport, compare, answer };
};

it("asks above the cells what occurs more than once", () => {
  expect(listRepeated(IMPORT)).toEqual([{ ...CURRENCY, first: null, problems: 1520, lines: 304 }]);
});

it("counts problems that are neither answered, corrected nor left out", () => {
  const { reading } = IMPORT.settings;
  const answered = { ...CORRECTED, settings: { ...IMPORT.settings, reading: { ...reading, currency: "USD" } } };
  expect([IMPORT, CORRECTED, answered].map(countOpenProblems)).toEqual([1522, 1521, 1]);
});

it("stores an answer, and compares again by itself once it was the last", async () => {
  const { actor, changeImport, compare, answer } = await open();
  await answer(CURRENCY, "USD");
  expect([changeImport.mock.calls[0]?.[1].reading.currency, compare.mock.calls.length]).toEqual(["USD", 0]);
  await answer(PLACE, "NLRTM");
  expect(changeImport.mock.calls[1]?.[1].reading).toMatchObject({ currency: "USD", aliases: { Roterdam: "NLRTM" } });
  expect(compare.mock.calls.map(([one]) => one.revision)).toEqual([6]);
  expect(actor.getSnapshot().context.value?.state).toBe("comparing");
});

it.each([
  ["Coromandel Line", "buy"],
  ["coromandel-line ", "buy"],
  ["Coromandel", null],
  ["", null],
])("takes for %j the prices %j of its last sheet", (provider, prices) => {
  const lastPrices = [{ provider: "Coromandel Line", prices: "buy" as const }];
  expect(findLastPrices({ providers: [], lastPrices, carriers: [], companies: [] }, provider)).toBe(prices);
});

it("sets the days that a text of the sheet states, and compares again with them", async () => {
  const stated: ImportNote = { ...NOTE, kind: "validity", cell: null, header: null, text: null, asks: null };
  expect([stated, { ...stated, cell: "D2" }, { ...stated, severity: "remark" as const }].map(needsDays)).toEqual([
    true,
    false,
    false,
  ]);
  const changed: RateImport = { ...IMPORT, revision: 5 };
  const compared: RateImport = { ...changed, revision: 6, state: "comparing" };
  const changeImport = vi.fn<RatesPort["changeImport"]>().mockReturnValue(okAsync(changed));
  const compare = vi.fn<RatesPort["compare"]>().mockReturnValue(okAsync(compared));
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const services = { ...rest, ports: { ...ports, rates: { ...ports.rates, changeImport, compare } } };
  const form = createActor(createDaysForm(() => IMPORT, null)(services)).start();
  form.send({ type: "form.submitted" });
  expect(daysView(form.getSnapshot()).problems).toEqual([
    { field: "validTill", message: "Say the last day, or the first one." },
  ]);
  form.send({ type: "form.submitted", changes: { validTill: "2026-12-15" } });
  await settled();
  expect([changeImport.mock.calls[0]?.[1], compare.mock.calls[0]?.[0]]).toEqual([
    { ...IMPORT.settings, validTill: "2026-12-15" },
    changed,
  ]);
  expect(daysView(form.getSnapshot())).toMatchObject({ kind: "open", sent: { revision: 6 } });
});

it("proposes the days that the text of a problem states, where the sheet has no other ones", () => {
  const stated = { validFrom: "2026-11-22", validTill: "2026-12-15" };
  const services = composeDesk("http://127.0.0.1");
  const open = (settings: Partial<RateImport["settings"]>) =>
    daysView(
      createActor(
        createDaysForm(() => ({ ...IMPORT, settings: { ...IMPORT.settings, ...settings } }), stated)(services),
      )
        .start()
        .getSnapshot(),
    ).draft;
  expect([open({}), open({ validTill: "2026-12-31" })]).toEqual([
    stated,
    { validFrom: "2026-11-22", validTill: "2026-12-31" },
  ]);
});

it("marks a problem as settled once it is answered, corrected or its row is left out", () => {
  const settings = { ...IMPORT.settings, reading: { ...IMPORT.settings.reading, currency: "USD" } };
  const leftOut = [{ tab: null, line: 2, text: "", staffName: "Eva Lind", leftOutAt: "2026-11-23T05:12:00.000Z" }];
  expect(isSettled(IMPORT, NOTE)).toBe(false);
  expect(isSettled({ ...IMPORT, settings }, NOTE)).toBe(true);
  expect(isSettled({ ...IMPORT, leftOut }, NOTE)).toBe(true);
  expect(isSettled({ ...IMPORT, settings }, { ...NOTE, asks: null })).toBe(false);
});
