import {
  namesPlace,
  resolvePlace,
  unchosenPlaceMessage,
  unknownPlaceMessage,
  type Place,
  type PlaceGroup,
} from "#domain/places";

/** A sea port that the landing page knows without asking the server. */
export interface KnownPort {
  readonly name: string;
  readonly code: string;
}

/** The ports that the card on the landing page suggests; the search form behind the sign-in knows them all. */
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

/** The known port that a text is the name or the code of, whatever its capitals; null when it is neither. */
export const findKnownPort = (text: string): KnownPort | null =>
  KNOWN_PORTS.find(({ name, code }) => plain(name) === plain(text) || plain(code) === plain(text)) ?? null;

/** What a text in a place field of the card means. */
export type EnteredPlace =
  | { readonly kind: "resolved"; readonly place: Place }
  | { readonly kind: "refused"; readonly message: string }
  /** Empty, chosen already, known without the server, or the server cannot be reached: it stays as it is. */
  | { readonly kind: "unchanged" };

/** Finds the place that a typed text clearly means; null where places cannot be fetched. */
export type FindPlaces = (text: string) => Promise<readonly PlaceGroup[] | null>;

/** Reads the text of a place field; `chosen` is the suggestion that was chosen in it. */
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
