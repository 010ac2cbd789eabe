import {
  namesPlace,
  resolvePlace,
  unchosenPlaceMessage,
  unknownPlaceMessage,
  type Place,
  type PlaceGroup,
} from "#domain/places";

/** A sea port that the landing page finds without the server. */
export interface KnownPort {
  readonly name: string;
  readonly code: string;
}

/** Suggestions of the landing page before scripts run. */
export const KNOWN_PORTS: readonly KnownPort[] = [
  { name: "Nhava Sheva", code: "INNSA" },
  { name: "Mundra", code: "INMUN" },
  { name: "Chennai", code: "INMAA" },
  { name: "Cochin", code: "INCOK" },
  { name: "Kolkata", code: "INCCU" },
  { name: "Rotterdam", code: "NLRTM" },
  { name: "Hamburg", code: "DEHAM" },
  { name: "Antwerp", code: "BEANR" },
  { name: "Felixstowe", code: "GBFXT" },
  { name: "Jebel Ali", code: "AEJEA" },
  { name: "Singapore", code: "SGSIN" },
  { name: "Shanghai", code: "CNSHA" },
  { name: "New York", code: "USNYC" },
  { name: "Los Angeles", code: "USLAX" },
  { name: "Santos", code: "BRSSZ" },
  { name: "Mombasa", code: "KEMBA" },
  { name: "Sydney", code: "AUSYD" },
];

const plain = (text: string): string => text.trim().toLowerCase();

/** Finds a known port by name or code, ignoring case. */
export const findKnownPort = (text: string): KnownPort | null =>
  KNOWN_PORTS.find(({ name, code }) => plain(name) === plain(text) || plain(code) === plain(text)) ?? null;

/** The meaning of a typed text. */
export type EnteredPlace =
  | { readonly kind: "resolved"; readonly place: Place }
  | { readonly kind: "refused"; readonly message: string }
  /** Empty, already chosen, a known port, or the server is unreachable. */
  | { readonly kind: "unchanged" };

/** Null if the places could not be fetched. */
export type FindPlaces = (text: string) => Promise<readonly PlaceGroup[] | null>;

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
  const toMessage = resolved.kind === "unknown" ? unknownPlaceMessage : unchosenPlaceMessage;
  return { kind: "refused", message: toMessage(name) };
};
