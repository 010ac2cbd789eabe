/* How a fault changes a request or an answer of a server. */
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import { isObject, type JsonObject, parseJson } from "../../../scripts/verify/json.ts";

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly disposition?: string | undefined;
  readonly body: Buffer;
}

/** What a fault remembers of earlier calls of the same journey. */
export interface Memory {
  /** Headers of the account that signed in first. */
  first: Readonly<Record<string, string>>;
  /** First answer of each operation. */
  readonly replies: Map<string, Reply>;
  /** Last answer of each operation. */
  readonly latest: Map<string, Reply>;
}

export interface Fault {
  readonly name: string;
  readonly operation: string;
  /** The journey that is run; the first one if absent. */
  readonly journey?: string;
  /** The steps that must find the fault. */
  readonly foundBy: readonly string[];
  readonly changeCall?: (call: Call, memory: Memory) => Call | Reply;
  readonly changeReply?: (reply: Reply, call: Call, memory: Memory) => Reply;
}

export const json = (reply: Reply, change: (body: JsonObject) => unknown): Reply => {
  const body = parseJson(reply.body);
  return reply.status === 200 && isObject(body) ? { ...reply, body: Buffer.from(JSON.stringify(change(body))) } : reply;
};

/** Changes every property with the name, at any depth. */
export const changeDeep = (value: unknown, name: string, change: (value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => changeDeep(one, name, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === name ? change(one) : changeDeep(one, name, change)]),
  );
};

export const setAll = (
  operation: string,
  name: string,
  property: string,
  change: (value: unknown) => unknown,
  ...foundBy: readonly string[]
): Fault => ({
  name,
  operation,
  foundBy,
  changeReply: (reply) => json(reply, (body) => changeDeep(body, property, change)),
});

/** A call in the name of the account that signed in first. */
export const servesFirst = (call: Call, { first }: Memory): Call => ({
  ...call,
  headers: { ...call.headers, ...first },
});

/** The server takes every caller for the account that signed in first. */
export const servesEverybody = (operation: string, name: string, ...foundBy: readonly string[]): Fault => ({
  name,
  operation,
  foundBy,
  changeCall: servesFirst,
});

/** Changes the JSON body of a call. */
export const changeBody = (call: Call, change: (body: JsonObject) => JsonObject): Call => {
  const body = parseJson(call.body);
  return isObject(body) ? { ...call, body: Buffer.from(JSON.stringify(change(body))) } : call;
};

export const refusal = (status: number): Reply => ({
  status,
  type: "application/json",
  body: Buffer.from(JSON.stringify({ status: false, code: status * 10, message: "Refused", result: [] })),
});

/** Prints a booking of the memory in place of the one that is asked for. */
export const printInstead = (call: Call, reply: Reply | undefined): Call => {
  const quotationId = readFirst(reply, "result.0.quotationId");
  return changeBody(call, (body) => ("quotationId" in body ? { ...body, quotationId } : body));
};

export const changeQuery = (call: Call, change: (query: URLSearchParams) => void): Call => {
  const url = new URL(call.path, "http://server");
  change(url.searchParams);
  return { ...call, path: url.pathname + url.search };
};

const FILTERS = ["search", "status", "carrier", "departureFrom", "departureTill"];
export const withoutFilters = (call: Call): Call =>
  changeQuery(call, (query) => {
    for (const name of FILTERS) query.delete(name);
  });

export const isFirst = (call: Call, { first }: Memory): boolean => call.headers["x-token"] === first["x-token"];

/** Changes the newest booking of a list that has the further booking as well. */
export const changeFurther = (name: string, change: (booking: JsonObject) => JsonObject): Fault => ({
  name: `${name} for a further booking`,
  operation: "listQuotations",
  foundBy: ["listBoth"],
  changeReply: (reply) =>
    json(reply, (body) => {
      const [further, ...others] = readList(body, "result");
      return others.length > 0 && isObject(further) ? { ...body, result: [change(further), ...others] } : body;
    }),
});

export const changeHome = (
  name: string,
  change: (home: JsonObject, call: Call, memory: Memory) => JsonObject,
  ...foundBy: readonly string[]
): Fault => ({
  name,
  operation: "dashboard",
  foundBy,
  changeReply: (reply, call, memory) =>
    json(reply, (body) => {
      const [home] = readList(body, "result");
      return { ...body, result: [isObject(home) ? change(home, call, memory) : home] };
    }),
});

/** Changes the reference of a call. */
export const changeReference = (call: Call, change: (text: string) => string | null): Call =>
  changeBody(call, (body) =>
    typeof body["reference"] === "string" ? { ...body, reference: change(body["reference"]) } : body,
  );

export const withAnotherKey = (call: Call): Call => ({
  ...call,
  headers: { ...call.headers, "idempotency-key": crypto.randomUUID() },
});

export const parseFirst = (reply: Reply | undefined): unknown =>
  reply === undefined ? undefined : parseJson(reply.body);

export const readFirst = (reply: Reply | undefined, path: string): unknown => read(parseFirst(reply), path);

export const OK: Reply = {
  status: 200,
  type: "application/json",
  body: Buffer.from(JSON.stringify({ status: true, code: 2000, message: "OK", result: [] })),
};

export const scale = (factor: number) => (value: unknown) => (typeof value === "number" ? value * factor : value);
export const laterDay = (value: unknown) => (typeof value === "string" ? `2099-01-01${value.slice(10)}` : value);
export const dayBefore = (value: unknown) =>
  typeof value === "string" ? new Date(Date.parse(value) - 86_400_000).toISOString().slice(0, 10) : value;
