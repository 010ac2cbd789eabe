/* Home: running bookings, their cut-offs, and the last search. */
import { isDeepStrictEqual } from "node:util";
import { type Difference, showValue } from "../differences.ts";
import { isObject } from "../json.ts";
import { compareAsListed, findListed } from "./agreement.ts";
import { type BookingStep, findForeign, OWN, readQuotationId } from "./bookings.ts";
import { type Answered, type Compare, differ, findEntry, read, readList, readString, same } from "./comparison.ts";
import { addDays, compareMoments, compareOverdue, isToCome } from "./days.ts";
import { CUT_OFF_CODES, compareCutOff, findAnswered, readCutOff } from "./offers.ts";
import { compareGone } from "./several.ts";

const RUNNING = "result.0.runningBookings";
const CUT_OFFS = "result.0.nextCutOffs";
const CONFIRMED = 1;
const MOST = 10;
const DAY_LENGTH = "2026-11-28".length;
const SEARCHED_WITHIN_MS = 30 * 60_000;
const PLACE_NAMES: readonly string[] = ["originPlace", "loadingPort", "deliveryPlace", "dischargePort"];

/** The newest list that has the booking: `listBoth` after the further booking, `listBookings` before it. */
const readListed = ({ bodies }: Answered): unknown => bodies.get("listBoth") ?? bodies.get("listBookings");

/** A confirmed booking is on home. */
const compareRunning = (answered: Answered, step: BookingStep): readonly Difference[] => {
  const quotationId = readQuotationId(answered, step);
  const listed = findEntry(readListed(answered), "result", "quotationId", quotationId)?.entry;
  const isOnHome = findEntry(answered.body, RUNNING, "quotationId", quotationId) !== undefined;
  return read(listed, "status") !== CONFIRMED || isOnHome
    ? []
    : [
        differ(
          "$.result[0].runningBookings",
          `the confirmed booking ${showValue(quotationId)}`,
          readList(answered.body, RUNNING).map((one) => read(one, "quotationId")),
        ),
      ];
};

/** Nothing runs but the confirmed bookings of the list. */
const findOthers = (answered: Answered): readonly Difference[] => {
  const confirmed = readList(readListed(answered), "result")
    .filter((one) => read(one, "status") === CONFIRMED)
    .map((one) => read(one, "quotationId"));
  return answered.isAlone
    ? readList(answered.body, RUNNING).flatMap((one, index) =>
        confirmed.includes(read(one, "quotationId"))
          ? []
          : [
              differ(
                `$.result[0].runningBookings[${index}]`,
                "a confirmed booking of the list",
                read(one, "quotationId"),
              ),
            ],
      )
    : [];
};

/** A cut-off is at the port of loading, under the name of the list or of the place field. */
const comparePlace = (
  answered: Answered,
  path: string,
  listed: unknown,
  place: string | null,
): readonly Difference[] => {
  const names = [read(listed, "shipment.from.locationName"), answered.outputs.get("findLoadingPort")?.["name"]];
  const ports = names.filter((one) => typeof one === "string");
  const isAtPort =
    place === null || ports.length === 0 || ports.some((one) => place.includes(one) || one.includes(place));
  return !answered.isAlone || isAtPort ? [] : [differ(`${path}.place`, ports.join(" or "), place)];
};

/** A cut-off names its booking by both numbers, and has the hour that the offer states. */
const compareNamed = (answered: Answered, path: string, offer: unknown, cutOff: unknown): readonly Difference[] => {
  const listed = findListed(answered, read(cutOff, "quotationId"));
  const booked = read(listed, "bookingId");
  const [at, offered] = [readString(cutOff, "at"), readCutOff(offer, cutOff)];
  const lacksHour = at !== null && offered !== null && offered.length > DAY_LENGTH && at.length <= DAY_LENGTH;
  return [
    ...comparePlace(answered, path, listed, readString(cutOff, "place")),
    ...(booked === undefined ? [] : same(`${path}.bookingId`, booked, read(cutOff, "bookingId"))),
    ...(lacksHour ? [differ(`${path}.at`, `${offered}, with its hour`, at)] : []),
  ];
};

