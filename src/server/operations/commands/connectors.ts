import { err, ok, type Result } from "neverthrow";
import { addDays, toMinutes } from "#domain/time";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { type CallAllowance, countLeft } from "#server/connectors/kit/quota.ts";
import { placesByCode } from "#server/modules/places/index.ts";
import { officeDay, toInstant } from "#server/platform/time.ts";
import type { QuotedOffer, RateRequest, RequestedEnd, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { validateOffers } from "#server/rate-sources/validate-offers.ts";
import { type Desk, defineCommand, defineGroup, defineList, type Refusal } from "../kit/command.ts";
import { argument, defaultOption } from "../kit/parameters.ts";

type Left = CallAllowance & { readonly left: number };

const SPANS: readonly (readonly [ms: number, name: string])[] = [
  [60_000, "a minute"],
  [3_600_000, "an hour"],
  [86_400_000, "a day"],
  [2_592_000_000, "30 days"],
];

const describeLeft = (allowances: readonly Left[]): string =>
  allowances
    .map(({ calls, spanMs, left }) => {
      const span = SPANS.find(([ms]) => ms === spanMs)?.[1] ?? `${spanMs / 1000} seconds`;
      return `${left} of ${calls} calls in ${span} left`;
    })
    .join(", ");

const readLeft = ({ db, clock }: Desk, { name, allowances }: OpenConnector): Promise<readonly Left[]> =>
  countLeft(db, clock, name, allowances);

interface Lane {
  readonly from: string;
  readonly to: string;
}

/** What one query of a carrier answered. */
interface Tried {
  readonly name: string;
  readonly lane: Lane;
  readonly departure: string;
  readonly seconds: number;
  readonly failure: SourceFailure | null;
  readonly offers: readonly QuotedOffer[];
  /** Why offers of the answer are left out. */
  readonly unreadable: readonly string[];
  readonly calls: readonly Omit<CallRecord, "source">[];
  readonly allowances: readonly Left[];
}

const toRequest = async ({ db, clock }: Desk, { from, to }: Lane): Promise<Result<RateRequest, string>> => {
  const places = await placesByCode(db, [from, to]);
  const [origin, destination] = [places.get(from), places.get(to)];
  if (origin === undefined || destination === undefined)
    return err(`${origin === undefined ? from : to} is not in the list of places.`);
  const now = clock();
  const today = officeDay(now);
  const toEnd = (place: typeof origin): RequestedEnd =>
    place.kind === "Sea" ? { place: null, port: place, service: "Ramp" } : { place, port: null, service: "Ramp" };
  return ok({
    origin: toEnd(origin),
    destination: toEnd(destination),
    containers: [{ equipment: "20GP", quantity: 1, weightKg: 10_000 }],
    ready: addDays(today, 7),
    originToday: today,
    today,
    askedAt: toInstant(now),
    now: toMinutes(now),
    cooling: null,
  });
};

const askOnce = async (desk: Desk, connector: OpenConnector, request: RateRequest): Promise<Omit<Tried, "lane">> => {
  const calls: Omit<CallRecord, "source">[] = [];
  const record = ({ source: _, ...call }: CallRecord): void => {
    calls.push(call);
  };
  const source = connector.createSource({ db: desk.db, clock: desk.clock, record });
  const start = performance.now();
  const quoted = await source.quote(request, new AbortController().signal);
  const seconds = Math.round(performance.now() - start) / 1000;
  const validated = quoted.andThen((offers) => validateOffers(offers, { isConfirmedAtOnce: false }));
  return {
    name: connector.name,
    departure: request.ready,
    seconds,
    failure: validated.match(
      () => null,
      (failure) => failure,
    ),
    offers: validated.map(({ offers }) => offers).unwrapOr([]),
    unreadable: validated.map(({ problems }) => problems).unwrapOr([]),
    calls,
    allowances: await readLeft(desk, connector),
  };
};

const findConnector = (desk: Desk, name: string): Result<OpenConnector, Refusal> => {
  const connectors = desk.readConnectors();
  const found = connectors.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return ok(found);
  const names = connectors.map((one) => one.name).join(", ");
  return err(names === "" ? "CONNECTORS_FILE names no carrier." : `There is no connector ${name}. There are ${names}.`);
};

const tryConnector = async (desk: Desk, name: string, lane: Lane): Promise<Result<Tried, Refusal>> => {
  const connector = findConnector(desk, name);
  if (connector.isErr()) return err(connector.error);
  const request = await toRequest(desk, lane);
  if (request.isErr()) return err(request.error);
  return ok({ lane, ...(await askOnce(desk, connector.value, request.value)) });
};

const describeAnswer = ({ failure, offers }: Tried): string => {
  if (failure !== null) return `No offers: ${failure.reason}.`;
  const refused = offers.filter(({ refusal }) => refusal !== null).length;
  return `${offers.length} offers, ${offers.length - refused} of them bookable.`;
};

const describeTried = (tried: Tried): readonly string[] => [
  `${tried.name}: 1 × 20GP from ${tried.lane.from} to ${tried.lane.to}, departure from ${tried.departure}.`,
  `${describeAnswer(tried)} ${tried.seconds.toFixed(1)} s.`,
  ...tried.calls.map(
    ({ operation, outcome, seconds, isBilled }) =>
      `  ${operation}: ${outcome}, ${seconds.toFixed(1)} s${isBilled ? ", billed" : ""}`,
  ),
  ...tried.unreadable.map((reason) => `  left out: ${reason}`),
  describeLeft(tried.allowances),
];

const readLane = (text: string): Result<Lane, string> => {
  const [, from, to] = /^([A-Z]{2}[A-Z2-9]{3})-([A-Z]{2}[A-Z2-9]{3})$/.exec(text.trim().toUpperCase()) ?? [];
  return from === undefined || to === undefined
    ? err(`--lane takes two UN/LOCODE such as INNSA-NLRTM, not ${text}.`)
    : ok({ from, to });
};

export const connectorCommands = defineGroup("connectors", "Carriers that are asked for prices", [
  defineList({
    name: "list",
    description: "The carriers of the connectors file, and how many calls each of them allows now",
    parameters: {},
    run: async (desk) =>
      ok(
        await Promise.all(
          desk
            .readConnectors()
            .map(async (connector) => ({ name: connector.name, allowances: await readLeft(desk, connector) })),
        ),
      ),
    empty: "CONNECTORS_FILE names no carrier.",
    columns: [
      { key: "name", heading: "Carrier" },
      { key: "allowances", heading: "Calls", text: ({ allowances }) => describeLeft(allowances) },
    ],
  }),
  defineCommand({
    name: "test",
    description: "Asks a carrier once for 1 × 20GP in a week; the call counts, and may be billed",
    parameters: {
      name: argument("the name of the carrier, as `connectors list` shows it"),
      lane: defaultOption("<lane>", "two UN/LOCODE", "INNSA-NLRTM", readLane),
    },
    run: (desk, { name, lane }) => tryConnector(desk, name, lane),
    describe: describeTried,
    toJson: ({ offers, ...tried }) => ({
      ...tried,
      offers: offers.length,
      bookable: offers.filter(({ refusal }) => refusal === null).length,
    }),
  }),
]);
