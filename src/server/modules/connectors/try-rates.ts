import { err, ok, type Result } from "neverthrow";
import type { EquipmentCode } from "#domain/containers";
import { addDays, type CalendarDate, toMinutes } from "#domain/time";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import { checkOffers } from "#server/connectors/kit/check-offers.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { toFaultFailure } from "#server/connectors/kit/failures.ts";
import { placesByCode } from "#server/modules/places/index.ts";
import { officeDay, toInstant } from "#server/platform/time.ts";
import type {
  QuotedOffer,
  RateRequest,
  RateSource,
  RequestedEnd,
  SourceFailure,
} from "#server/rate-sources/rate-source.ts";
import { toBudget } from "#server/rate-sources/running-calls.ts";
import { validateOffers } from "#server/rate-sources/validate-offers.ts";
import { storeEnd, toNewCall } from "./watch-sources.ts";
import { type Asked, type Lane, readLeft, recordCalls, type TryDeps } from "./try-call.ts";

/** What a carrier is asked for: one container. */
export interface TestQuery extends Lane {
  readonly size: EquipmentCode;
  /** The earliest day of departure; null: in a week. */
  readonly day: CalendarDate | null;
}

/** What one query of a carrier answered. */
export interface TriedRates extends Asked {
  readonly departure: string;
  readonly failure: SourceFailure | null;
  readonly offers: readonly QuotedOffer[];
}

const WEIGHT_KG = 10_000;

/** A search for one container as sources get it; the error is a sentence that names the place that is not known. */
export const toTestRequest = async (
  { db, clock }: TryDeps,
  { from, to, size, day }: TestQuery,
): Promise<Result<RateRequest, { readonly field: "from" | "to"; readonly sentence: string }>> => {
  const places = await placesByCode(db, [from, to]);
  const [origin, destination] = [places.get(from), places.get(to)];
  if (origin === undefined) return err({ field: "from", sentence: `${from} is not in the list of places.` });
  if (destination === undefined) return err({ field: "to", sentence: `${to} is not in the list of places.` });
  const now = clock();
  const today = officeDay(now);
  const toEnd = (place: typeof origin): RequestedEnd =>
    place.kind === "Sea" ? { place: null, port: place, service: "Ramp" } : { place, port: null, service: "Ramp" };
  return ok({
    origin: toEnd(origin),
    destination: toEnd(destination),
    containers: [{ equipment: size, quantity: 1, weightKg: WEIGHT_KG }],
    ready: day ?? addDays(today, 7),
    originToday: today,
    today,
    askedAt: toInstant(now),
    now: toMinutes(now),
    cooling: null,
  });
};

/* As long as a search waits for it. A call may take longer, but nobody waits for a test so long. */
const askWithinBudget = async (
  { db, clock }: TryDeps,
  connector: OpenConnector,
  request: RateRequest,
  record: (call: CallRecord) => void,
): ReturnType<RateSource["quote"]> => {
  const timeout = new AbortController();
  const source = checkOffers(
    connector.createSource({
      db,
      clock,
      record: (call) => record(timeout.signal.aborted ? { ...call, outcome: "timed-out" } : call),
    }),
  );
  const timer = setTimeout(() => timeout.abort(), toBudget(source));
  const quoted = await source.quote(request, timeout.signal);
  clearTimeout(timer);
  return timeout.signal.aborted ? quoted.mapErr(() => toFaultFailure(source.name, "timed-out")) : quoted;
};

/**
 * Asks a carrier for prices once, whether it is paused or not, and leaves out what a search leaves out. The answer is kept for no search; that it answered, or why not,
 * is stored as of any request.
 */
export const tryRates = async (
  deps: TryDeps,
  connector: OpenConnector,
  request: RateRequest,
): Promise<Omit<TriedRates, "lane">> => {
  const { db, clock } = deps;
  const askedAt = clock();
  const { answer: quoted, ...asked } = await recordCalls((record) => askWithinBudget(deps, connector, request, record));
  const stored = { now: askedAt, isTest: true };
  await storeEnd(db, clock, {
    connector,
    askedAt,
    durationMs: Math.round(asked.seconds * 1_000),
    quoted,
    calls: asked.calls.map((call) => toNewCall({ source: connector.name, ...call }, connector, stored)),
    isTest: true,
  });
  const validated = quoted.andThen((offers) => validateOffers(offers, { isConfirmedAtOnce: false }));
  return {
    name: connector.name,
    departure: request.ready,
    ...asked,
    failure: validated.match(
      () => null,
      (failure) => failure,
    ),
    offers: validated.map(({ offers }) => offers).unwrapOr([]),
    unreadable: validated.map(({ problems }) => problems).unwrapOr([]),
    allowances: await readLeft(deps, connector),
  };
};