/** A booking that has one of its cut-offs on home has all of them there, while there is room. */
const compareMissing = (answered: Answered, offer: unknown): readonly Difference[] => {
  const listed = readList(answered.body, CUT_OFFS);
  if (listed.length >= MOST) return [];
  return OWN.flatMap((step) => {
    const codes = listed
      .filter((one) => read(one, "quotationId") === readQuotationId(answered, step))
      .map((one) => read(one, "code"));
    const missing = CUT_OFF_CODES.filter((code) => readCutOff(offer, { code }) !== null && !codes.includes(code));
    return codes.length === 0 || missing.length === 0
      ? []
      : [differ("$.result[0].nextCutOffs", `${missing.join(", ")} of the booking too, as the offer states it`, codes)];
  });
};

const compareCutOffs = (answered: Answered): readonly Difference[] => {
  const offer = findAnswered(answered, "search");
  const numbers = OWN.map((step) => readQuotationId(answered, step));
  return readList(answered.body, CUT_OFFS).flatMap((cutOff, index) =>
    numbers.includes(read(cutOff, "quotationId"))
      ? [
          ...compareCutOff(`$.result[0].nextCutOffs[${index}]`, offer, cutOff),
          ...compareOverdue(`$.result[0].nextCutOffs[${index}]`, answered.body, cutOff),
          ...compareNamed(answered, `$.result[0].nextCutOffs[${index}]`, offer, cutOff),
        ]
      : [],
  );
};

/** A name that was sent with the code of a place is kept, or the server has its own. */
const findLostNames = (path: string, sent: unknown, stored: unknown): readonly Difference[] =>
  PLACE_NAMES.filter((name) => read(sent, name) !== null && (read(stored, `search.${name}`) ?? null) === null).map(
    (name) => differ(`${path}.search.${name}`, "the name of the place", null),
  );

/** What a search names is as it was sent; names of places are the server's own. */
const compareLastSearch = (path: string, sent: unknown, stored: unknown): readonly Difference[] =>
  Object.entries(isObject(sent) ? sent : {})
    .filter(([name]) => !PLACE_NAMES.includes(name))
    .flatMap(([name, value]) => {
      const own = read(stored, `search.${name}`) ?? null;
      return isDeepStrictEqual(value, own) ? [] : [differ(`${path}.search.${name}`, showValue(value), own)];
    });

/** The last searches are those of the steps, the newest first; a server may have none. */
export const compareLastSearches =
  (...steps: readonly string[]) =>
  ({ body, bodies, requests }: Answered): readonly Difference[] => {
    const stored = readList(body, "result.0.lastSearches");
    return stored.length === 0
      ? []
      : steps
          .filter((step) => bodies.has(step))
          .flatMap((step, index) => [
            ...compareLastSearch(`$.result[0].lastSearches[${index}]`, requests.get(step), stored[index]),
            ...findLostNames(`$.result[0].lastSearches[${index}]`, requests.get(step), stored[index]),
            ...compareMoments(
              `$.result[0].lastSearches[${index}].searchedAt`,
              readString(bodies.get(step), "answeredAt"),
              readString(stored[index], "searchedAt"),
              SEARCHED_WITHIN_MS,
            ),
          ]);
  };

const compareBooked = (answered: Answered): readonly Difference[] => [
  ...OWN.flatMap((step) => (answered.outputs.has(step) ? compareRunning(answered, step) : [])),
  ...findOthers(answered),
  ...compareCutOffs(answered),
  ...compareMissing(answered, findAnswered(answered, "search")),
  ...compareAsListed(answered, RUNNING, "$.result[0].runningBookings"),
];

export const compareHome = (answered: Answered): readonly Difference[] => [
  ...compareBooked(answered),
  ...compareLastSearches("search")(answered),
];

const listCutOffs = (answered: Answered, step: BookingStep): readonly string[] =>
  readList(answered.body, CUT_OFFS)
    .filter((one) => read(one, "quotationId") === readQuotationId(answered, step))
    .map((one) => `${String(read(one, "code"))} ${String(read(one, "at"))}`);

