import { type Difference, showValue } from "../differences.ts";
import { parseJson } from "../json.ts";
import {
  type BookingStep,
  checkPdfText,
  compareBookingPdf,
  compareRepeated,
  findBooked,
  findForeign,
  followLinks,
  readQuotationId,
} from "./bookings.ts";
import {
  type Answered,
  type Compare,
  type Compared,
  differ,
  read,
  readList,
  readString,
  same,
  toDay,
} from "./comparison.ts";
import {
  compareCarriers,
  compareCounts,
  compareFiltered,
  departsOnDay,
  type Fits,
  fitsStatus,
  hasOtherStatus,
  hasOwnStatus,
} from "./filters.ts";
import { compareForeignHome, compareHome, compareHomeOfBoth } from "./home.ts";
import { compareValidity, findAnswered } from "./offers.ts";
import { type PricedOffer, type PricedOffers, priceLoad, priceOffers } from "./prices.ts";

const QUANTITY = 2;
const LOAD = { weightKg: 1200, cbm: 3.25 };

const only = (compare: (step: Answered) => readonly Difference[] | Promise<readonly Difference[]>): Compare => {
  return async (step) => ({ differences: await compare(step) });
};

const readInput = ({ inputs }: Answered, name: string): string => readString(inputs, name) ?? "";

/** The profile belongs to the account that has signed in; an email address is the user name. */
const compareProfile = (input: string): Compare =>
  only((step) => {
    const [expected, actual] = [readInput(step, input), readString(step.body, "result.0.email")];
    return expected.includes("@")
      ? same("$.result[0].email", expected.toLowerCase(), actual?.toLowerCase() ?? null)
      : [];
  });

/* The portal makes no call of a part that the profile leaves out; without capabilities it has LCL and tracking. */
const compareCapability = (body: unknown, capability: "lcl" | "tracking"): readonly Difference[] => {
  const stated = read(body, "result.0.capabilities") ?? null;
  return stated === null || readList(body, "result.0.capabilities").includes(capability)
    ? []
    : [differ("$.result[0].capabilities", `no capabilities, or ${capability} among them`, stated)];
};

/** Sea ports that a server has after a reset. */
const SEA_PORTS: readonly string[] = ["INNSA", "NLRTM"];

const comparePointType = ({ isAlone }: Answered, code: string, port: unknown): readonly Difference[] => {
  const stated = readString(port, "pointType");
  return !isAlone || !SEA_PORTS.includes(code) || stated === null || stated.toLowerCase() === "sea"
    ? []
    : [differ("$.result", `${code} with the pointType Sea`, stated)];
};

const findPort =
  (input: string): Compare =>
  (step) => {
    const code = readInput(step, input);
    const ports = readList(step.body, "result").flatMap((country) => readList(country, "ports"));
    const port = ports.find((one) => read(one, "point.code") === code);
    if (port !== undefined)
      return { differences: comparePointType(step, code, port), outputs: { name: read(port, "point.name") } };
    const codes = ports.map((one) => read(one, "point.code"));
    return { differences: [differ("$.result", `the port ${code}`, codes)] };
  };

const priceSearch = (body: unknown, { inputs }: Answered): PricedOffers =>
  priceOffers(body, readString(inputs, "equipment") ?? "", QUANTITY);

const isSold = ({ availability, price }: PricedOffer): boolean =>
  availability.kind === "bookable" && price.perCurrency.length > 0;

const showOffer = (offer: PricedOffer): string => {
  if (isSold(offer)) return offer.id;
  const { id, availability } = offer;
  return `${id}: ${availability.kind === "bookable" ? "no price" : availability.reason}`;
};

/** The first offer that the portal prices and lets a shipper book. */
const chooseOffer = ({ offers, faults }: PricedOffers): Compared & { readonly offer: PricedOffer | undefined } => {
  const offer = offers.find(isSold);
  const unread = faults.map((fault) => differ("$.result", "offers that the portal can read", fault));
  const missing =
    offer === undefined ? [differ("$.result", "an offer with a price that can be booked", offers.map(showOffer))] : [];
  return { offer, differences: [...unread, ...missing] };
};

const compareSearch: Compare = (step) => {
  const { offer, differences } = chooseOffer(priceSearch(step.body, step));
  return offer === undefined
    ? { differences }
    : { differences, outputs: { offerId: offer.id, providerName: offer.carrier.name } };
};

