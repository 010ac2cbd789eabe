import type { ErrorCause } from "#domain/connectors";
import { endSentence, toSingleLine } from "#server/platform/text.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";
import type { TokenFault } from "./access-token.ts";
import type { CallFault } from "./json-call.ts";

type Said = Readonly<{ reason: string; cause: ErrorCause; sentence: (name: string) => string }>;

const FAULTS: Readonly<Record<CallFault, Said>> = {
  unreachable: {
    reason: "it cannot be reached",
    cause: "unreachable",
    sentence: (name) => `${name} cannot be reached at the moment.`,
  },
  "broken-off": {
    reason: "its connection ended before its answer",
    cause: "no-answer",
    sentence: (name) => `${name} did not answer at the moment.`,
  },
  "timed-out": {
    reason: "it did not answer in time",
    cause: "no-answer",
    sentence: (name) => `${name} did not answer in time.`,
  },
  cancelled: {
    reason: "nobody waits for it any more",
    cause: "no-answer",
    sentence: (name) => `${name} did not answer in time.`,
  },
  redirected: {
    reason: "it answered with a redirect, which is not followed",
    cause: "unreadable",
    sentence: (name) => `${name} gave an answer that cannot be read.`,
  },
  "too-long": {
    reason: "its answer is longer than 5 MB",
    cause: "unreadable",
    sentence: (name) => `${name} gave an answer that cannot be read.`,
  },
  "not-json": {
    reason: "its answer is no JSON",
    cause: "unreadable",
    sentence: (name) => `${name} gave an answer that cannot be read.`,
  },
};

/** Why a call has no answer. */
export const toFaultFailure = (name: string, fault: CallFault): SourceFailure => ({
  reason: FAULTS[fault].reason,
  cause: FAULTS[fault].cause,
  sentence: FAULTS[fault].sentence(name),
  ...(fault === "unreachable" ? { isUnsent: true } : {}),
});

const refusedAccess = (name: string, reason: string): SourceFailure => ({
  reason,
  cause: "access",
  sentence: `${name} does not accept our access at the moment.`,
});

/** Why there is no token for a call. */
export const toTokenFailure = (name: string, fault: TokenFault): SourceFailure => {
  if (fault === "refused") return refusedAccess(name, "its identity provider refused the client id or secret");
  if (fault === "unreadable")
    return refusedAccess(name, "its identity provider gave an answer that is no access token");
  const { isUnsent: _, ...failure } = toFaultFailure(name, fault);
  return { ...failure, reason: `its identity provider: ${failure.reason}` };
};

const sayClocks = (aheadMs: number): string =>
  aheadMs === 0 ? "" : `; our clock differs by ${Math.round(Math.abs(aheadMs) / 1_000)} seconds from the carrier's`;

/** Why a status is no answer, for staff. */
export const sayStatus = (status: number): string =>
  `it answered with status ${status}${status === 401 || status === 403 ? ": it does not accept our access" : ""}`;

/** What a status that is no answer says about a carrier, to which a call was signed with its own time, so much ahead of ours. */
export const toStatusFailure = (name: string, status: number, aheadMs = 0): SourceFailure => {
  const reason = sayStatus(status);
  if (status === 401 || status === 403) return refusedAccess(name, `${reason}${sayClocks(aheadMs)}`);
  if (status >= 500) return { reason, cause: "fault", sentence: `${name} has a fault at the moment.` };
  return { reason, cause: "not-accepted", sentence: `${name} did not accept the question.` };
};

/** `until` in epoch milliseconds; the minute that is shown is not before it. */
export const usedUpFailure = (name: string, until: number): SourceFailure => ({
  kind: "used-up",
  cause: "used-up",
  reason: "it allows no more calls for now",
  sentence: `${name} allows no more searches for now.`,
  until: Math.ceil(until / 60_000),
});

/** A carrier that answered that it has no offer, and why. */
export const refusedFailure = (sentence: string, reason = sentence): SourceFailure => ({
  kind: "refused",
  reason,
  sentence,
});

const MAX_WORDS_LENGTH = 200;

/** The carrier's own words as one sentence on one line, not longer than a shipper reads. */
export const sayCarrierWords = (name: string, words: string | null): string =>
  `${name}: ${endSentence(toSingleLine(words ?? "no reason stated").slice(0, MAX_WORDS_LENGTH))}`;

/** An answer that was received whole and has another form than the carrier documents. */
export const unreadableFailure = (name: string, reason: string): SourceFailure => ({
  reason: `its answer cannot be read: ${reason}`,
  cause: "unreadable",
  sentence: `${name} gave an answer that cannot be read.`,
});
