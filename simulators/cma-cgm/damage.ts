import { changeField, renameField, replaceText, UNKNOWN_SIZE, writeNumberAsText } from "../kit/damage.ts";
import type { SimulatorRequest } from "../kit/http.ts";
import { textAt } from "../kit/json.ts";
import { internalCodeOf } from "./location-codes.ts";

const OTHER_PORT = "BRSSZ";

/** An offer with the names that surcharges had in older builds. */
export const writeOlderNames = (offer: unknown): unknown => {
  const named = changeField(offer, "charge", (charge) => ({
    chargeCode: textAt(charge, "code"),
    chargeName: textAt(charge, "name"),
  }));
  return changeField(named, "chargeCurrency", (currency) => ({ currencyCode: textAt(currency, "code") }));
};

/** An offer to a port of discharge with the faults of its content. */
export const damageOffer =
  (portOfDischarge: string, has: SimulatorRequest["has"]) =>
  (offer: unknown): unknown => {
    let damaged = offer;
    if (has("wrong-lane"))
      for (const code of [portOfDischarge, internalCodeOf(portOfDischarge)])
        damaged = replaceText(damaged, code, OTHER_PORT);
    if (has("unknown-size")) damaged = replaceText(damaged, "20GP", UNKNOWN_SIZE);
    if (has("renamed-field")) damaged = renameField(damaged, "basicOceanFreightRate", "baseRate");
    return has("text-for-number") ? writeNumberAsText(damaged, "allInRate") : damaged;
  };