/** Sources that offer one direction have nothing for the way back. */
const compareSearchBack: Compare = only((step) => {
  const sold = step.isAlone ? priceSearch(step.body, step).offers.filter(isSold) : [];
  return sold.length === 0 ? [] : [differ("$.result", "no offer of the way back", sold.map(showOffer))];
});

/** An answer without numbers is a booking too: it is the newest one of the list. */
const readReceipt: Compare = async ({ body, get }) => {
  if (read(body, "result.0") !== undefined) return { differences: [] };
  const list = await get("/api/resource/quotation?skip=0&limit=1");
  const newest = list === undefined ? undefined : parseJson(list.body);
  return { differences: [], outputs: { quotationId: read(newest, "result.0.quotationId") } };
};

const findOffer = (offers: PricedOffers, id: unknown): PricedOffer | undefined =>
  offers.offers.find((one) => one.id === id);

const findSearched = (step: Answered, search = "search"): PricedOffer | undefined =>
  findOffer(priceSearch(step.bodies.get(search), step), step.outputs.get(search)?.["offerId"]);

const compareContainers = (path: string, entry: unknown, { inputs }: Answered): readonly Difference[] => {
  const shipment = read(entry, "shipment");
  if (shipment === undefined || shipment === null) return [];
  const [container] = readList(shipment, "containers");
  return [
    ...same(`${path}.shipment.from.unLocationCode`, inputs["portOfLoading"], read(shipment, "from.unLocationCode")),
    ...same(`${path}.shipment.to.unLocationCode`, inputs["portOfDischarge"], read(shipment, "to.unLocationCode")),
    ...same(
      `${path}.shipment.containers[0].equipmentGroupIsoCode`,
      inputs["equipment"],
      read(container, "equipmentGroupIsoCode"),
    ),
    ...same(`${path}.shipment.containers[0].numberOfContainers`, QUANTITY, read(container, "numberOfContainers")),
  ];
};

/** A booking of the list against the offer of a search step. */
const compareWithOffer = (step: Answered, booking: BookingStep, search = "search") => {
  const found = findBooked(step, findSearched(step, search), booking);
  const { path, entry, differences } = found;
  if (path === undefined) return found;
  return {
    path,
    entry,
    differences: [
      ...differences,
      ...compareContainers(path, entry, step),
      ...compareValidity(path, findAnswered(step, search), entry),
    ],
  };
};

/** The list of an account that has no other data has so many bookings. */
const countListed = ({ body, isAlone }: Answered, count: number): readonly Difference[] => {
  const listed = readList(body, "result").length;
  return isAlone && listed !== count
    ? [differ("$.result", count === 1 ? "the only booking" : `${count} bookings`, listed)]
    : [];
};

/** What later steps read of the booking; undefined values where it is not in the list. */
const readBooking = (entry: unknown) => {
  const status = read(entry, "status");
  return {
    id: read(entry, "_id"),
    fileName: read(entry, "files.0.fileName"),
    number: readString(entry, "bookingId") ?? read(entry, "quotationId"),
    shippingLine: read(entry, "shippingLine"),
    status: typeof status === "number" && ![0, 1, 2].includes(status) ? "unknown" : status?.toString(),
    departure: toDay(readString(entry, "shipment.departure.eventDateTime")),
  };
};

const compareBooking: Compare = async (step) => {
  const { path, entry, differences } = compareWithOffer(step, "book");
  if (path === undefined) return { differences, outputs: readBooking(undefined) };
  const stated = readString(step.bodies.get("book"), "result.0.bookingId");
  return {
    differences: [
      ...differences,
      ...countListed(step, 1),
      ...(stated === null ? [] : same(`${path}.bookingId`, stated, readString(entry, "bookingId"))),
      ...(await followLinks(step, path, entry)),
    ],
    outputs: readBooking(entry),
  };
};

/** The list of the second account has its own booking, and none of the first account. */
const compareOther: Compare = (step) => ({
  differences: [
    ...compareWithOffer(step, "bookWithSameKey", "searchOther").differences,
    ...findForeign(step, "result"),
    ...countListed(step, 1),
  ],
});

const compareReference = (expected: string | null): Compare =>
  only(({ body }) => same("$.result[0].reference", expected, read(body, "result.0.reference")));

