import { err, ok, type Result } from "neverthrow";
import type { SheetLine } from "#domain/rates";
import { isJsonObject, readConfirmation, toCells, toText } from "./json.ts";

const isColumnName = (key: string): boolean => /\p{Lu}/u.test(key) && key === key.toUpperCase();

/**
 * Reads an offer of a rate sheet: every upper-case column with a filled cell, also those that the API document does not
 * name, and every filled charge; refuses, in one sentence, what has no id, no provider or no charges.
 */
export const readSheetLine = (value: unknown): Result<SheetLine, string> => {
  if (!isJsonObject(value)) return err(`offer: ${JSON.stringify(value) ?? "nothing"} is not an object`);
  const { _id: id, providerName, logo, charges } = value;
  if (typeof id !== "string") return err(`_id: ${JSON.stringify(id) ?? "nothing"} is not a text`);
  if (typeof providerName !== "string")
    return err(`providerName: ${JSON.stringify(providerName) ?? "nothing"} is not a text`);
  if (!isJsonObject(charges)) return err(`charges: ${JSON.stringify(charges) ?? "nothing"} is not an object`);
  const zones = {
    validityZone: toText(value["validityZone"]),
    loadingZone: toText(value["portOfLoadingZone"]),
  };
  const cells = { fields: toCells(value, isColumnName), charges: toCells(charges) };
  return ok({ id, providerName, logo: toText(logo), ...zones, ...cells, ...readConfirmation(value) });
};
