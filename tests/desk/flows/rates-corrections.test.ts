import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import {
  correctionView,
  describeRow,
  findCorrectable,
  createCorrectionForm,
  findCorrection,
  findLeftOut,
  listCorrectable,
  listRemovable,
} from "#desk/flows/rates-corrections.ts";
import type { CorrectedCell, ImportNote, RateImport, RatesPort } from "#desk/ports/index.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const NOTE: ImportNote = {
  severity: "problem",
  kind: "amount",
  tab: "Europe Dec",
  line: 10,
  cell: "G10",
  header: "20GP",
  text: "1.234",
  sentence: "It can be 1234 or 1.23.",
  isCorrectable: true,
  headerCell: null,
  canBeLeftOut: true,
  asks: null,
  stated: null,
};
const CORRECTED: CorrectedCell = {
  tab: "Europe Dec",
  cell: "G10",
  from: "1.234",
  to: "1234",
  staffName: "Eva Lind",
  correctedAt: "2026-11-23T05:12:00.000Z",
};
const IMPORT: RateImport = {
  id: "i-1",
  fileName: "Europe.xlsx",
  state: "open",
  problem: null,
  progress: null,
  settings: {
    name: "Coromandel Europe December",
    provider: "Coromandel Line",
    tabs: [],
    prices: "buy",
    audience: null,
    validFrom: null,
    validTill: null,
    rateType: null,
    replaces: "same-prices",
    acceptsOutliers: false,
    isRemembered: true,
    reading: {
      columns: [],
      dates: null,
      currency: null,
      decimal: null,
      hidden: null,
      aliases: {},
      sizes: {},
      signs: {},
      carriers: {},
      remarks: {},
      ignoredTexts: [],
    },
  },
  tabs: [],
  unknownColumns: 0,
  earlyQuestions: [],
  result: null,
  corrections: [CORRECTED],
  leftOut: [],
  sheet: null,
  staffName: "Jan Visser",
  createdAt: "2026-11-23T05:00:00.000Z",
  changedAt: "2026-11-23T05:12:00.000Z",
  revision: 4,
  others: [],
};
const OFFLINE: Failure = { kind: "unreachable", cause: "network" };
const UNREADABLE: Failure = {
  kind: "refused",
  reason: "invalid-fields",
  message: "It can be 1235 or 1.24.",
  fields: [{ field: "to", message: "It can be 1235 or 1.24." }],
};

const open = (correctCell: RatesPort["correctCell"], stored: string | null = null) => {
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const unsavedCells = { load: vi.fn(() => stored), save: vi.fn() };
  const services = { ...rest, ports: { ...ports, rates: { ...ports.rates, correctCell }, unsavedCells } };
  const form = createActor(createCorrectionForm("i-1", { tab: "Europe Dec", cell: "G10" })(services)).start();
  return { form, save: unsavedCells.save, view: () => correctionView(form.getSnapshot()) };
};

it("sends what was typed with what the clerk saw, and forgets it once it is saved", async () => {
  const correctCell = vi.fn<RatesPort["correctCell"]>().mockReturnValue(okAsync(IMPORT));
  const { form, save, view } = open(correctCell);
  form.send({ type: "form.changed", changes: { to: "1234" } });
  expect(save.mock.lastCall).toEqual(["i-1", { tab: "Europe Dec", cell: "G10" }, "1234"]);
  form.send({ type: "form.submitted", changes: { from: "1.234" } });
  await settled();
  expect(correctCell.mock.calls[0]?.slice(0, 2)).toEqual([
    "i-1",
    { tab: "Europe Dec", cell: "G10", from: "1.234", to: "1234" },
  ]);
  expect(view()).toMatchObject({ kind: "open", draft: { to: null }, problems: [], failure: null });
  expect(save.mock.lastCall).toEqual(["i-1", { tab: "Europe Dec", cell: "G10" }, null]);
});