const FIRST_REFERENCE = "Größe po 4711";
const CHANGED_REFERENCE = "Größe po 4713";
const FURTHER_REFERENCE = "PO 4712";

const compareListed = (
  step: Answered,
  reference: string | null,
  booking: BookingStep = "book",
): readonly Difference[] => {
  const { path, entry, differences } = findBooked(step, undefined, booking);
  return path === undefined ? differences : same(`${path}.reference`, reference, read(entry, "reference") ?? null);
};

/** Both bookings of the offer are in the list as it was offered, each with its own reference. */
const compareBoth: Compare = (step) => {
  const [first, further] = [compareWithOffer(step, "book"), compareWithOffer(step, "bookFurther")];
  const { path, entry } = further;
  return {
    differences: [
      ...first.differences,
      ...further.differences,
      ...countListed(step, 2),
      ...(path === undefined ? [] : same(`${path}.reference`, FURTHER_REFERENCE, read(entry, "reference") ?? null)),
      ...(first.path === undefined || !step.bodies.has("changeReference")
        ? []
        : compareListed(step, CHANGED_REFERENCE)),
    ],
    outputs: { furtherId: read(entry, "_id"), furtherFileName: read(entry, "files.0.fileName") },
  };
};

/** A booking has numbers of its own: one more of the offer, or that of the second account. */
const compareNew: Compare = async (step) => {
  const { differences, outputs } = await readReceipt(step);
  const first = readQuotationId(step, "book");
  const own = outputs?.["quotationId"] ?? read(step.body, "result.0.quotationId");
  const repeated =
    own === first ? [differ("$.result[0].quotationId", `another booking than ${showValue(first)}`, own)] : [];
  return { differences: [...differences, ...repeated], ...(outputs && { outputs }) };
};

const filtered = (fits: Fits, ...more: readonly ((step: Answered) => readonly Difference[])[]): Compare =>
  only((step) => [...compareFiltered(fits)(step), ...more.flatMap((compare) => compare(step))]);

const NONE: Fits = () => false;

const search = ({ inputs }: Answered) => ({
  portOfLoading: readString(inputs, "lclPortOfLoading") ?? "",
  portOfDischarge: readString(inputs, "lclPortOfDischarge") ?? "",
  ...LOAD,
});

const comparePorts: Compare = only((step) => {
  const names = readList(step.body, "result");
  const { portOfLoading, portOfDischarge } = search(step);
  return [portOfLoading, portOfDischarge]
    .filter((name) => !names.includes(name))
    .map((name) => differ("$.result", `the port ${name}`, names));
});

const compareLoadPrice: Compare = (step) => {
  const { offer, differences } = chooseOffer(priceLoad(step.body, search(step)));
  return offer === undefined ? { differences } : { differences, outputs: { id: offer.id } };
};

const comparePartLoad: Compare = async (step) => {
  const priced = priceLoad(step.bodies.get("priceLoad"), search(step));
  const offer = findOffer(priced, step.outputs.get("priceLoad")?.["id"]);
  const { path, entry, differences } = findBooked(step, offer, "book");
  if (path === undefined) return { differences };
  const shipment = read(entry, "shipment");
  const load =
    shipment === undefined || shipment === null
      ? []
      : [
          ...same(`${path}.shipment.weight`, LOAD.weightKg, read(shipment, "weight")),
          ...same(`${path}.shipment.cbm`, LOAD.cbm, read(shipment, "cbm")),
        ];
  return { differences: [...differences, ...load, ...(await followLinks(step, path, entry))] };
};

/** Nobody learns from the answer whether an address has an account. */
const compareForgotten: Compare = only(({ body, bodies }) =>
  same("$.message", read(bodies.get("forgetPassword"), "message"), read(body, "message")),
);

