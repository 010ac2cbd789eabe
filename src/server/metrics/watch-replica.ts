import { Counter, Gauge } from "prom-client";
import { repeat } from "#server/platform/background.ts";
import type { ReplicaState } from "#server/platform/database/read-replica.ts";
import type { Feature } from "#server/platform/feature.ts";

const SECOND_MS = 1_000;

const describe = (state: ReplicaState): string => {
  if (state.kind === "used") return "lists are read from the replica";
  const reason =
    state.kind === "lagging" ? `lags ${Math.round(state.lagSeconds)} s` : `cannot be reached (${state.reason})`;
  return `lists are read from the primary: the replica ${reason}`;
};

/** Compares the replica with the primary each second; one log line whenever it becomes usable or unusable, and metrics. */
export const replicaFeature: Feature = (deps) => {
  const { replica } = deps.database;
  if (replica === null) return [];
  const lag = new Gauge({
    name: "database_replica_lag_seconds",
    help: "How far the replica lags behind the primary; not present while it cannot be reached",
    registers: [deps.metrics],
  });
  deps.metrics.registerMetric(
    new Counter({
      name: "database_reads_total",
      help: "Lists by the database that they were read from",
      labelNames: ["from"],
      registers: [],
      collect() {
        this.reset();
        for (const [from, count] of Object.entries(replica.counts())) this.inc({ from }, count);
      },
    }),
  );
  let last: ReplicaState["kind"] | null = null;
  const watch = async (): Promise<void> => {
    const state = await replica.check(deps.clock());
    if (state.kind === "unreachable") lag.remove();
    else lag.set(state.lagSeconds);
    if (state.kind === last) return;
    last = state.kind;
    if (state.kind === "used") deps.log.info(describe(state));
    else deps.log.warn(describe(state));
  };
  repeat(deps, SECOND_MS, watch, "watch the replica");
  return [];
};
