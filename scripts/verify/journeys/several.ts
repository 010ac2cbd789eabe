/* Several bookings: their order, their pages and what filters leave. */
import type { Difference } from "../differences.ts";
import { type BookingStep, readQuotationId } from "./bookings.ts";
import {
  type Answered,
  type Compare,
  differ,
  findEntry,
  only,
  read,
  readList,
  readString,
  same,
} from "./comparison.ts";
import { countStatuses, hasFilters } from "./filters.ts";
import { compareListed, compareWithOffer, countListed } from "./listed.ts";

/** The steps that book, in their order, with the search of each. */
const BOOKED: readonly (readonly [BookingStep, string])[] = [
  ["bookSoon", "search"],
  ["bookLater", "searchLater"],
  ["bookSoonAgain", "search"],
  ["bookOtherSize", "searchOtherSize"],
];

const listBooked = ({ bodies }: Answered) => BOOKED.filter(([step]) => bodies.has(step));

const readIds = (body: unknown): readonly unknown[] => readList(body, "result").map((one) => read(one, "quotationId"));

/** The bookings of the journey are as they were offered, the newest first. */
export const compareAll: Compare = only((step) => {
  const booked = listBooked(step);
  const newestFirst = booked.map(([booking]) => readQuotationId(step, booking)).toReversed();
  const first = readIds(step.body).slice(0, booked.length);
  const differences = booked.flatMap(([booking, search]) => compareWithOffer(step, booking, search).differences);
  return [
    ...differences,
    ...countListed(step, booked.length),
    ...(differences.length > 0 ? [] : same("$.result[].quotationId", newestFirst.join(", "), first.join(", "))),
  ];
});

/** A page of one booking is the entry of the whole list in the same order, and `facets` count all of it. */
export const comparePage = (index: number, list = "listAll"): Compare =>
  only((step) => {
    const { body, bodies, isAlone } = step;
    const whole = bodies.get(list);
    const counted =
      isAlone && hasFilters(step) ? same("$.facets.statuses", countStatuses(whole), countStatuses(body)) : [];
    return [...same("$.result[0].quotationId", readIds(whole)[index], readIds(body)[0]), ...counted];
  });

/** A filter is applied before the page is taken, and `facets` name the carriers of all bookings. */
export const compareCarrierPage: Compare = only((step) => {
  if (!hasFilters(step)) return [];
  const { body, bodies, outputs } = step;
  const all = readList(bodies.get("listAll"), "result");
  const first = all.find((one) => read(one, "providerName") === outputs.get("search")?.["providerName"]);
  const named = readList(body, "facets.carriers");
  const carriers = all.flatMap((one) => readString(one, "providerName") ?? []);
  return [
    ...same("$.result[0].quotationId", read(first, "quotationId"), readIds(body)[0]),
    ...(carriers.every((one) => named.includes(one))
      ? []
      : [differ("$.facets.carriers", `${carriers.join(", ")}, as without a filter`, named)]),
  ];
});

/** `running` leaves confirmed bookings. */
export const compareRunningList: Compare = only((step) => {
  if (!hasFilters(step)) return [];
  const ids = readIds(step.body);
  const listed = readList(step.bodies.get("listAll"), "result").filter(
    (one) => read(one, "shipment.stage") !== "delivered",
  );
  const confirmed = listed.filter((one) => read(one, "status") === 1).map((one) => read(one, "quotationId"));
  return [
    ...readList(step.body, "result").flatMap((one, index) => same(`$.result[${index}].status`, 1, read(one, "status"))),
    ...(step.isAlone && !confirmed.every((id) => ids.includes(id))
      ? [differ("$.result", `the bookings ${confirmed.join(", ")}`, ids)]
      : []),
  ];
});

/** A filter leaves the bookings of the whole list that fit it, in their order. */
const compareLeft = (fits: (booking: unknown, step: Answered) => boolean): Compare =>
  only((step) => {
    const left = readList(step.bodies.get("listAll"), "result").filter((one) => fits(one, step));
    const expected = left.map((one) => read(one, "quotationId")).join(", ");
    return step.isAlone && hasFilters(step)
      ? same("$.result[].quotationId", expected, readIds(step.body).join(", "))
      : [];
  });

export const compareStatusList = (status: number): Compare => compareLeft((one) => read(one, "status") === status);

export const compareDeparting: Compare = compareLeft(
  (one) => readString(one, "shipment.departure.eventDateTime") !== null,
);

/** A search by the code of a port finds all bookings that state it as the place of their arrival. */
export const compareByPort: Compare = compareLeft(
  (one, { inputs }) => read(one, "shipment.to.unLocationCode") === inputs["portOfDischarge"],
);