/** The comparisons of each journey, by step. A step without one is checked by its status, the document and the rules. */
export const COMPARISONS: Readonly<Record<string, Readonly<Record<string, Compare>>>> = {
  bookContainers: {
    readProfile: compareProfile("username"),
    readOtherProfile: compareProfile("otherUsername"),
    readAfterSignOut: compareProfile("otherUsername"),
    findLoadingPort: findPort("portOfLoading"),
    findDischargePort: findPort("portOfDischarge"),
    search: compareSearch,
    searchOther: compareSearch,
    searchBack: compareSearchBack,
    printOffer: only(({ answer }) => checkPdfText(answer)),
    printOfferAgain: only(({ answer }) => checkPdfText(answer)),
    book: readReceipt,
    bookAgain: only(compareRepeated("book")),
    bookWithoutKey: only(compareRepeated("book")),
    bookWithSameKey: compareNew,
    printBooking: only(compareBookingPdf("book")),
    listBookings: compareBooking,
    listForeignBookings: only((step) => findForeign(step, "result")),
    listOther: compareOther,
    openFile: only(compareBookingPdf("book")),
    setReference: compareReference(FIRST_REFERENCE),
    readReference: only((step) => compareListed(step, FIRST_REFERENCE)),
    removeReference: compareReference(null),
    readRemovedReference: only((step) => compareListed(step, null)),
    track: only(({ bodies }) => compareCapability(bodies.get("readProfile"), "tracking")),
    readHome: only(compareHome),
    readForeignHome: only(compareForeignHome),
    bookFurther: compareNew,
    bookFurtherAgain: only(compareRepeated("bookFurther")),
    printFurther: only(compareBookingPdf("bookFurther")),
    printFirst: only(compareBookingPdf("book")),
    listBoth: compareBoth,
    openFurtherFile: only(compareBookingPdf("bookFurther")),
    readHomeOfBoth: only(compareHomeOfBoth),
    changeReference: compareReference(CHANGED_REFERENCE),
    readEmptiedReference: only((step) => [
      ...compareListed(step, null),
      ...compareListed(step, FURTHER_REFERENCE, "bookFurther"),
    ]),
    listByReference: filtered((_, step) => step === "book"),
    listByOldReference: filtered(NONE),
    emptyReference: compareReference(null),
    listByStatus: filtered(hasOwnStatus, compareCounts),
    listInProcess: filtered(fitsStatus(0), compareCounts),
    listUnknownStatus: filtered(hasOtherStatus, compareCounts),
    listCancelled: filtered(fitsStatus(2), compareCounts),
    listByCarrier: filtered(NONE, compareCarriers),
    listByDeparture: filtered(NONE),
    listFromLater: filtered(NONE),
    listOnDay: filtered(departsOnDay),
    readOtherSession: compareProfile("username"),
  },
  bookPartLoad: {
    readProfile: only(({ body }) => compareCapability(body, "lcl")),
    listPorts: comparePorts,
    priceLoad: compareLoadPrice,
    book: readReceipt,
    bookAgain: only(compareRepeated("book")),
    printBooking: only(compareBookingPdf("book")),
    listBookings: comparePartLoad,
    listForeignBookings: only((step) => findForeign(step, "result")),
  },
  askAsVisitor: {
    findPlaces: findPort("portOfLoading"),
    forgetUnknownPassword: compareForgotten,
  },
};

const BOTH = ["book", "bookFurther", "listBoth"];

/** The steps whose answers a comparison reads. */
export const NEEDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  bookContainers: {
    bookAgain: ["book"],
    bookWithoutKey: ["book"],
    bookWithSameKey: ["book"],
    printBooking: ["book"],
    listBookings: ["search", "book"],
    listForeignBookings: ["book"],
    listOther: ["searchOther", "bookWithSameKey", "book"],
    openFile: ["book"],
    readReference: ["book", "setReference"],
    readRemovedReference: ["book", "removeReference"],
    readHome: ["book", "listBookings"],
    readForeignHome: ["book"],
    bookFurther: ["book"],
    bookFurtherAgain: ["bookFurther"],
    printFurther: ["bookFurther"],
    printFirst: ["book"],
    listBoth: ["search", "book", "bookFurther"],
    openFurtherFile: ["bookFurther"],
    readHomeOfBoth: BOTH,
    readEmptiedReference: ["book", "bookFurther", "emptyReference"],
    listByReference: [...BOTH, "changeReference"],
    listByOldReference: [...BOTH, "changeReference"],
    listByStatus: BOTH,
    listInProcess: BOTH,
    listUnknownStatus: BOTH,
    listCancelled: BOTH,
    listByCarrier: BOTH,
    listByDeparture: BOTH,
    listFromLater: BOTH,
    listOnDay: BOTH,
  },
  bookPartLoad: {
    bookAgain: ["book"],
    printBooking: ["book"],
    listBookings: ["priceLoad", "book"],
    listForeignBookings: ["book"],
  },
  askAsVisitor: { forgetUnknownPassword: ["forgetPassword"] },
};
