import { getMinorDigits } from "#domain/money";
import type { RateSheetRowTable, RateSheetTable, StoredCells } from "#server/rate-sources/rate-sheets/tables.ts";
import { readDemoData } from "../read-data.ts";
import { hash } from "./hash.ts";
import { localTariff } from "./port-charges.ts";
import { listPorts, type Region, findRegion, seaMiles } from "./ports.ts";
import { laneFreight } from "./trades.ts";

interface SheetProfile {
  readonly provider: string;
  readonly sheetName: string;
  readonly rateType: "CONTRACT" | "SPOT";
  readonly price: number;
  readonly speed: number;
  readonly origins: string;
  readonly regions: readonly Region[];
  readonly vessels: string;
  /** A voyage for each vessel; null: the sheet has no such column. */
  readonly voyages: string | null;
  readonly contact: Readonly<Record<string, string>>;
  /** Whether an amount cell is `USD 1,200`, or `1200/CNTR` with a CURRENCY column. */
  readonly amountsNameCurrency: boolean;
  readonly onRequest: readonly string[];
  readonly remarks: string;
  /** Free time and fees for changes; without them a sheet states none. */
  readonly terms: Readonly<Record<string, string>>;
}

const grouped = (amount: number): string => amount.toLocaleString("en-US");

const PROFILES = readDemoData<readonly SheetProfile[]>("freight/sheets.json");

const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
const DRY = ["20GP", "40GP", "40HC"] as const;
const OPEN_END = "9999-12-31";

type Cells = Readonly<Record<string, string>>;

const billCell = (currency: string, amount: number): string => `${currency} ${grouped(amount)}/BL`;

const toCharges = (
  profile: SheetProfile,
  from: string,
  to: string,
  freight: Readonly<Record<string, number>>,
): Cells => {
  const [origin, destination] = [localTariff(from.slice(0, 2)), localTariff(to.slice(0, 2))];
  const freightCell = (amount: number): string => {
    if (profile.onRequest.includes(`${from}>${to}`)) return "ON REQUEST";
    return profile.amountsNameCurrency ? `USD ${grouped(amount)}` : `${amount}/CNTR`;
  };
  const handling = (tariff: typeof origin, name: string): Cells =>
    Object.fromEntries(
      DRY.map((size) => [`${name} ${size}`, `${tariff.currency} ${grouped(tariff.handling[size === "20GP" ? 0 : 1])}`]),
    );
  return {
    ...Object.fromEntries(DRY.map((size) => [`OCEAN FREIGHT ${size}`, freightCell((freight[size] ?? 0) / 100)])),
    BAF: "INCLUDED",
    "WAR RISK": "USD 40/CNTR",
    ...handling(origin, "ORIGIN THC"),
    SEAL: `${origin.currency} ${grouped(origin.security)}/CNTR`,
    "BILL OF LADING": billCell(origin.currency, origin.documents),
    ...(getMinorDigits(destination.currency) === 2 ? handling(destination, "DESTINATION THC") : {}),
    "DELIVERY ORDER": billCell(destination.currency, destination.documents),
    "CUSTOMS CLEARANCE": "AT COST",
  };
};

const toFields = (profile: SheetProfile, from: string, to: string, miles: number): Cells => {
  const days = Math.ceil(miles / (profile.speed * 24) + Math.floor(miles / 1500) * 1.3) + 1;
  return {
    "RATE TYPE": profile.rateType,
    ETD: `EVERY ${WEEKDAYS[hash(`${profile.provider}${from}${to}`) % 7] ?? "THU"}`,
    "TRANSIT TIME": `${days} DAYS`,
    VESSEL: profile.vessels,
    ...(profile.voyages === null ? {} : { VOYAGE: profile.voyages }),
    "CFS CUT OFF": "ETD-3 18:00",
    "VGM CUT OFF": "ETD-2 12:00",
    "MAX NET WEIGHT": "21 700 KGM",
    CURRENCY: "USD",
    ...profile.contact,
    ...profile.terms,
    REMARKS: profile.remarks,
  };
};

interface DemoLine {
  readonly row: RateSheetRowTable;
  readonly cells: Cells;
}

const toLine = (profile: SheetProfile, sheetId: string, line: number, from: string, to: string): DemoLine | null => {
  const [origin, destination] = [findRegion(from), findRegion(to)];
  const miles = seaMiles(from, to);
  if (origin === undefined || destination === undefined || miles === null) return null;
  const freight = laneFreight(origin, destination, miles, profile.price);
  if (freight === null) return null;
  const [fields, charges] = [toFields(profile, from, to, miles), toCharges(profile, from, to, freight)];
  const row = {
    id: `${sheetId}-${line}`,
    sheetId,
    line,
    portOfLoading: from,
    portOfDischarge: to,
    placeOfReceipt: null,
    placeOfDelivery: null,
    validTill: OPEN_END,
    fields: JSON.stringify(fields),
    charges: JSON.stringify(charges),
  };
  return { row, cells: { "PORT OF LOADING": from, "PORT OF DISCHARGE": to, ...fields, ...charges } };
};

const toLines = (profile: SheetProfile, sheetId: string): readonly DemoLine[] => {
  const lanes = profile.origins
    .split(" ")
    .flatMap((from) => profile.regions.flatMap((region) => listPorts(region).map((to) => [from, to] as const)));
  return lanes.flatMap(([from, to], index) => toLine(profile, sheetId, index + 2, from, to) ?? []);
};

/** The lines of a sheet with the cells that an import would have stored, and the headers of these cells. */
const withCells = (
  lines: readonly DemoLine[],
): { readonly headers: string; readonly rows: readonly RateSheetRowTable[] } => {
  const headers = [...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))];
  const rows = lines.map(({ row, cells }) => {
    const stored: StoredCells = { table: 0, texts: headers.map((header) => cells[header] ?? "") };
    return { ...row, cells: JSON.stringify(stored) };
  });
  return { headers: JSON.stringify([headers]), rows };
};

export const demoSheets = (
  since: string,
  now: number,
): readonly { readonly sheet: RateSheetTable; readonly rows: readonly RateSheetRowTable[] }[] =>
  PROFILES.map((profile, index) => {
    const id = `DEMO-${index + 1}`;
    const { headers, rows } = withCells(toLines(profile, id));
    const sheet = {
      id,
      provider: profile.provider,
      name: profile.sheetName,
      sheetDate: since,
      validFrom: since,
      validTill: OPEN_END,
      reissued: "weekly",
      importedAt: now,
      headers,
    };
    return { sheet, rows };
  });