/** Two running bookings of one offer have the same cut-offs. */
export const compareHomeOfBoth = (answered: Answered): readonly Difference[] => {
  const [first = [], further = []] = OWN.map((step) => listCutOffs(answered, step));
  const areRunning = OWN.every(
    (step) => findEntry(answered.body, RUNNING, "quotationId", readQuotationId(answered, step)) !== undefined,
  );
  const isWhole = readList(answered.body, CUT_OFFS).length < MOST;
  const isSame = showValue(first.toSorted()) === showValue(further.toSorted());
  return [
    ...compareHome(answered),
    ...(!areRunning || !isWhole || isSame
      ? []
      : [
          differ(
            "$.result[0].nextCutOffs",
            `the cut-offs ${showValue(first)} of ${showValue(readQuotationId(answered, "bookFurther"))} too`,
            further,
          ),
        ]),
  ];
};

/** After the shipper comes back, home is as it was, with the search that was made since then. */
export const compareHomeReturned = (answered: Answered): readonly Difference[] => {
  const [before = 0, now = 0] = [answered.bodies.get("readHomeOfBoth"), answered.body].map(
    (body) => readList(body, "result.0.lastSearches").length,
  );
  return [
    ...compareBooked(answered),
    ...(before > now ? [differ("$.result[0].lastSearches", `${before} searches or more`, now)] : []),
    ...compareLastSearches("searchAfterReturn", "search")(answered),
  ];
};

/** Confirmed bookings that have not arrived are among those that run. */
const compareUnderWay = (answered: Answered, path: string): readonly Difference[] => {
  const listed = readList(answered.bodies.get("listOnLastDay"), "result");
  const running = readList(answered.body, path).map((one) => read(one, "quotationId"));
  const latest = addDays(readString(answered.outputs.get("search"), "underWay") ?? "2000-01-01", 2);
  const missing = OWN.map((step) => readQuotationId(answered, step)).filter((number) => {
    const booking = listed.find((one) => read(one, "quotationId") === number);
    const arrival = readString(booking, "shipment.arrival.eventDateTime");
    const isRunning = read(booking, "status") === CONFIRMED && arrival !== null && arrival > latest;
    return isRunning && !running.includes(number);
  });
  return missing.length === 0
    ? []
    : [differ(`$.${path.replace(".0", "[0]")}`, `the booking ${missing.join(", ")}, which has not arrived`, running)];
};

/** Under way, confirmed bookings are on home until they arrive, without cut-offs, and the search of this day is the last one. */
export const compareHomeUnderWay: Compare = async (answered) => {
  const { differences } = await compareGone(CUT_OFFS)(answered);
  return {
    differences: [
      ...differences,
      ...compareUnderWay(answered, RUNNING),
      ...compareLastSearches("searchUnderWay")(answered),
    ],
  };
};

/** The list of a server that filters by `running` has them too. */
export const compareRunningUnderWay = (answered: Answered): readonly Difference[] =>
  read(answered.body, "facets") === undefined ? [] : compareUnderWay(answered, "result");

/** A new session has the searches of the account. */
export const compareSameSearches = ({ body, bodies }: Answered): readonly Difference[] => {
  const [before, now] = [bodies.get("readHome"), body].map((one) => read(one, "result.0.lastSearches"));
  return isDeepStrictEqual(before, now) ? [] : [differ("$.result[0].lastSearches", showValue(before), now)];
};

/** Home has ten bookings where more are confirmed and have not arrived. */
export const compareManyRunning = (answered: Answered): readonly Difference[] => {
  const listed = readList(answered.bodies.get("listMany"), "result");
  const isRunning = (one: unknown): boolean => {
    const arrival = readString(one, "shipment.arrival.eventDateTime");
    const isUnderWay = read(one, "shipment.stage") !== "delivered" && read(one, "shipment.stage") !== "arrived";
    return read(one, "status") === CONFIRMED && isUnderWay && arrival !== null && isToCome(answered.body, arrival);
  };
  const running = readList(answered.body, RUNNING).length;
  return answered.isAlone && listed.filter(isRunning).length >= MOST
    ? same("$.result[0].runningBookings", MOST, running)
    : [];
};

/** Home of the second account has nothing of the first one. */
export const compareForeignHome = (answered: Answered): readonly Difference[] => {
  const searches = readList(answered.body, "result.0.lastSearches").length;
  return [
    ...findForeign(answered, RUNNING),
    ...findForeign(answered, CUT_OFFS),
    ...(answered.isAlone ? same("$.result[0].lastSearches", 0, searches) : []),
  ];
};
