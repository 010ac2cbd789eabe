import type { SnapshotFrom } from "xstate";
import { findRest, isDistributed } from "#domain/distribution";
import type { severalSailingsFlow } from "./machine.ts";
import { isRetryable, listShares, sumQuotes } from "./rules.ts";

export const severalView = (snapshot: SnapshotFrom<ReturnType<typeof severalSailingsFlow>>) => {
  const { context, value: state } = snapshot;
  const { days, choices, quotes, outcomes, failure, search, reference } = context;
  if (state === "planning" || state === "quoting") {
    const rest = findRest(search.containers, listShares(context));
    return { kind: state, days, choices, rest, isComplete: isDistributed(rest), failure };
  }
  if (state === "confirming") {
    /* Null while a sailing is not sold for its part. */
    const total = quotes.every(({ rate }) => rate !== null) ? sumQuotes(quotes) : null;
    return { kind: state, quotes, total, reference };
  }
  const booked = quotes.filter((_, index) => outcomes[index]?.kind === "booked");
  const kind = state === "finished" ? ("finished" as const) : ("booking" as const);
  return {
    kind,
    quotes,
    outcomes,
    booked: booked.length,
    /** Of what is booked. */
    total: sumQuotes(booked),
    canRetry: outcomes.some(isRetryable),
  };
};

export type SeveralView = ReturnType<typeof severalView>;
