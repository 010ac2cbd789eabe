import { type Difference, showValue } from "../differences.ts";
import { parseJson } from "../json.ts";
import {
  type BookingStep,
  checkPdfText,
  compareBookingPdf,
  compareRepeated,
  findBooked,
  findForeign,
  findUnfiltered,
  findUnwanted,
  followLinks,
  hasFilters,
} from "./bookings.ts";
import {
  type Answered,
  type Compare,
  type Compared,
  differ,
  findEntry,
  read,
  readList,
  readString,
  same,
} from "./comparison.ts";
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
    const [expected, actual] = [readInput(step, input), readString(step.body, "result.0.email") ?? ""];
    return expected.includes("@") ? same("$.result[0].email", expected.toLowerCase(), actual.toLowerCase()) : [];
  });

/* The portal makes no call of a part that the profile leaves out; without capabilities it has LCL and tracking. */
const compareCapability = (body: unknown, capability: "lcl" | "tracking"): readonly Difference[] => {
  const stated = read(body, "result.0.capabilities") ?? null;
  return stated === null || readList(body, "result.0.capabilities").includes(capability)
    ? []
    : [differ("$.result[0].capabilities", `no capabilities, or ${capability} among them`, stated)];
};

const findPort =
  (input: string): Compare =>
  (step) => {
    const code = readInput(step, input);
    const ports = readList(step.body, "result").flatMap((country) => readList(country, "ports"));
    const port = ports.find((one) => read(one, "point.code") === code);
    if (port !== undefined) return { differences: [], outputs: { name: read(port, "point.name") } };
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

const findSearched = (step: Answered): PricedOffer | undefined =>
  findOffer(priceSearch(step.bodies.get("search"), step), step.outputs.get("search")?.["offerId"]);

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

const compareBooking: Compare = async (step) => {
  const { path, entry, differences } = findBooked(step, findSearched(step));
  if (path === undefined) return { differences };
  const stated = readString(step.bodies.get("book"), "result.0.bookingId");
  const number = readString(entry, "bookingId");
  const listed = readList(step.body, "result").length;
  return {
    differences: [
      ...differences,
      ...(step.isAlone && listed !== 1 ? [differ("$.result", "the only booking", listed)] : []),
      ...compareContainers(path, entry, step),
      ...(stated === null ? [] : same(`${path}.bookingId`, stated, number)),
      ...(await followLinks(step, path, entry)),
    ],
    outputs: {
      id: read(entry, "_id"),
      fileName: read(entry, "files.0.fileName"),
      number: number ?? read(entry, "quotationId"),
      shippingLine: read(entry, "shippingLine"),
    },
  };
};

const compareReference = (expected: string | null): Compare =>
  only(({ body }) => same("$.result[0].reference", expected, read(body, "result.0.reference")));

const compareListed = (
  step: Answered,
  reference: string | null,
  booking: BookingStep = "book",
): readonly Difference[] => {
  const { path, entry, differences } = findBooked(step, undefined, booking);
  return path === undefined ? differences : same(`${path}.reference`, reference, read(entry, "reference") ?? null);
};

/** One more booking of the offer has numbers of its own. */
const compareFurther: Compare = async (step) => {
  const { differences, outputs } = await readReceipt(step);
  const [first, further] = [
    step.outputs.get("book")?.["quotationId"],
    outputs?.["quotationId"] ?? read(step.body, "result.0.quotationId"),
  ];
  const repeated =
    further === first ? [differ("$.result[0].quotationId", `another booking than ${showValue(first)}`, further)] : [];
  return { differences: [...differences, ...repeated], ...(outputs && { outputs }) };
};

const compareByReference: Compare = only((step) =>
  hasFilters(step)
    ? [
        ...compareListed(step, "PO 4712", "bookFurther"),
        ...findUnwanted(step, "result", "no booking without the reference PO 4712"),
      ]
    : [],
);

/** A confirmed booking is running; last searches may be left out. */
const compareHome: Compare = only((step) => {
  const { body, inputs, outputs, bodies } = step;
  const quotationId = outputs.get("book")?.["quotationId"];
  const listed = findEntry(bodies.get("listBookings"), "result", "quotationId", quotationId)?.entry;
  const isRunning = read(listed, "status") === 1;
  const isOnHome = findEntry(body, "result.0.runningBookings", "quotationId", quotationId) !== undefined;
  const [search] = readList(body, "result.0.lastSearches");
  return [
    ...(isRunning && !isOnHome
      ? [
          differ(
            "$.result[0].runningBookings",
            "the confirmed booking",
            readList(body, "result.0.runningBookings").length,
          ),
        ]
      : []),
    ...(search === undefined
      ? []
      : same(
          "$.result[0].lastSearches[0].search.portOfLoading",
          inputs["portOfLoading"],
          read(search, "search.portOfLoading"),
        )),
  ];
});

const compareForeignHome: Compare = only((step) => {
  const searches = readList(step.body, "result.0.lastSearches").length;
  return [
    ...findForeign(step, "result.0.runningBookings"),
    ...(step.isAlone ? same("$.result[0].lastSearches", 0, searches) : []),
  ];
});

const compareOwnBooking: Compare = only(({ body, outputs }) => {
  const [own, foreign] = [read(body, "result.0.quotationId"), outputs.get("book")?.["quotationId"]];
  return own !== undefined && own === foreign
    ? [differ("$.result[0].quotationId", "a booking of this account", own)]
    : [];
});

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
  const { path, entry, differences } = findBooked(step, findOffer(priced, step.outputs.get("priceLoad")?.["id"]));
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
    book: readReceipt,
    bookAgain: only(compareRepeated),
    bookWithoutKey: only(compareRepeated),
    bookWithSameKey: compareOwnBooking,
    printBooking: only(compareBookingPdf()),
    listBookings: compareBooking,
    listForeignBookings: only((step) => findForeign(step, "result")),
    openFile: only(compareBookingPdf()),
    setReference: compareReference("PO 4711"),
    readReference: only((step) => compareListed(step, "PO 4711")),
    removeReference: compareReference(null),
    readRemovedReference: only((step) => compareListed(step, null)),
    track: only(({ bodies }) => compareCapability(bodies.get("readProfile"), "tracking")),
    readHome: compareHome,
    readForeignHome: compareForeignHome,
    bookFurther: compareFurther,
    printFurther: only(compareBookingPdf("bookFurther")),
    printFirst: only(compareBookingPdf()),
    listBoth: only((step) => [...compareListed(step, "PO 4712", "bookFurther"), ...compareListed(step, null)]),
    listByReference: compareByReference,
    listCancelled: only(findUnfiltered),
    listByCarrier: only(findUnfiltered),
    listByDeparture: only(findUnfiltered),
  },
  bookPartLoad: {
    readProfile: only(({ body }) => compareCapability(body, "lcl")),
    listPorts: comparePorts,
    priceLoad: compareLoadPrice,
    book: readReceipt,
    bookAgain: only(compareRepeated),
    printBooking: only(compareBookingPdf()),
    listBookings: comparePartLoad,
    listForeignBookings: only((step) => findForeign(step, "result")),
  },
  askAsVisitor: {
    findPlaces: findPort("portOfLoading"),
    forgetUnknownPassword: compareForgotten,
  },
};
