import {
  namesPlace,
  resolvePlace,
  unchosenPlaceMessage,
  unknownPlaceMessage,
  type Place,
  type PlaceGroup,
} from "#domain/places";
import type { TimeZone } from "#domain/time";

/** A sea port that the landing page finds without the server. */
interface KnownPort {
  readonly name: string;
  readonly code: string;
  readonly timeZone: TimeZone;
}

/** Suggestions of the landing page before scripts run. */
export const KNOWN_PORTS: readonly KnownPort[] = [
  { name: "Nhava Sheva", code: "INNSA", timeZone: "Asia/Kolkata" },
  { name: "Mundra", code: "INMUN", timeZone: "Asia/Kolkata" },
  { name: "Chennai", code: "INMAA", timeZone: "Asia/Kolkata" },
  { name: "Cochin", code: "INCOK", timeZone: "Asia/Kolkata" },
  { name: "Kolkata", code: "INCCU", timeZone: "Asia/Kolkata" },
  { name: "Rotterdam", code: "NLRTM", timeZone: "Europe/Amsterdam" },
  { name: "Hamburg", code: "DEHAM", timeZone: "Europe/Berlin" },
  { name: "Antwerp", code: "BEANR", timeZone: "Europe/Brussels" },
  { name: "Felixstowe", code: "GBFXT", timeZone: "Europe/London" },
  { name: "Jebel Ali", code: "AEJEA", timeZone: "Asia/Dubai" },
  { name: "Singapore", code: "SGSIN", timeZone: "Asia/Singapore" },
  { name: "Shanghai", code: "CNSHA", timeZone: "Asia/Shanghai" },
  { name: "New York", code: "USNYC", timeZone: "America/New_York" },
  { name: "Los Angeles", code: "USLAX", timeZone: "America/Los_Angeles" },
  { name: "Santos", code: "BRSSZ", timeZone: "America/Sao_Paulo" },
  { name: "Mombasa", code: "KEMBA", timeZone: "Africa/Nairobi" },
  { name: "Sydney", code: "AUSYD", timeZone: "Australia/Sydney" },
];

const plain = (text: string): string => text.trim().toLowerCase();

/** Finds a known port by name or code, ignoring case. */
export const findKnownPort = (text: string): KnownPort | null =>
  KNOWN_PORTS.find(({ name, code }) => plain(name) === plain(text) || plain(code) === plain(text)) ?? null;

/** The zone of a typed or chosen origin; null where it is not known. */
export const findOriginZone = (typed: string, chosen: Place | null): TimeZone | null =>
  (chosen !== null && chosen.name === typed.trim() ? chosen.timeZone : findKnownPort(typed)?.timeZone) ?? null;

/** The meaning of a typed text. */
type EnteredPlace =
  | { readonly kind: "resolved"; readonly place: Place }
  /** `isUnknown`: nobody has such a place; otherwise several do. */
  | { readonly kind: "refused"; readonly message: string; readonly isUnknown: boolean }
  /** Empty, already chosen, a known port, or the server is unreachable. */
  | { readonly kind: "unchanged" };

/** Null if the places could not be fetched. */
type FindPlaces = (text: string) => Promise<readonly PlaceGroup[] | null>;

/** `chosen` is the suggestion that was chosen in the field. */
export const readPlaceField = async (
  typed: string,
  chosen: Place | null,
  name: string,
  findPlaces: FindPlaces,
): Promise<EnteredPlace> => {
  const text = typed.trim();
  if (text === "" || chosen?.name === text || findKnownPort(text) !== null) return { kind: "unchanged" };
  const groups = namesPlace(text) ? await findPlaces(text) : [];
  if (groups === null) return { kind: "unchanged" };
  const resolved = resolvePlace(groups);
  if (resolved.kind === "resolved") return resolved;
  const isUnknown = resolved.kind === "unknown";
  return { kind: "refused", message: (isUnknown ? unknownPlaceMessage : unchosenPlaceMessage)(name), isUnknown };
};
