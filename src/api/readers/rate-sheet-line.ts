import { err, ok, type Result } from "neverthrow";
import type { CarrierSchedule, QuotedSheetLine, SheetLine } from "#domain/rates";
import { readRoutingLegs } from "./carrier-offer.ts";
import { isJsonObject, readBookingSource, readConfirmation, toCells, toObject, toText } from "./json.ts";

const isColumnName = (key: string): boolean => /\p{Lu}/u.test(key) && key === key.toUpperCase();

/** Undefined for an offer without one. */
export const readSchedule = (value: unknown): Result<CarrierSchedule | undefined, string> => {
  if (value === undefined || value === null) return ok(undefined);
  const stated = toObject(value);
  const { carrier, askedAt } = stated;
  if (typeof carrier !== "string" || typeof askedAt !== "string")
    return err("schedule: it has no carrier, or no time at which it was asked for");
  return readRoutingLegs(stated)
    .mapErr((problem) => `schedule.${problem}`)
    .andThen((legs) => (legs.length === 0 ? err("schedule: it has no leg") : ok({ carrier, askedAt, legs })));
};

/**
 * Reads an offer of a rate sheet without its id: every upper-case column with a filled cell, also those that the API
 * document does not name, and every filled charge; refuses, in one sentence, what has no provider or no charges.
 */
export const readQuotedSheetLine = (value: unknown): Result<QuotedSheetLine, string> => {
  if (!isJsonObject(value)) return err(`offer: ${JSON.stringify(value) ?? "nothing"} is not an object`);
  const { providerName, logo, charges, sheetLineId } = value;
  if (typeof providerName !== "string")
    return err(`providerName: ${JSON.stringify(providerName) ?? "nothing"} is not a text`);
  if (!isJsonObject(charges)) return err(`charges: ${JSON.stringify(charges) ?? "nothing"} is not an object`);
  const zones = {
    validityZone: toText(value["validityZone"]),
    loadingZone: toText(value["portOfLoadingZone"]),
  };
  const cells = { fields: toCells(value, isColumnName), charges: toCells(charges) };
  const line = typeof sheetLineId === "string" ? { lineId: sheetLineId } : {};
  return readSchedule(value["schedule"]).map((schedule) => ({
    providerName,
    logo: toText(logo),
    ...line,
    ...zones,
    ...cells,
    ...(schedule === undefined ? {} : { schedule }),
    ...readConfirmation(value),
    ...readBookingSource(value),
  }));
};

/** Reads an offer of a rate sheet; refuses, in one sentence, what has no id, no provider or no charges. */
export const readSheetLine = (value: unknown): Result<SheetLine, string> => {
  const { _id: id } = toObject(value);
  if (isJsonObject(value) && typeof id !== "string")
    return err(`_id: ${JSON.stringify(id) ?? "nothing"} is not a text`);
  return readQuotedSheetLine(value).map((line) => ({ id: String(id), ...line }));
};
