import type { Difference } from "./differences.ts";
import type { Answer } from "./http.ts";
import { readList } from "./journeys/comparison.ts";
import { isObject, parseJson, readKey } from "./json.ts";

/*
 * Pact cannot say "or": where the portal handles two forms, an interaction requires one of them. What the document allows
 * besides, and the portal handles, is tolerated here.
 */
interface Tolerated {
  readonly operations: readonly string[];
  readonly path: RegExp;
  /** What the answer has there, as reports show it. */
  readonly actual: RegExp;
  /** What else the answer must have. */
  readonly needs?: (body: unknown) => boolean;
}

const MISSING = /^missing$/;
const NULL = /^null$/;
const EMPTY = /^\[\]$/;

/** A server may have carriers or rate sheets alone, but an offer of the state must be in one of the lists. */
const hasOffers = (body: unknown): boolean =>
  readList(body, "result").some((group) => ["api", "excel"].some((list) => readList(group, list).length > 0));

const SEARCHES = ["searchRates", "startRateSearch", "continueRateSearch"];
const BOOKINGS = ["listQuotations", "dashboard"];

const TOLERATED: readonly Tolerated[] = [
  { operations: SEARCHES, path: /^\$\.(sources|exchangeRates)$/, actual: MISSING },
  { operations: SEARCHES, path: /\.(?:allInRate|askedAt|transitTime)$/, actual: NULL },
  { operations: ["searchRates"], path: /\.(?:api|excel)$/, actual: EMPTY, needs: hasOffers },
  { operations: ["searchRates"], path: /\['CONTAINER SIZE'\]$/, actual: /^"/ },
  { operations: ["nearbyPorts"], path: /\.locationCodifications$/, actual: MISSING },
  { operations: ["bookOffer", "bookLcl"], path: /^\$\.result$/, actual: EMPTY },
  { operations: BOOKINGS, path: /\.trackingType$/, actual: NULL },
  { operations: BOOKINGS, path: /\.shipment$/, actual: MISSING },
  { operations: ["dashboard"], path: /\.(?:lastSearches|nextCutOffs)$/, actual: EMPTY },
];

/** The end of an expectation, as reports show it. */
const LOCAL_TIME = String.raw`(pattern ^\d{4}-\d{2}-\d{2}(T.*)?$)`;
const WITH_BLANK = /^"\d{4}-\d{2}-\d{2} \d{2}:\d{2}/;

const simplify = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, "");

/** The object at the path of a difference, without its last name, and that name. */
const locate = (body: unknown, path: string) => {
  const names = [...path.matchAll(/\.([A-Za-z_][\w-]*)|\['([^']*)'\]|\[(\d+)\]/g)].map(
    ([, dotted, quoted, index]) => dotted ?? quoted ?? index ?? "",
  );
  return { owner: names.slice(0, -1).reduce<unknown>(readKey, body), name: names.at(-1) ?? "" };
};

/** Whether a missing property is there under a name that is nearly the same. */
const isMisspelt = ({ path, actual }: Difference, answer: Answer): boolean => {
  if (!MISSING.test(actual)) return false;
  const { owner, name } = locate(parseJson(answer.body), path);
  return isObject(owner) && Object.keys(owner).some((key) => simplify(key) === simplify(name));
};

/** Whether the portal handles what the contract reports. `document` has the differences of the same answer from the document. */
export const isTolerated = (
  operation: string,
  difference: Difference,
  answer: Answer,
  document: readonly Difference[],
): boolean => {
  const { path, expected, actual } = difference;
  if (path === "header content-type") return !document.some((one) => one.path === path);
  if (path === "header content-disposition") return MISSING.test(actual);
  if (expected.endsWith(LOCAL_TIME) && WITH_BLANK.test(actual)) return true;
  const isListed = TOLERATED.some(
    (one) =>
      one.operations.includes(operation) &&
      one.path.test(path) &&
      one.actual.test(actual) &&
      (one.needs === undefined || one.needs(parseJson(answer.body))),
  );
  return isListed && !isMisspelt(difference, answer);
};
