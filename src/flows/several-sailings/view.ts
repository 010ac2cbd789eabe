import type { SnapshotFrom } from "xstate";
import { findRest, isDistributed } from "#domain/distribution";
import type { severalSailingsFlow } from "./machine.ts";
import { isRetryable, listShares, sumQuotes } from "./rules.ts";
import type { SeveralView } from "./types.ts";

export const severalView = (snapshot: SnapshotFrom<ReturnType<typeof severalSailingsFlow>>): SeveralView => {
  const { context } = snapshot;
  const { days, choices, quotes, outcomes, failure, search } = context;
  if (snapshot.matches("planning") || snapshot.matches("quoting")) {
    const rest = findRest(search.containers, listShares(context));
    const kind = snapshot.matches("quoting") ? "quoting" : "planning";
    return { kind, days, choices, rest, isComplete: isDistributed(rest), failure };
  }
  if (snapshot.matches("confirming"))
    return {
      kind: "confirming",
      quotes,
      total: quotes.every(({ rate }) => rate !== null) ? sumQuotes(quotes) : null,
      reference: context.reference,
    };
  const booked = quotes.filter((_, index) => outcomes[index]?.kind === "booked");
  return {
    kind: snapshot.matches("finished") ? "finished" : "booking",
    quotes,
    outcomes,
    booked: booked.length,
    total: sumQuotes(booked),
    canRetry: outcomes.some(isRetryable),
  };
};
