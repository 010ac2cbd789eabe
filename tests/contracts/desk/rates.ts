import { MatchersV3 } from "@pact-foundation/pact";
import { filled } from "../consumer/kit.ts";
import { asAdmin, type DeskInteraction, done, refused, refusedFields } from "./kit.ts";
import { EVERY_SHEET } from "#desk/flows/rates.ts";
import type { ImportSettings } from "#desk/ports/index.ts";

const { boolean, eachLike } = MatchersV3;

const UNKNOWN_IMPORT = "This import was published or discarded.";
const UNKNOWN_SHEET = "This sheet is not known.";
const NO_SOURCE = "State who sets it, in at most 80 characters.";
const NO_SHEET = "Choose an Excel file (.xlsx, .xlsm, .xls) or a CSV file.";
const STEP = { id: "unknown", revision: 3 } as const;

const SETTINGS: ImportSettings = {
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
};

const IMPORTS: readonly DeskInteraction[] = [
  {
    title: "imports of rate sheets, of which there are none",
    states: asAdmin,
    request: { method: "GET", path: "/rates/imports" },
    response: done([]),
    send: ({ rates }, signal) => rates.listImports(signal),
    outcome: { value: [] },
  },
  {
    title: "an upload of a file that is no rate sheet",
    states: asAdmin,
    request: { method: "POST", path: "/rates/imports", query: { fileName: "rates.pdf" } },
    ...refusedFields(NO_SHEET, [{ field: "file", message: NO_SHEET }]),
    send: ({ rates }, signal) => rates.upload(new File(["x"], "rates.pdf"), signal),
  },
  {
    title: "an import that is gone",
    states: asAdmin,
    request: { method: "GET", path: "/rates/imports/unknown" },
    ...refused(404, UNKNOWN_IMPORT),
    send: ({ rates }, signal) => rates.readImport("unknown", signal),
  },
  {
    title: "settings of an import that is gone",
    states: asAdmin,
    request: { method: "PATCH", path: "/rates/imports/unknown", json: { revision: 3, settings: SETTINGS } },
    ...refused(404, UNKNOWN_IMPORT),
    send: ({ rates }, signal) => rates.changeImport(STEP, SETTINGS, signal),
  },
  {
    title: "a corrected cell of an import that is gone",
    states: asAdmin,
    request: {
      method: "PUT",
      path: "/rates/imports/unknown/corrections",
      json: { tab: "Europe Dec", cell: "G10", from: "12,030", to: "1203" },
    },
    ...refused(404, UNKNOWN_IMPORT),
    send: ({ rates }, signal) =>
      rates.correctCell("unknown", { tab: "Europe Dec", cell: "G10", from: "12,030", to: "1203" }, signal),
  },
  {
    title: "a row to leave out of an import that is gone",
    states: asAdmin,
    request: {
      method: "PUT",
      path: "/rates/imports/unknown/rows-left-out",
      json: { tab: "Europe Dec", line: 12, isLeftOut: true },
    },
    ...refused(404, UNKNOWN_IMPORT),
    send: ({ rates }, signal) => rates.leaveOutRow("unknown", { tab: "Europe Dec", line: 12, isLeftOut: true }, signal),
  },
  {
    title: "a discard of an import that is gone",
    states: asAdmin,
    request: { method: "DELETE", path: "/rates/imports/unknown" },
    ...refused(404, UNKNOWN_IMPORT),
    send: ({ rates }, signal) => rates.discard("unknown", signal),
  },
  {
    title: "a comparison of an import that is gone",
    states: asAdmin,
    request: { method: "POST", path: "/rates/imports/unknown/comparison", json: { revision: 3 } },
    ...refused(404, UNKNOWN_IMPORT),
    send: ({ rates }, signal) => rates.compare(STEP, signal),
  },
  {
    title: "a publication of an import that is gone",
    states: asAdmin,
    request: { method: "POST", path: "/rates/imports/unknown/publication", json: { revision: 3, withoutMargin: true } },
    ...refused(404, UNKNOWN_IMPORT),
    send: ({ rates }, signal) => rates.publish(STEP, true, signal),
  },
  {
    title: "prices of an import that is gone",
    states: asAdmin,
    request: { method: "GET", path: "/rates/imports/unknown/prices", query: { kind: "changed", search: "chennai" } },
    ...refused(404, UNKNOWN_IMPORT),
    send: ({ rates }, signal) =>
      rates.listPrices("unknown", { kind: "changed", search: "chennai", after: null }, signal),
  },
  {
    title: "providers and customers to choose from",
    states: asAdmin,
    request: { method: "GET", path: "/rates/choices", query: { search: "menon" } },
    response: done([{ providers: [], lastPrices: [], carriers: eachLike(filled("Maersk")), companies: [] }]),
    send: ({ rates }, signal) => rates.choices("menon", signal),
    outcome: { value: { providers: [], lastPrices: [], carriers: ["Maersk"], companies: [] } },
  },
];

