import { err } from "neverthrow";
import type { Deps, Feature } from "#server/platform/feature.ts";
import { answer, type QueryOf, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { FieldProblem, Refusal } from "#server/platform/http/refusal.ts";
import { isSameLine } from "#domain/tracking";
import { findOwnBooking, isLcl, type StoredBooking } from "../bookings/index.ts";
import { receiveRateNotice } from "#server/rate-sources/rate-sheets/receive-rate-notice.ts";
import { trackingConnectors } from "#server/tracking-sources/connectors.ts";
import { addInboundRoutes, type InboundOptions } from "./inbound-routes.ts";
import { startTrackingSources } from "./receive-events.ts";
import { trackBooking } from "./track-shipment.ts";
import { createInbox, startInbox } from "./work-off-inbox.ts";
import { type CallRecord, measureCalls } from "#server/connectors/kit/call-records.ts";
import { measurePullFeeds, measurePushFeeds } from "./measure-feeds.ts";

const NOT_FOUND: Refusal = { kind: "not-found", message: "No tracking data found." };

const findProblems = ({ type, shippingLine, airType }: QueryOf<"getTracking">): readonly FieldProblem[] => {
  if (type === "fcl" && shippingLine === undefined)
    return [{ field: "shippingLine", message: "Please select a shipping line." }];
  return type === "air" && airType === undefined ? [{ field: "airType", message: "Please select an air type." }] : [];
};

/* Bookings are by sea only; air and road have none here. An LCL booking needs no shipping line. */
const matchesQuery = ({ type, shippingLine }: QueryOf<"getTracking">, quotation: StoredBooking): boolean =>
  isLcl(quotation)
    ? type === "lcl"
    : type === "fcl" && shippingLine !== undefined && isSameLine(shippingLine, quotation.providerName);

const receiveDeliveries = (deps: Deps): void => {
  const feeds = deps.config.trackingFeeds.filter(({ push, noticeKey }) => push !== null || noticeKey !== null);
  if (feeds.length === 0) return;
  const inbox = createInbox(deps, feeds);
  const { nudge } = startInbox(deps, inbox);
  const {
    database: { db },
    clock,
    ids,
    config,
    metrics,
  } = deps;
  const count = measurePushFeeds(
    { db, clock, metrics },
    feeds.map(({ name }) => name),
  );
  const receiveNotice: InboundOptions["receiveNotice"] = (feed, key, notice) =>
    receiveRateNotice({ db, clock, ids, config }, feed, key, notice);
  const options = { db, clock, feeds, inbox, receiveNotice, onStored: nudge, count };
  deps.addRoutes("/inbound", (scope) => addInboundRoutes(scope, options));
};

type StorePolled = (deps: Deps) => (call: CallRecord) => void;

/** `storePolled` has each call of the polled address, beside the metrics. */
export const trackingFeature =
  (storePolled: StorePolled = () => () => undefined): Feature =>
  (deps) => {
    const { db } = deps.database;
    const { clock, metrics, config, log } = deps;
    const [record, store] = [measureCalls(metrics), storePolled(deps)];
    const recordPolled = (call: CallRecord): void => {
      record(call);
      store(call);
    };
    const sources = trackingConnectors(config, { clock, log, record, recordPolled });
    startTrackingSources(deps, sources);
    measurePullFeeds(
      { db, clock, metrics },
      sources.filter((source) => source.kind === "by-reference"),
    );
    receiveDeliveries(deps);
    return [
      authenticatedRoute("getTracking", async ({ query }, { companyId: accountId }) => {
        const problems = findProblems(query);
        const [problem] = problems;
        if (problem !== undefined) return err({ kind: "fields", message: problem.message, fields: problems });
        return deps.database.read(accountId, async (reads) => {
          const quotation = await findOwnBooking(reads, accountId, query.bookingId.trim());
          if (quotation === null || !matchesQuery(query, quotation)) return err(NOT_FOUND);
          const tracking = await trackBooking(reads, quotation);
          return answer(tracking === null ? [] : [tracking]);
        });
      }),
    ];
  };