export const daysLater = (text: string, days: number): string =>
  new Date(Date.parse(text.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10) + text.slice(10);
export const anotherHour = (value: unknown) => (typeof value === "string" ? value.replace(/T\d{2}/, "T23") : value);
export const repeat = (value: unknown) => (Array.isArray(value) ? [...value, ...value] : value);
export const empty = () => [];

export const leaveOut = (operation: string, property: string): Fault => ({
  name: `leaves out ${property}`,
  operation,
  foundBy: [],
  changeReply: (reply) => json(reply, ({ [property]: _, ...others }) => others),
});

export const ignore = (name: string, value: string | null, ...foundBy: readonly string[]): Fault => ({
  name: `ignores ${value === null ? name : `${name}=${value}`}`,
  operation: "listQuotations",
  foundBy,
  changeCall: (call) =>
    changeQuery(call, (query) => {
      if (value === null || query.get(name) === value) query.delete(name);
    }),
});

export const moveDay = (name: string, days: number): Fault => ({
  name: `does not find the bookings of the day ${name}`,
  operation: "listQuotations",
  foundBy: ["listOnDay"],
  changeCall: (call) =>
    changeQuery(call, (query) => {
      const day = Date.parse(query.get(name) ?? "");
      if (day > 0) query.set(name, new Date(day + days * 86_400_000).toISOString().slice(0, 10));
    }),
});

export const changeFacets = (name: string, filter: string, facet: string, ...foundBy: readonly string[]): Fault => ({
  name,
  operation: "listQuotations",
  foundBy,
  changeReply: (reply, call) =>
    call.path.includes(`${filter}=`)
      ? json(reply, (body) => ({ ...body, facets: changeDeep(body["facets"], facet, empty) }))
      : reply,
});

export const PORT = {
  place: { name: "Singapore", internalCode: "SGSIN" },
  placeCountry: { code: "SG", name: "Singapore" },
};
export const ANOTHER_DAY = { eventDateTime: "2026-11-01T06:00:00", eventClassifierCode: "PLN" };
export const OPENED_FILE = "result.0.files.0.fileName";
export const withAnotherLoad = (booking: JsonObject): JsonObject => ({
  shipment: changeDeep(booking["shipment"], "numberOfContainers", () => 1),
});
export const withoutNumber = ({ quotationId: _, ...body }: JsonObject): JsonObject => body;

export type Change = Pick<Fault, "changeCall" | "changeReply">;

export const row =
  (journey: string) =>
  (operation: string, name: string, foundBy: string, change: Change): Fault => ({
    journey,
    operation,
    name,
    foundBy: foundBy.split(" "),
    ...change,
  });

/** Changes the calls whose text has a part. */
export const calls = (part: string, change: (call: Call, memory: Memory) => Call | Reply): Change => ({
  changeCall: (call, memory) => (`${call.path} ${call.body.toString()}`.includes(part) ? change(call, memory) : call),
});

export const setBody = (part: string, values: JsonObject): Change =>
  calls(part, (call) => changeBody(call, (body) => ({ ...body, ...values })));

export const setQuery = (part: string, name: string, value: string): Change =>
  calls(part, (call) => changeQuery(call, (query) => query.set(name, value)));

export const replies = (change: (body: JsonObject, call: Call, memory: Memory) => unknown): Change => ({
  changeReply: (reply, call, memory) => json(reply, (body) => change(body, call, memory)),
});

export const deep = (property: string, change: (value: unknown) => unknown): Change =>
  replies((body) => changeDeep(body, property, change));

export const home = (property: string, change: (list: readonly unknown[], memory: Memory) => unknown): Change =>
  replies((body, _, memory) => changeDeep(body, property, (list) => change(Array.isArray(list) ? list : [], memory)));

const SIZES = "quoteLine.surcharges.matchingSurchargesPerEquipmentTypes";

const toCells = (charges: readonly unknown[], size: string) =>
  charges.map((one) => [
    `${String(read(one, "charge.name")).toUpperCase()}${size}`,
    `${String(read(one, "chargeCurrency"))} ${String(read(one, "amount"))}${size === "" ? "/BL" : ""}`,
  ]);

/** The offer of a carrier as a line of a rate sheet. */
export const toSheetLine = (offer: unknown): JsonObject => {
  const perSize = readList(offer, SIZES).flatMap((one) => {
    const size = ` ${String(read(one, "equipmentGroupIsoCode"))}`;
    const freight = `${String(read(one, "currency"))} ${String(read(one, "basicOceanFreightRate"))}`;
    return [[`OCEAN FREIGHT${size}`, freight], ...toCells(readList(one, "matchingCargoSurcharges"), size)];
  });
  const perBill = toCells(readList(offer, "quoteLine.surcharges.matchingBlSurcharges"), "");
  return {
    _id: read(offer, "offerId"),
    providerName: read(offer, "providerName"),
    "PORT OF LOADING": read(offer, "routingLegs.0.legFrom.place.name"),
    "PORT OF DISCHARGE": read(readList(offer, "routingLegs").at(-1), "legTo.place.name"),
    ETD: read(offer, "departureDate"),
    ETA: read(offer, "arrivalDate"),
    "VALID FROM": read(offer, "quoteLine.validityFrom"),
    "VALID TILL": read(offer, "quoteLine.validityTo"),
    charges: Object.fromEntries([...perSize, ...perBill]),
  };
};
