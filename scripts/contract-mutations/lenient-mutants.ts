/* Answers that a backend may give: the document allows them and the portal handles them, so none may be reported. */
import type { Answer } from "../verify/http.ts";
import { readList } from "../verify/journeys/comparison.ts";
import { isObject } from "../verify/json.ts";
import { breakProperty, setProperty } from "./json-faults.ts";
import { findServer, type Mutant } from "./mutant.ts";

const ok = (change: (answer: Answer) => Answer) => (answer: Answer) =>
  answer.status === 200 ? change(answer) : answer;

const lenient = (
  operation: string,
  field: string,
  fault: string,
  allowed: string,
  changeAnswer: (answer: Answer) => Answer,
): Mutant => ({
  operation,
  server: findServer(operation, field),
  kind: "form",
  fault,
  field,
  allowed,
  changeAnswer: ok(changeAnswer),
});

const setHeader =
  (name: string, value: string | null) =>
  (answer: Answer): Answer => {
    if (answer.headers[name] === undefined || answer.headers[name] === value) return answer;
    const { [name]: _, ...others } = answer.headers;
    return { ...answer, headers: value === null ? others : { ...others, [name]: value } };
  };

const toBlank = (value: unknown): unknown => (typeof value === "string" ? value.replace("T", " ") : value);

/** Where bookings are. */
const BOOKINGS = [
  ["listQuotations", "result[]"],
  ["dashboard", "result[].runningBookings[]"],
] as const;

const PRICES = "result[].api[].quoteLine.surcharges.matchingSurchargesPerEquipmentTypes[]";

/** Empties one list of offers where the other one has some. */
const withoutOffers = (name: "api" | "excel", other: "api" | "excel") =>
  setProperty("result", (groups) =>
    Array.isArray(groups) && groups.some((group) => readList(group, other).length > 0)
      ? groups.map((group: unknown) => (isObject(group) ? { ...group, [name]: [] } : group))
      : groups,
  );

const SEARCHES = ["searchRates", "startRateSearch", "continueRateSearch"];
const PDF_OPERATIONS = ["bookingPdf", "quotationFile"];

export const lenientMutants: readonly Mutant[] = [
  ...SEARCHES.flatMap((operation) => [
    lenient(operation, "sources", "left out", "nothing is said of the sources", breakProperty("sources", "missing")),
    lenient(
      operation,
      "exchangeRates",
      "left out",
      "totals are shown per currency",
      breakProperty("exchangeRates", "missing"),
    ),
    lenient(
      operation,
      "result[].api[].askedAt",
      "null",
      "the age of the price is not shown",
      breakProperty("result[].api[].askedAt", "null"),
    ),
    lenient(
      operation,
      "result[].api[].transitTime",
      "null",
      "the days between departure and arrival are shown",
      breakProperty("result[].api[].transitTime", "null"),
    ),
    lenient(
      operation,
      `${PRICES}.allInRate`,
      "null",
      "the portal adds the charges",
      breakProperty(`${PRICES}.allInRate`, "null"),
    ),
  ]),
  lenient("searchRates", "result[].excel", "empty", "a server may have no sheets", withoutOffers("excel", "api")),
  lenient("searchRates", "result[].api", "empty", "a server may have no carriers", withoutOffers("api", "excel")),
  lenient(
    "searchRates",
    "result[].excel[].CONTAINER SIZE",
    "in other words",
    "the sizes are read from the charges",
    setProperty("result[].excel[].CONTAINER SIZE", () => "as requested"),
  ),
  lenient(
    "searchRates",
    "result[].api[].departureDate",
    "with a blank for the T",
    "the time is read",
    setProperty("result[].api[].departureDate", toBlank),
  ),
  lenient(
    "searchRates",
    "message",
    "empty",
    "the message of a success is not shown",
    breakProperty("message", "empty"),
  ),
  lenient(
    "nearbyPorts",
    "result[].locationCodifications",
    "left out",
    "the internal code is the code",
    breakProperty("result[].locationCodifications", "missing"),
  ),
  lenient(
    "bookOffer",
    "result",
    "empty",
    "the booking is in My Bookings",
    setProperty("result", () => []),
  ),
  ...BOOKINGS.flatMap(([operation, booking]) => [
    lenient(
      operation,
      `${booking}.trackingType`,
      "null",
      "it counts as fcl",
      breakProperty(`${booking}.trackingType`, "null"),
    ),
    lenient(
      operation,
      `${booking}.shippingLine`,
      "null",
      "the provider's name is used",
      breakProperty(`${booking}.shippingLine`, "null"),
    ),
    lenient(
      operation,
      `${booking}.shipment`,
      "left out",
      "the card has no route",
      breakProperty(`${booking}.shipment`, "missing"),
    ),
  ]),
  lenient(
    "dashboard",
    "result[].nextCutOffs",
    "empty",
    "home has no cut-offs",
    setProperty("result[].nextCutOffs", () => []),
  ),
  lenient(
    "dashboard",
    "result[].lastSearches",
    "empty",
    "home has no last searches",
    setProperty("result[].lastSearches", () => []),
  ),
  ...PDF_OPERATIONS.flatMap((operation) => [
    lenient(
      operation,
      "header content-disposition",
      "left out",
      "the portal names the file",
      setHeader("content-disposition", null),
    ),
    lenient(
      operation,
      "header content-type",
      "in capitals",
      "media types have no case",
      setHeader("content-type", "Application/PDF"),
    ),
  ]),
  lenient(
    "getProfile",
    "header content-type",
    "in capitals",
    "media types have no case",
    setHeader("content-type", "Application/JSON; Charset=UTF-8"),
  ),
];
