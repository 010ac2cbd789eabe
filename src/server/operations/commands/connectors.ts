import { err, ok, type Result } from "neverthrow";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import type { ScheduleSettings } from "#server/connectors/schedules/settings.ts";
import {
  type Lane,
  readLeft,
  toTestRequest,
  type TriedRates,
  type TriedSchedule,
  tryRates,
  trySchedule,
} from "#server/modules/connectors/index.ts";
import type { QuotedOffer } from "#server/rate-sources/rate-source.ts";
import { type CarrierFeed, toFeedSource } from "#server/tracking-sources/settings.ts";
import { type Desk, defineCommand, defineGroup, defineList, type Refusal } from "../kit/command.ts";
import { argument, defaultOption, textOption } from "../kit/parameters.ts";
import { describeAsked, describeLeft } from "./connectors/calls.ts";
import {
  describeFeed,
  describeTriedQuery,
  feedCommands,
  type FeedState,
  queryFeed,
  readFeedState,
  type TriedQuery,
} from "./connectors/feeds.ts";
import { describeTriedSchedule } from "./connectors/schedules.ts";

/** A carrier that is asked for prices, one that is asked for sailings, or one whose tracking events are pulled or received. */
type Connected =
  | { readonly kind: "rates"; readonly name: string; readonly connector: OpenConnector }
  | { readonly kind: "schedules"; readonly name: string; readonly connector: ScheduleSettings }
  | { readonly kind: "tracking"; readonly name: string; readonly feed: CarrierFeed };

const listConnected = (desk: Desk): readonly Connected[] => {
  const { rates, schedules } = desk.readConnectors();
  return [
    ...rates.map((connector) => ({ kind: "rates" as const, name: connector.name, connector })),
    ...schedules.map((connector) => ({ kind: "schedules" as const, name: connector.name, connector })),
    ...desk.readFeeds().map((feed) => ({ kind: "tracking" as const, name: toFeedSource(feed.name), feed })),
  ];
};

const NO_CARRIER = "No carrier is connected: CONNECTORS_FILE is not set, or names none.";

const toWord = (one: Connected): string | undefined => (one.kind === "rates" ? one.connector.carrier : undefined);

/** By its name, or by its word of the connectors file where that is one entry's alone. */
const findConnected = (desk: Desk, name: string): Result<Connected, Refusal> => {
  const connected = listConnected(desk);
  const wanted = name.toLowerCase();
  const byWord = connected.filter((one) => toWord(one) === wanted);
  const found =
    connected.find((one) => one.name.toLowerCase() === wanted) ?? (byWord.length === 1 ? byWord[0] : undefined);
  if (found !== undefined) return ok(found);
  const names = connected.map((one) => one.name).join(", ");
  return err(names === "" ? NO_CARRIER : `There is no connector ${name}. There are ${names}.`);
};

/** What a connected carrier states before it is asked. */
interface Listed {
  readonly name: string;
  readonly allowances: Awaited<ReturnType<typeof readLeft>>;
  readonly feed: FeedState | null;
}

const readListed = async (desk: Desk, connected: Connected): Promise<Listed> => {
  const { name } = connected;
  return connected.kind === "tracking"
    ? { name, allowances: [], feed: await readFeedState(desk, connected.feed) }
    : { name, allowances: await readLeft(desk, connected.connector), feed: null };
};

type AnyTried = TriedRates | TriedSchedule | TriedQuery;

interface Input {
  readonly name: string;
  readonly lane: Lane;
  readonly query: string | null;
}

const describeAnswer = ({ failure, offers }: TriedRates): string => {
  if (failure !== null) return `No offers: ${failure.reason.replace(/\.+$/, "")}.`;
  const refused = offers.filter(({ refusal }) => refusal !== null).length;
  return `${offers.length} offers, ${offers.length - refused} of them bookable.`;
};

/* A few are enough to see a wrong unit, such as cents, and charges or a validity that are lost. */
const MAX_PRICES = 5;

