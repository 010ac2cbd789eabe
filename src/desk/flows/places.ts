import { okAsync } from "neverthrow";
import { containsText } from "#domain/places";
import type { Failure } from "#ports/failure.ts";
import { createQueryPage, type PageSnapshot } from "#flows/kit/page.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { FoundPlace } from "../ports/index.ts";

const SHORTEST = 2;

/** What was found, and for which text: none before the answer to it. */
interface FoundPlaces {
  readonly text: string;
  readonly places: readonly FoundPlace[];
}

/** The places that a typed text finds; the query is the text. */
export const createPlacesPage = ({ ports: { rates }, requestActor }: DeskFlowServices<"rates">) =>
  createQueryPage<FoundPlaces, never, string>({
    id: "deskPlaces",
    requestActor,
    query: "",
    load: (text, signal) =>
      text.length < SHORTEST
        ? okAsync<FoundPlaces, Failure>({ text, places: [] })
        : rates.findPlaces(text, signal).map((places) => ({ text, places })),
  });

type PlacesSnapshot = PageSnapshot<FoundPlaces, never, string>;

export const placesView = ({ context: { value } }: PlacesSnapshot): FoundPlaces => value ?? { text: "", places: [] };

/** What a field for places hands on. */
interface PlaceChoice {
  readonly code: string;
  readonly name: string;
}

/** Whether a text is written as a UN/LOCODE or the code of a country, in capitals: `Genoa` is a name. */
export const isPlaceCode = (text: string): boolean => /^[A-Z]{2}(?:[A-Z2-9]{3})?$/.test(text.trim());

/** The countries among found places whose own name has what was typed, by their codes. */
export const listFoundCountries = ({ text, places }: FoundPlaces): readonly PlaceChoice[] => [
  ...new Map(
    places
      .filter(({ country }) => text !== "" && containsText(country, text))
      .map(({ code, country }) => [code.slice(0, 2), { code: code.slice(0, 2), name: country }]),
  ).values(),
];

/**
 * What a text means when its field is left: the place with this code, the country or place with this name, otherwise the only
 * place or the one that it clearly means. Null for none, for another text that is written as a code, and before the answer to it.
 */
export const findLeftPlace = (found: FoundPlaces, typed: string, hasCountries: boolean): PlaceChoice | null => {
  const { text, places } = found;
  if (text !== typed.trim()) return null;
  const key = text.toUpperCase();
  const isNamed = ({ name }: PlaceChoice): boolean => name.toUpperCase() === key;
  const exact =
    places.find(({ code }) => code === key) ??
    (hasCountries ? listFoundCountries(found).find(isNamed) : undefined) ??
    places.find(isNamed);
  if (exact !== undefined || isPlaceCode(text)) return exact ?? null;
  return places.length === 1 ? (places[0] ?? null) : (places.find(({ isBestMatch }) => isBestMatch) ?? null);
};
