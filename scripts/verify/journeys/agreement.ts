/* The same thing in two answers: in a list, on home, on its page and in a notification. */
import { isDeepStrictEqual } from "node:util";
import { type Difference, showValue } from "../differences.ts";
import { isObject } from "../json.ts";
import { readQuotationId } from "./bookings.ts";
import {
  type Answered,
  type Compare,
  differ,
  differInWords,
  findEntry,
  only,
  read,
  readList,
  readString,
  sameTime,
} from "./comparison.ts";

const isStated = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === "string" && typeof other === "string" && DATE.test(one)
    ? sameTime("", one, other).length === 0
    : isDeepStrictEqual(one, other);

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Two answers have the same value of each property that both state; one of them may leave it out, or the time of a day. */
export const compareParts = (path: string, expected: unknown, actual: unknown): readonly Difference[] => {
  if (!isObject(expected) || !isObject(actual))
    return !isStated(expected) || !isStated(actual) || isSame(expected, actual)
      ? []
      : [differ(path, `${showValue(expected)}, as in the other answer`, actual)];
  return Object.keys(expected).flatMap((name) => compareParts(`${path}.${name}`, expected[name], actual[name]));
};

/** The newest list of the account that has the booking; undefined where none has. */
export const findListed = ({ bodies }: Answered, quotationId: unknown): unknown =>
  ["listAfterReturn", "listBoth", "readRemovedReference", "listBookings"]
    .map((list) => findEntry(bodies.get(list), "result", "quotationId", quotationId)?.entry)
    .find((entry) => entry !== undefined);

/** A reference that the list no longer has is not shown elsewhere. */
const compareEmptied = (path: string, listed: unknown, shown: unknown): readonly Difference[] => {
  const [kept, own] = [listed, shown].map((one) => readString(one, "reference") ?? "");
  return listed === undefined || kept !== "" || own === ""
    ? []
    : [differ(`${path}.reference`, "none, as in the list", own)];
};

/** Each booking at a path of the answer is as in the list. */
export const compareAsListed = (answered: Answered, path: string, shown: string): readonly Difference[] =>
  readList(answered.body, path).flatMap((one, index) => {
    const listed = findListed(answered, read(one, "quotationId"));
    return [...compareParts(`${shown}[${index}]`, listed, one), ...compareEmptied(`${shown}[${index}]`, listed, one)];
  });

/** The page of a booking has it as the list has. */
export const compareBookingPage: Compare = only((answered) =>
  compareParts(
    "$.result[0].booking",
    findListed(answered, readQuotationId(answered, answered.stepId === "openBooking" ? "book" : "bookFurther")),
    read(answered.body, "result.0.booking"),
  ),
);

/** A notification about a booking has its numbers, its reference and its carrier as the list has. */
export const compareNotified: Compare = only((answered) =>
  readList(answered.body, "result").flatMap((one, index) =>
    compareParts(
      `$.result[${index}].booking`,
      findListed(answered, read(one, "booking.quotationId")),
      read(one, "booking"),
    ),
  ),
);

/** A quote that is read back is the one that was answered when it was made. */
export const compareQuote: Compare = only(({ body, bodies }) =>
  compareParts("$.result[0]", read(bodies.get("createQuote"), "result.0"), read(body, "result.0")),
);

/** A quote in the list is the one that was answered when it was made. */
export const compareListedQuote: Compare = only(({ body, bodies }) => {
  const made = read(bodies.get("createQuote"), "result.0");
  const listed = findEntry(body, "result", "id", read(made, "id"));
  return listed === undefined
    ? [differ("$.result", `the quote ${showValue(read(made, "number"))}`, readList(body, "result").length)]
    : compareParts(listed.path, made, listed.entry);
});

/** The addresses of the files of documents that can be opened. */
const readLinks = (body: unknown): readonly string[] =>
  readList(body, "result")
    .flatMap((document) => readList(document, "versions"))
    .filter((version) => (read(version, "scan") ?? null) === null)
    .flatMap((version) => readString(version, "link") ?? []);

const listLinks = async (
  { get }: Answered,
  links: readonly string[],
  status: number,
  expected: string,
): Promise<readonly Difference[]> => {
  const differences: Difference[] = [];
  for (const link of links) {
    const answer = await get(link);
    if (answer?.status !== status)
      differences.push(differInWords("$.result[].versions[].link", expected, `${answer?.status ?? "none"} of ${link}`));
  }
  return differences;
};

/** The shipper opens the file of each document of the booking. */
export const openDocuments: Compare = only((answered) =>
  listLinks(answered, readLinks(answered.body), 200, "200 for the shipper of the booking"),
);

/** The second account opens no file of a document of the first one. */
export const refuseDocuments: Compare = only((answered) =>
  listLinks(answered, readLinks(answered.bodies.get("listDocuments")), 404, "404 for the second account"),
);

/** The documents of a booking of the second account are none of the first account. */
export const compareOtherDocuments: Compare = only(({ body, bodies }) => {
  const foreign = readLinks(bodies.get("listDocuments"));
  return readLinks(body)
    .filter((link) => foreign.includes(link))
    .map((link) => differ("$.result[].versions[].link", "no document of the first account", link));
});
