import { normaliseCode } from "./event-labels.ts";

/** Where something is, to compare: the UN/LOCODE, otherwise the name; '' when neither is known. */
export const placeKey = (place: { readonly code: string | null; readonly name: string | null }): string => {
  const code = normaliseCode(place.code);
  return code === "" ? (place.name?.trim().toLowerCase() ?? "") : code;
};
