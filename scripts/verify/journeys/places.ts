/* Places that are found by their code. */
import type { Difference } from "../differences.ts";
import { parseJson } from "../json.ts";
import { findKnownPlace, findWrongZone } from "../rules/known-places.ts";
import { type Answered, type Compare, differ, only, read, readInput, readList, readString } from "./comparison.ts";

/** A time zone that is stated for a port has its time. */
export const compareZone = (path: string, port: unknown, stated: unknown): readonly Difference[] => {
  const wrong = findWrongZone(port, stated);
  return wrong === null ? [] : [differ(path, wrong, stated)];
};

/** The country of a port is that of its code, and the one under which it is listed. */
const compareCountry = (code: string, port: unknown, country: unknown): readonly Difference[] => {
  const [stated, name] = [readString(port, "country.code"), readString(port, "country.name")];
  const listed = readString(country, "country");
  return [
    ...(stated === null || stated === code.slice(0, 2)
      ? []
      : [differ("$.result", `${code} with the country ${code.slice(0, 2)}`, stated)]),
    ...(name === null || listed === null || name === listed
      ? []
      : [differ("$.result", `${code} under ${name}`, listed)]),
  ];
};

/** Where a code is looked for, no other place is the best match. */
const compareBestMatch = (code: string, ports: readonly unknown[]): readonly Difference[] => {
  const best = ports.filter((one) => read(one, "bestMatch") === true).map((one) => read(one, "point.code"));
  return best.length === 0 || best.includes(code) ? [] : [differ("$.result", `${code} as the best match`, best)];
};

const comparePointType = ({ isAlone }: Answered, code: string, port: unknown): readonly Difference[] => {
  const stated = readString(port, "pointType");
  return !isAlone || findKnownPlace(code)?.isPort !== true || stated === null || stated.toLowerCase() === "sea"
    ? []
    : [differ("$.result", `${code} with the pointType Sea`, stated)];
};

/** Ports of two countries that begin with the text "breme". */
const FOUND: readonly string[] = ["DEBRE", "DEBRV", "AUBBY"];

export const readCodes = (body: unknown): readonly unknown[] =>
  readList(body, "result")
    .flatMap((country) => readList(country, "ports"))
    .map((one) => read(one, "point.code"));

/** The codes of the places that a text clearly means. */
export const readBestMatches = (body: unknown): readonly unknown[] =>
  readList(body, "result")
    .flatMap((country) => readList(country, "ports"))
    .filter((one) => read(one, "bestMatch") === true)
    .map((one) => read(one, "point.code"));

/** A place that every server has after a reset is found, without a session as well. */
export const findPlaceOf = (code: string): Compare =>
  only(({ body, isAlone }) => {
    const codes = readCodes(body);
    return isAlone && !codes.includes(code) ? [differ("$.result", `the place ${code}`, codes)] : [];
  });

/** A text finds every place whose name begins with it, not one of each country, nor those of one country. */
export const findSeveral: Compare = only(({ body, isAlone }) => {
  const codes = readCodes(body);
  return isAlone && !FOUND.every((code) => codes.includes(code))
    ? [differ("$.result", `the ports ${FOUND.join(", ")}`, codes)]
    : [];
});

export const INLAND = "INTKD";

/** Countries of the places that every server has. */
const COUNTRIES = ["Belgium", "Germany", "India", "Netherlands"];

export const compareCountries: Compare = only(({ body, isAlone }) => {
  const names = readList(body, "result").map((one) => read(one, "name"));
  const missing = COUNTRIES.filter((name) => !names.includes(name));
  return isAlone && missing.length > 0 ? [differ("$.result", `the countries ${missing.join(", ")} too`, names)] : [];
});

/** The ports near an inland place are near it: none is on another continent, and one that a state names is among them. */
export const compareInlandPorts = (inland: string, far: readonly string[], near?: string): Compare =>
  only(({ body, isAlone }) => {
    const [codes, names] = ["internalCode", "name"].map((key) => readList(body, "result").map((one) => read(one, key)));
    if (!isAlone || codes === undefined || names === undefined) return [];
    if ([inland, ...far].some((code) => codes.includes(code)))
      return [differ("$.result", `ports, not ${inland} itself, and none as far as ${far.join(" or ")}`, codes)];
    if (near !== undefined && !codes.includes(near)) return [differ("$.result", `${near} near ${inland}`, codes)];
    return new Set(names).size === names.length
      ? []
      : [differ("$.result", "ports that each have a name of their own", names)];
  });

/** Inland places whose ports the journey asks for; the others have several. */
const OTHER_INLAND = ["INBLR", "DEDUI"];

const readPointTypes = (body: unknown, code: string): readonly (string | null)[] =>
  readList(body, "result")
    .flatMap((country) => readList(country, "ports"))
    .filter((one) => read(one, "point.code") === code)
    .map((one) => readString(one, "pointType"));

/** An inland place is not a sea port, however many ports it has. */
export const findInlandPlace: Compare = only(async ({ body, isAlone, again }) => {
  if (!isAlone) return [];
  const stated = readPointTypes(body, INLAND);
  if (stated.length === 0 || stated.includes("Sea"))
    return [differ("$.result", `${INLAND} with the pointType Inland`, stated)];
  for (const code of OTHER_INLAND) {
    const answer = await again("findInlandPlace", { query: { searchWith: code } });
    const types = readPointTypes(answer && parseJson(answer.body), code);
    if (types.includes("Sea")) return [differ("$.result", `${code} with the pointType Inland`, types)];
  }
  return [];
});

export const findPort =
  (input: string): Compare =>
  (step) => {
    const code = readInput(step, input);
    const countries = readList(step.body, "result");
    const ports = countries.flatMap((country) => readList(country, "ports"));
    const isWanted = (one: unknown): boolean => read(one, "point.code") === code;
    const port = ports.find(isWanted);
    const country = countries.find((one) => readList(one, "ports").some(isWanted));
    if (port !== undefined)
      return {
        differences: [
          ...comparePointType(step, code, port),
          ...(step.isAlone ? compareCountry(code, port, country) : []),
          ...compareBestMatch(code, ports),
        ],
        outputs: { name: read(port, "point.name") },
      };
    return { differences: [differ("$.result", `the port ${code}`, readCodes(step.body))] };
  };
