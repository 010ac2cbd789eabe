import { err, ok, type Result } from "neverthrow";
import { LCL_CHARGE_GROUPS, type LclChargeGroup } from "#domain/charges";
import { type LclDeparture, type LclRecord, mapChargeGroups, toChargeMaps } from "#domain/lcl";
import { type ChangeFee, FEE_COLUMNS, readForeignDate, readForeignDay, toSheetFees } from "#domain/rates";
import { toDate } from "#domain/time";
import {
  isJsonObject,
  type JsonObject,
  readConfirmation,
  toAmount,
  toCells,
  toItems,
  toObject,
  toText,
} from "./json.ts";
import { readSchedule } from "./rate-sheet-line.ts";

/** Departures in their order; one whose date cannot be read is left out, as is a schedule that cannot be read. */
const readDepartures = (value: unknown): readonly LclDeparture[] =>
  toItems(value)
    .flatMap((item) => {
      const { departureDate, cfsCutOff, schedule: stated } = toObject(item);
      const day = readForeignDay(toText(departureDate));
      if (day === null) return [];
      const schedule = readSchedule(stated).unwrapOr(undefined);
      const cutOff = readForeignDate(toText(cfsCutOff));
      return [{ date: toDate(day), cfsCutOff: cutOff, ...(schedule === undefined ? {} : { schedule }) }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));

/** The cells that state fees, read here because few lines of a tariff have any. */
const readFees = (line: JsonObject): readonly ChangeFee[] =>
  toSheetFees(
    Object.fromEntries(
      FEE_COLUMNS.flatMap(([column]) => {
        const cell = toText(line[column]);
        return cell === null ? [] : [[column, cell] as const];
      }),
    ),
  );

const toMapName = (group: LclChargeGroup) => `${group}Charges` as const;

const findProblem = (line: JsonObject): string | null => {
  for (const name of ["_id", "Port of loading", "PORT OF DISCHARGE"])
    if (typeof line[name] !== "string") return `${name}: ${JSON.stringify(line[name]) ?? "nothing"} is not a text`;
  for (const name of LCL_CHARGE_GROUPS.map(toMapName))
    if (!isJsonObject(line[name])) return `${name}: ${JSON.stringify(line[name]) ?? "nothing"} is not an object`;
  return null;
};

/**
 * Reads a line of an LCL tariff, with the column names of the sheet it came from; refuses, in one sentence, what has no
 * id, no ports or no charges.
 */
export const readLclRecord = (value: unknown): Result<LclRecord, string> => {
  if (!isJsonObject(value)) return err(`line: ${JSON.stringify(value) ?? "nothing"} is not an object`);
  const problem = findProblem(value);
  if (problem !== null) return err(problem);
  return ok({
    id: String(value["_id"]),
    provider: toText(value["providerName"]),
    portOfLoading: String(value["Port of loading"]),
    portOfDischarge: String(value["PORT OF DISCHARGE"]),
    destinationCfs: toText(value["Dest CFS"]),
    originCode: toText(value["Origin Code"]),
    destinationCountry: toText(value["Dest Country"]),
    transit: toAmount(value["TTT (PORT TO PORT)"]),
    departures: readDepartures(value["nextDepartures"]),
    ...toChargeMaps(mapChargeGroups((group) => toCells(toObject(value[toMapName(group)])))),
    currency: toText(value["CURRENCY"]),
    wmRatio: toText(value["W/M RATIO"]),
    wmMinimum: toText(value["W/M MINIMUM"]),
    wmRounding: toText(value["W/M ROUNDING"]),
    validFrom: toText(value["VALID FROM"]),
    validTill: toText(value["VALID TILL"]),
    validFor: toText(value["VALID FOR"]),
    validityZone: toText(value["validityZone"]),
    loadingZone: toText(value["portOfLoadingZone"]),
    sheetName: toText(value["SHEET NAME"]),
    sheetDate: toText(value["SHEET DATE"]),
    remarks: toText(value["REMARKS"]),
    ...readConfirmation(value),
    fees: readFees(value),
  });
};
