/* What calls after the last step of a journey leave as it was: they change lists that the steps before have compared. */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Difference, showValue } from "../differences.ts";
import { parseJson } from "../json.ts";
import { type BookingStep, compareAnsweredWith, readQuotationId } from "./bookings.ts";
import {
  type Answered,
  type Compare,
  differ,
  differInWords,
  only,
  read,
  readList,
  readString,
  TOO_MANY,
} from "./comparison.ts";
import { priceOffers } from "./prices.ts";

const OK = 200;
const SESSIONS = 5;
const MOST_SEARCHES = 6;
const LONGEST_KEY = 128;

const BOOKED_ONCE: readonly BookingStep[] = ["bookLater", "bookOtherSize"];
const BOOKED: readonly BookingStep[] = ["bookSoon", "bookSoonAgain", ...BOOKED_ONCE];

type Check = (step: Answered) => Promise<readonly Difference[]>;
type Tokens = Readonly<Record<"x-token" | "x-api-key", string>>;

const readTokens = (signedIn: unknown): Tokens => ({
  "x-token": readString(signedIn, "result.0.xToken") ?? "",
  "x-api-key": readString(signedIn, "result.0.xApiKey") ?? "",
});

const readBody = (answer: Awaited<ReturnType<Answered["again"]>>): unknown => answer && parseJson(answer.body);

const compareStatus = async (call: ReturnType<Answered["again"]>, expected: string): Promise<readonly Difference[]> => {
  const answer = await call;
  return answer === undefined || answer.status === OK || answer.status === TOO_MANY
    ? []
    : [differ("status", expected, answer.status)];
};

/** An account may have several sessions at a time: a new one ends none. */
const keepSessions: Check = async ({ again }) => {
  for (let count = 0; count < SESSIONS; count++) await again("signIn");
  return compareStatus(
    again("readProfile"),
    `200 for a session before ${SESSIONS} newer ones, each of which ends on its own`,
  );
};

/** A session that ends leaves the offers of the account, also those that nobody has booked. */
export const keepOffers =
  (search: string, printed: string, session: string): Check =>
  async ({ again, bodies, requests }) => {
    const offerId = priceOffers(bodies.get(search), requests.get(search)).offers[0]?.id;
    if (offerId === undefined) return [];
    await again("signOut", { headers: readTokens(readBody(await again(session))) });
    const change = { headers: readTokens(bodies.get(session)), body: { offerId } };
    return compareStatus(
      again(printed, change),
      `200 for the offer ${showValue(offerId)}, after another session of the account ended`,
    );
  };

const MINUTE_LENGTH = "2026-11-28T06:00".length;

const showSearch = (one: unknown): string => {
  const sizes = readList(one, "search.requestedEquipments").map(
    (size) => `${String(read(size, "numberOfContainers"))}×${String(read(size, "equipmentGroupIsoCode"))}`,
  );
  return `${sizes.join(" ")} at ${(readString(one, "searchedAt") ?? "").slice(0, MINUTE_LENGTH)}`;
};

const showSearches = (searches: readonly unknown[]): string =>
  searches.length === 0 ? "none" : searches.map(showSearch).join(", ");

const readSearches = (home: unknown): readonly unknown[] => readList(home, "result.0.lastSearches");

/** Searches that must leave those of the shipper as they are. */
const keepSearches =
  (call: string, isExpected: (before: readonly unknown[], now: readonly unknown[]) => boolean, send: Check): Check =>
  async (step) => {
    const before = readSearches(readBody(await step.again("readHome")));
    const differences = await send(step);
    const answer = await step.again("readHome");
    const now = readSearches(readBody(answer));
    return differences.length > 0 || answer?.status !== OK || isExpected(before, now)
      ? differences
      : [differInWords(`$.result[0].lastSearches after ${call}`, showSearches(before), showSearches(now))];
  };

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean => isDeepStrictEqual(before, now);

const readSearch = (one: unknown): unknown => read(one, "search");

/** The newest first, and none is pushed out by one that was there before. */
const hasMoved = (before: readonly unknown[], now: readonly unknown[]): boolean => {
  const [first, ...others] = now.map(readSearch);
  const known = before.map(readSearch);
  const rest = known.filter((one) => !isDeepStrictEqual(one, first));
  return known.length === 0 || (rest.length === known.length - 1 && isDeepStrictEqual(others, rest));
};

const send = async (call: string, times: number, { again }: Answered, change = {}): Promise<readonly Difference[]> => {
  for (let count = 0; count < times; count++) await again(call, change);
  return [];
};

const keepUnremembered: Check = keepSearches("an earlier search that is not to be remembered", isSame, (step) =>
  send("searchLater", 1, step, { query: { remember: "false" } }),
);

const keepRepeated: Check = keepSearches("an earlier search that was made six times", hasMoved, (step) =>
  send("searchLater", MOST_SEARCHES, step),
);

const keepForeign: Check = keepSearches("six searches of another account", isSame, async (step) => {
  const headers = readTokens(step.bodies.get("signInOther"));
  for (let count = 1; count <= MOST_SEARCHES; count++)
    await step.again("search", {
      headers,
      body: {
        requestedEquipments: [
          { equipmentGroupIsoCode: step.inputs["equipment"], numberOfContainers: count, weightPerContainer: 9000 },
        ],
      },
    });
  return [];
});

/** Keys that differ in their last character are two keys. */
const compareLongKeys: Check = async (step) => {
  const start = randomUUID().padEnd(LONGEST_KEY - 1, "k");
  const compared = BOOKED_ONCE.map(
    async (call, index) =>
      await (step.outputs.has(call)
        ? compareAnsweredWith(step, [call, { headers: { "Idempotency-Key": `${start}${index}` } }], call)
        : []),
  );
  return (await Promise.all(compared)).flat();
};

/** Another load of a sailing that is booked is another offer, and a booking of its own. */
const compareOtherLoad: Check = async (step) => {
  const carrier = step.outputs.get("search")?.["providerName"];
  const { offers } = priceOffers(step.bodies.get("searchMore"), step.requests.get("searchMore"));
  const offerId = offers.find((one) => one.carrier.name === carrier && one.availability.kind === "bookable")?.id;
  if (offerId === undefined) return [];
  const change = { headers: { "Idempotency-Key": randomUUID() }, body: { offerId } };
  const number = read(readBody(await step.again("bookSoon", change)), "result.0.quotationId");
  const earlier = BOOKED.map((one) => readQuotationId(step, one));
  return number === undefined || !earlier.includes(number)
    ? []
    : [differ("$.result[0].quotationId of another load of a booked sailing", "a number of its own", number)];
};

/** The checks one after another, where the server has no data but that of the journey. */
export const checkAfterwards = (...checks: readonly Check[]): Compare =>
  only(async (step) => {
    if (!step.isAlone) return [];
    const differences: Difference[] = [];
    for (const check of checks) differences.push(...(await check(step)));
    return differences;
  });

export const SEVERAL_AFTERWARDS: readonly Check[] = [
  keepSessions,
  keepUnremembered,
  keepRepeated,
  keepForeign,
  compareLongKeys,
  compareOtherLoad,
];