const describePrice = (quoted: QuotedOffer): readonly string[] => {
  if (quoted.kind !== "api") return [];
  const { departureDate, arrivalDate, equipmentPrices, billOfLadingSurcharges, validityTo } = quoted.offer;
  return equipmentPrices.map(({ currency, basicOceanFreightRate, surcharges }) =>
    [
      `  ${departureDate} to ${arrivalDate}: freight of a container ${currency} ${basicOceanFreightRate}`,
      `other charges ${surcharges.length}`,
      `of the bill of lading ${billOfLadingSurcharges.length}`,
      validityTo === null ? "no validity stated" : `valid to ${validityTo}`,
    ].join(", "),
  );
};

const describeTriedRates = (tried: TriedRates): readonly string[] => [
  `${tried.name}: 1 × 20GP from ${tried.lane.from} to ${tried.lane.to}, departure from ${tried.departure}.`,
  `${describeAnswer(tried)} ${tried.seconds.toFixed(1)} s.`,
  ...tried.offers.flatMap(describePrice).slice(0, MAX_PRICES),
  ...describeAsked(tried),
];

const tryConnector = async (desk: Desk, { name, lane, query }: Input): Promise<Result<AnyTried, Refusal>> => {
  const connected = findConnected(desk, name);
  if (connected.isErr()) return err(connected.error);
  const { value } = connected;
  if (value.kind === "tracking") return queryFeed(desk, value.feed.name, query);
  if (query !== null) return err(`${value.name} is asked for a lane: leave out --query.`);
  const request = await toTestRequest(desk, { ...lane, size: "20GP", day: null });
  if (request.isErr()) return err(request.error.sentence);
  if (value.kind === "schedules") return ok(await trySchedule(desk, value.connector, lane));
  const tried = { lane, ...(await tryRates(desk, value.connector, request.value)) };
  /* Without offers the command fails, so that a script sees it. */
  return tried.offers.length === 0 ? err(describeTriedRates(tried)) : ok(tried);
};

const describeTried = (tried: AnyTried): readonly string[] => {
  if ("query" in tried) return describeTriedQuery(tried);
  return "offers" in tried ? describeTriedRates(tried) : describeTriedSchedule(tried);
};

const toTriedJson = (tried: AnyTried): object => {
  if ("query" in tried) return tried;
  if ("sailings" in tried) return { ...tried, sailings: tried.sailings.length };
  const { offers, ...others } = tried;
  return { ...others, offers: offers.length, bookable: offers.filter(({ refusal }) => refusal === null).length };
};

const readLane = (text: string): Result<Lane, string> => {
  const [, from, to] = /^([A-Z]{2}[A-Z2-9]{3})-([A-Z]{2}[A-Z2-9]{3})$/.exec(text.trim().toUpperCase()) ?? [];
  return from === undefined || to === undefined
    ? err(`--lane takes two UN/LOCODE such as INNSA-NLRTM, not ${text}.`)
    : ok({ from, to });
};

export const connectorCommands = defineGroup(
  "connectors",
  "Carriers that are asked for prices, sailings and tracking events",
  [
    defineList({
      name: "list",
      description:
        "The carriers of the connectors file, how many calls each of them allows now, and how far its tracking feed is",
      parameters: {},
      run: async (desk) => ok(await Promise.all(listConnected(desk).map((one) => readListed(desk, one)))),
      empty: NO_CARRIER,
      columns: [
        { key: "name", heading: "Carrier" },
        {
          key: "allowances",
          heading: "Calls",
          text: ({ allowances, feed }) => (feed === null ? describeLeft(allowances) : describeFeed(feed)),
        },
      ],
      toRecord: ({ name, allowances, feed }) => ({ name, allowances, ...(feed === null ? {} : { feed }) }),
    }),
    defineCommand({
      name: "test",
      description:
        "Asks a carrier once: for 1 × 20GP in a week, for the sailings of the lane, or for the events of a shipment; the call counts, and may be billed",
      parameters: {
        name: argument("the name of the carrier, as `connectors list` shows it, or its word of the connectors file"),
        lane: defaultOption("<lane>", "two UN/LOCODE", "INNSA-NLRTM", readLane),
        query: textOption(
          "<query>",
          "for tracking: parameters of the carrier's API, such as carrierBookingReference=HLCU123",
        ),
      },
      run: tryConnector,
      describe: describeTried,
      toJson: toTriedJson,
    }),
    ...feedCommands,
  ],
);