/** Rate sheets and their import. */
export const RATE_INTERACTIONS: readonly DeskInteraction[] = [
  ...IMPORTS,
  {
    title: "carriers that are known",
    states: asAdmin,
    request: { method: "GET", path: "/rates/carriers" },
    response: done(eachLike(filled("Maersk"))),
    send: ({ rates }, signal) => rates.listCarriers(signal),
    outcome: { value: ["Maersk"] },
  },
  {
    title: "places that a text finds",
    states: asAdmin,
    request: { method: "GET", path: "/places", query: { search: "rotterdam" } },
    response: done(
      eachLike({
        code: filled("NLRTM"),
        name: filled("Rotterdam"),
        country: filled("Netherlands"),
        isBestMatch: boolean(true),
      }),
    ),
    send: ({ rates }, signal) => rates.findPlaces("rotterdam", signal),
    outcome: { value: [{ code: "NLRTM", name: "Rotterdam", country: "Netherlands", isBestMatch: true }] },
  },
  {
    title: "rate sheets, of which there are none",
    states: asAdmin,
    request: { method: "GET", path: "/rates/sheets", query: { state: "active", audience: "some", company: "unknown" } },
    response: { status: 200, json: { ...done([]).json, next: null } },
    send: ({ rates }, signal) =>
      rates.listSheets({ ...EVERY_SHEET, state: "active", audience: "some", company: "unknown" }, signal),
    outcome: { value: { items: [], next: null } },
  },
  {
    title: "a withdrawal of an unknown rate sheet",
    states: asAdmin,
    request: { method: "PATCH", path: "/rates/sheets/unknown", json: { change: "withdraw" } },
    ...refused(404, UNKNOWN_SHEET),
    send: ({ rates }, signal) => rates.changeSheet({ sheet: "unknown", change: "withdraw", reason: null }, signal),
  },
  {
    title: "an audience of an unknown rate sheet",
    states: asAdmin,
    request: {
      method: "PUT",
      path: "/rates/sheets/unknown/audience",
      json: { revision: "1", audience: { groups: ["retail"], companies: [] } },
    },
    ...refused(404, UNKNOWN_SHEET),
    send: ({ rates }, signal) =>
      rates.setAudience({ sheet: "unknown", revision: "1", audience: { groups: ["retail"], companies: [] } }, signal),
  },
  {
    title: "a file of an unknown rate sheet",
    states: asAdmin,
    request: { method: "GET", path: "/rates/sheets/unknown/export" },
    ...refused(404, UNKNOWN_SHEET),
    send: ({ rates }, signal) => rates.exportSheet("unknown", signal),
  },
  {
    title: "the days on which prices end, of which there are none",
    states: asAdmin,
    request: { method: "GET", path: "/rates/calendar" },
    response: done([]),
    send: ({ rates }, signal) => rates.listEnding(signal),
    outcome: { value: [] },
  },
  {
    title: "an exchange rate without a source",
    states: asAdmin,
    request: {
      method: "POST",
      path: "/rates/exchange-rates",
      json: { base: "USD", currency: "INR", rate: "88.40", date: "", source: "", isSure: false, seen: null },
    },
    ...refusedFields(NO_SOURCE, [{ field: "source", message: NO_SOURCE }]),
    send: ({ rates }, signal) =>
      rates.setExchangeRate(
        { base: "USD", currency: "INR", rate: "88.40", date: "", source: "", isSure: false, seen: null },
        signal,
      ),
  },
  {
    title: "an exchange rate that somebody else has changed meanwhile",
    states: asAdmin,
    request: {
      method: "POST",
      path: "/rates/exchange-rates",
      json: { base: "USD", currency: "INR", rate: "88.40", date: "", source: "RBI", isSure: false, seen: "88.10" },
    },
    ...refused(
      409,
      "Somebody else was faster: the rate of INR is removed now. Nothing was done: set yours if it is right.",
    ),
    send: ({ rates }, signal) =>
      rates.setExchangeRate(
        { base: "USD", currency: "INR", rate: "88.40", date: "", source: "RBI", isSure: false, seen: "88.10" },
        signal,
      ),
  },
  {
    title: "exchange rates, of which there are none",
    states: asAdmin,
    request: { method: "GET", path: "/rates/exchange-rates" },
    response: done([]),
    send: ({ rates }, signal) => rates.listExchange(signal),
    outcome: { value: [] },
  },
];