it("leaves what was typed in the field while the connection is lost, and begins with it after a reload", async () => {
  const correctCell = vi.fn<RatesPort["correctCell"]>().mockReturnValue(errAsync(OFFLINE));
  const { form, save, view } = open(correctCell);
  form.send({ type: "form.changed", changes: { to: "1234" } });
  form.send({ type: "form.submitted", changes: { from: "1.234" } });
  await settled();
  expect(view()).toMatchObject({ kind: "open", draft: { to: "1234" }, failure: OFFLINE });
  expect(save.mock.lastCall).toEqual(["i-1", { tab: "Europe Dec", cell: "G10" }, "1234"]);
  expect(open(correctCell, "1234").view().draft.to).toBe("1234");
});

it("says at the field what cannot be read", async () => {
  const { form, view } = open(vi.fn<RatesPort["correctCell"]>().mockReturnValue(errAsync(UNREADABLE)));
  form.send({ type: "form.submitted", changes: { from: "1.234", to: "1.235" } });
  await settled();
  expect([view().draft.to, view().problems]).toEqual(["1.235", [{ field: "to", message: "It can be 1235 or 1.24." }]]);
});

it("finds the correction of a note, and offers one field for each cell", () => {
  const second = { ...NOTE, kind: "currency" };
  const whole = { ...NOTE, cell: null, isCorrectable: false };
  expect(findCorrection(IMPORT, { tab: "Europe Dec", cell: "G10" })).toBe(CORRECTED);
  expect(findCorrection(IMPORT, { tab: null, cell: "G10" })).toBe(null);
  expect([...listCorrectable([NOTE, second, whole, { ...NOTE, tab: "Asia" }])]).toEqual([
    NOTE,
    { ...NOTE, tab: "Asia" },
  ]);
});

it("corrects the header that a note is about, and otherwise its cell; no cell of a carrier", () => {
  const header = { ...NOTE, kind: "column", line: 7, cell: "M7", header: "Zzyx", text: "Zzyx", headerCell: "M7" };
  expect(
    [
      header,
      { ...NOTE, kind: "column", cell: "M9", header: null, text: "85", headerCell: "M7" },
      NOTE,
      { ...NOTE, kind: "carrier" },
      { ...NOTE, cell: null, isCorrectable: false },
    ].map(findCorrectable),
  ).toEqual([
    { tab: "Europe Dec", cell: "M7", text: "Zzyx", isHeader: true },
    { tab: "Europe Dec", cell: "M7", text: "", isHeader: true },
    { tab: "Europe Dec", cell: "G10", text: "1.234", isHeader: false },
    null,
    null,
  ]);
});

it("offers each row once to be left out, and finds the one that is", () => {
  const second = { ...NOTE, cell: "H10" };
  const above = { ...NOTE, line: 3, canBeLeftOut: false };
  expect([...listRemovable([NOTE, second, above, { ...NOTE, line: 11, kind: "carrier" }])]).toEqual([NOTE]);
  const row = {
    tab: "Europe Dec",
    line: 10,
    text: "INMAA",
    staffName: "Eva Lind",
    leftOutAt: "2026-11-23T05:12:00.000Z",
  };
  expect([findLeftOut({ leftOut: [row] }, NOTE), findLeftOut({ leftOut: [row] }, above)]).toEqual([row, null]);
});

it("names the table of a row where the file has several", () => {
  const tab = { isHidden: false, rows: 4, isTable: true, headLine: 1, columns: [], above: [], lines: [] };
  const [europe, farEast] = [
    { ...tab, name: "EUROPE" },
    { ...tab, name: "FAR EAST" },
  ];
  const notes = { ...tab, name: "Notes", isTable: false };
  const row = { tab: "FAR EAST", line: 3 };
  expect(describeRow({ tabs: [europe, farEast, notes] }, row)).toBe("row 3 of FAR EAST");
  expect(describeRow({ tabs: [farEast, notes] }, row)).toBe("row 3");
});
