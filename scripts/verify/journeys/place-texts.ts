/* What a shipper types to find a place: its name, code and country, in the forms that the document names. */
import { showValue } from "../differences.ts";
import { parseJson } from "../json.ts";
import { type Answered, type Compare, differ, only, TOO_MANY } from "./comparison.ts";
import { readBestMatches, readCodes } from "./places.ts";

interface NamedPlace {
  readonly code: string;
  readonly name: string;
  readonly country: string;
}

/** Places that a server has after a reset. */
const PLACES: readonly NamedPlace[] = [
  { code: "INNSA", name: "Nhava Sheva", country: "India" },
  { code: "NLRTM", name: "Rotterdam", country: "Netherlands" },
  { code: "DEDUI", name: "Duisburg", country: "Germany" },
];
/** Ports that the journey makes known, whose names begin with the same letters. */
const SEVERAL: readonly string[] = ["ESSCT", "ESSPC", "ESSDR"];

/** Each form with the places that it must find. */
const TEXTS: readonly (readonly [text: string, codes: readonly string[]])[] = [
  ...PLACES.flatMap(({ code, name, country }) =>
    [
      name,
      name.toUpperCase(),
      name.toLowerCase(),
      name.slice(0, 5),
      code.toLowerCase(),
      `${name}, ${country}`,
      `${name} (${code})`,
      `${name}/${code}`,
      `${name} ${code}`,
    ].map((text) => [text, [code]] as const),
  ),
  ["sheva", ["INNSA"]],
  ["santa", SEVERAL],
  ["rotterdam", ["NLRTM", "USRAJ"]],
  ["Port of Rotterdam", ["NLRTM"]],
  ["anvers", ["BEANR"]],
  ["Antwerp/Anvers", ["BEANR"]],
];

/** Nothing is written like this. */
const NOTHING = "qxzvjkwq";

/** Texts that only begin the name of a place, which nobody clearly means by them. */
const BEGINNINGS: ReadonlyMap<string, string> = new Map(PLACES.map(({ code, name }) => [name.slice(0, 5), code]));

/** Every form finds its places, in any letter case, a begun name means none of them, and the one that a text means is the first. A server with places of its own is not asked. */
export const compareTexts: Compare = only(async ({ isAlone, get }: Answered) => {
  if (!isAlone) return [];
  for (const [text, codes] of [...TEXTS, [NOTHING, []] as const]) {
    const answer = await get(`/api/resource/fcl/ports?${new URLSearchParams({ searchWith: text })}`);
    if (answer?.status === TOO_MANY) return [];
    const body = parseJson(answer?.body ?? Buffer.from(""));
    const [found, begun] = [readCodes(body), BEGINNINGS.get(text)];
    if (!codes.every((code) => found.includes(code)))
      return [differ(`$.result for '${text}'`, codes.join(", "), found)];
    if (text === NOTHING && found.length > 0) return [differ(`$.result for '${text}'`, "nothing", found)];
    const [best, ...others] = readBestMatches(body);
    if (best !== undefined && others.length === 0 && found[0] !== best)
      return [differ(`$.result for '${text}'`, `${showValue(best)} first, the best match`, found)];
    if (begun !== undefined && readBestMatches(body).includes(begun))
      return [differ(`$.result for '${text}'`, `${begun} without bestMatch, as its name is longer`, true)];
  }
  return [];
});
