import type { ShownOnTerms } from "#domain/rates";
import { isJsonObject, toItems, toText } from "./json.ts";

const toAddress = (value: unknown): string | null => /^https:\/\/\S+$/.exec(toText(value) ?? "")?.[0] ?? null;

/** Reads `displayTerms` of an offer, quote or booking. */
export const readDisplayTerms = (value: unknown): ShownOnTerms =>
  isJsonObject(value)
    ? {
        displayTerms: {
          productName: toText(value["productName"]),
          hidesValidity: value["hidesValidity"] === true,
          priceId: toText(value["priceId"]),
          termsUrl: toAddress(value["termsUrl"]),
          penalties: toItems(value["penalties"]).flatMap((penalty) => toText(penalty) ?? []),
        },
      }
    : {};