/** Bookings with the same value are in the order of the whole list: the newest first. */
export const compareEqual = (path: string): Compare =>
  only((step) => {
    const order = readIds(step.bodies.get("listAll"));
    const listed = readList(step.body, "result").filter((one) => order.includes(read(one, "quotationId")));
    const isWrong = (one: unknown, index: number): boolean => {
      const [value, before] = [one, listed[index - 1]].map((booking) => read(booking, path) ?? null);
      const [own, other] = [one, listed[index - 1]].map((booking) => order.indexOf(read(booking, "quotationId")));
      return index > 0 && value !== null && value === before && Number(own) < Number(other);
    };
    const wrong = hasFilters(step) ? listed.filter(isWrong) : [];
    return wrong.map((one) =>
      differ("$.result[].quotationId", `the newest first where ${path} is the same`, read(one, "quotationId")),
    );
  });

/** A shipper without bookings has none of those of another one, in the list and in its `facets`. */
export const compareForeignFacets: Compare = only(({ body, isAlone }) =>
  isAlone
    ? [
        ...same("$.result", 0, readIds(body).length),
        ...same("$.facets.statuses", 0, countStatuses(body)),
        ...same("$.facets.carriers", 0, readList(body, "facets.carriers").length),
      ]
    : [],
);

/** Both bookings of an offer are as they were offered, whenever they were booked. */
export const compareBothDays: Compare = (step) => {
  const { entry, differences } = compareWithOffer(step, "book");
  return {
    differences: [...differences, ...compareWithOffer(step, "bookFurther").differences],
    outputs: { id: read(entry, "_id"), fileName: read(entry, "files.0.fileName") },
  };
};

/** The longest reference, with the characters of a page, several blanks and both cases. */
export const REFERENCE_UNDER_WAY = "R&D <A>  b 7/2, North Terminal 1200";

/** The first booking in the list before it left. */
const findBefore = (step: Answered): unknown =>
  findEntry(step.bodies.get("listOnLastDay"), "result", "quotationId", readQuotationId(step, "book"))?.entry;

const readFileNames = (booking: unknown): readonly unknown[] =>
  readList(booking, "files").map((file) => read(file, "fileName"));

/** The first booking still has the files that it had before it left. */
const compareFiles = (step: Answered): readonly Difference[] => {
  const found = findEntry(step.body, "result", "quotationId", readQuotationId(step, "book"));
  const [before, own] = [readFileNames(findBefore(step)), readFileNames(found?.entry)];
  return found === undefined || before.every((name) => own.includes(name))
    ? []
    : [differ(`${found.path}.files`, `${before.join(", ")}, as before the departure`, own)];
};

/** Every booking that was listed before the departure is still there, in its place. */
const compareOrder = ({ body, bodies }: Answered): readonly Difference[] =>
  same("$.result[].quotationId", readIds(bodies.get("listOnLastDay")).join(", "), readIds(body).join(", "));

/** Both bookings while they are under way: as they were offered, in their order. */
export const compareUnderWay: Compare = async (step) => {
  const { differences } = await compareBothDays(step);
  const { path, entry } = compareWithOffer(step, "book");
  return {
    differences: [
      ...differences,
      ...(differences.length > 0 || path === undefined
        ? []
        : [
            ...compareOrder(step),
            ...same(`${path}.reference`, REFERENCE_UNDER_WAY, read(entry, "reference") ?? null),
            ...same(`${path}.bookedOn`, read(findBefore(step), "bookedOn"), read(entry, "bookedOn")),
            ...compareFiles(step),
          ]),
    ],
  };
};

/** Both bookings after their arrival, with the reference that was set. */
export const compareArrived: Compare = async (step) => {
  const { differences } = await compareBothDays(step);
  return {
    differences: [
      ...differences,
      ...(differences.length > 0
        ? []
        : [...compareOrder(step), ...compareListed(step, REFERENCE_UNDER_WAY), ...compareFiles(step)]),
    ],
  };
};

/** Nothing of the journey is at a path of the answer. */
export const compareGone = (path: string): Compare =>
  only((step) => {
    const own = ["book", "bookFurther"] as const;
    const numbers = own.map((booking) => readQuotationId(step, booking));
    const found = readList(step.body, path)
      .map((one) => read(one, "quotationId"))
      .filter((one) => numbers.includes(one));
    return found.length === 0
      ? []
      : [differ(`$.${path.replace(".0", "[0]")}`, "nothing of a booking whose time is over", found)];
  });

/** The list of a server that filters by `running` has nothing of the journey. */
export const compareGoneFromList: Compare = (step) =>
  read(step.body, "facets") === undefined ? { differences: [] } : compareGone("result")(step);

/** A page has as many of the bookings as the call says. */
export const countPage = (count: number): Compare =>
  only(({ body, isAlone }) => (isAlone ? same("$.result", count, readIds(body).length) : []));
