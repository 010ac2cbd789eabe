/** `untried`: nothing was asked of it lately. `failing`: it is asked and does not answer as it should. */
export type SourceState = "live" | "slow" | "failing" | "paused" | "used-up" | "untried" | "sheet" | "not-set-up";

export const ERROR_CAUSES = [
  "access",
  "unreachable",
  "no-answer",
  "unreadable",
  "fault",
  "not-accepted",
  "used-up",
  "other",
] as const;

/** Why a source has no answer, as far as it says what to check. */
export type ErrorCause = (typeof ERROR_CAUSES)[number];

/** `refused`: it answered that it has no offer. `hung`: it was given up repeatedly, and is not asked for a moment. */
export type RequestOutcome = "answered" | "refused" | "failed" | "used-up" | "hung";

/** A source that a person has paused. Moments are epoch milliseconds. */
export interface SourcePause {
  readonly reason: string;
  /** Null: until somebody resumes it. */
  readonly until: number | null;
}

/** Why a source gives no prices until it answers again. `failing`: several failures in a row. */
export type StopCause = "access" | "hung" | "failing" | "used-up";

export interface SourceStop {
  readonly cause: StopCause;
  readonly since: number;
  /** When it may be asked again; null where nobody knows. */
  readonly until: number | null;
}

/** How a request ended, and what came before it. */
export interface EndedRequest {
  readonly outcome: RequestOutcome;
  readonly cause: ErrorCause | null;
  readonly endedAt: number;
  readonly until: number | null;
  /** Whether the calls of the day, or of a longer span, are used up. */
  readonly isDayUsedUp: boolean;
  /** Failures in a row, with this one. */
  readonly failures: number;
}

/* One failed call in between is no news. */
const STOPPED_AFTER = 3;
const LONG_WAIT_MS = 3_600_000;

const findCause = (ended: EndedRequest): StopCause | null => {
  const { outcome, cause, endedAt, until, isDayUsedUp, failures } = ended;
  if (outcome === "hung") return "hung";
  if (outcome === "used-up")
    return isDayUsedUp || (until !== null && until - endedAt >= LONG_WAIT_MS) ? "used-up" : null;
  if (outcome !== "failed") return null;
  if (cause === "access") return "access";
  return failures >= STOPPED_AFTER ? "failing" : null;
};

/**
 * What stops a source after a request. It answers again with any answer, also one without offers; a quota of a minute or an
 * hour, and less than three failures, change nothing.
 */
export const findNextStop = (stop: SourceStop | null, ended: EndedRequest): SourceStop | null => {
  if (ended.outcome === "answered" || ended.outcome === "refused") return null;
  const cause = findCause(ended);
  if (cause === null) return stop;
  return { cause, since: stop?.since ?? ended.endedAt, until: ended.until };
};

/* So late an answer misses a list of prices that does not grow. */
const SLOW_SECONDS = 8;
const MIN_ANSWERS = 3;
const LAST_ANSWERS = 9;

/** The median of the last nine answers, newest first; null for fewer than three. */
export const findUsualSeconds = (newestFirst: readonly number[]): number | null => {
  const sorted = newestFirst.slice(0, LAST_ANSWERS).toSorted((one, other) => one - other);
  if (sorted.length < MIN_ANSWERS) return null;
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
};

/** What decides the state of a source that is asked. */
interface SourceFacts {
  readonly pause: SourcePause | null;
  readonly stop: SourceStop | null;
  /** When its own quota has room again; null or past: it has room. */
  readonly opensAt: number | null;
  readonly lastOutcome: RequestOutcome | null;
  readonly usualSeconds: number | null;
}

interface FoundState {
  readonly state: SourceState;
  /** When it is asked again; null where that is not known, or it is asked. */
  readonly until: number | null;
}

const isAhead = (until: number | null, now: number): boolean => until !== null && until > now;

const findUsedUp = ({ stop, opensAt }: SourceFacts, now: number): number | null => {
  const known = stop?.cause === "used-up" ? stop.until : null;
  const latest = Math.max(opensAt ?? 0, known ?? 0);
  return latest > now ? latest : null;
};

/** A person's pause comes before the server's own, and both before what a source answered last. */
export const findSourceState = (facts: SourceFacts, now: number): FoundState => {
  const { pause, stop, lastOutcome, usualSeconds } = facts;
  if (pause !== null && (pause.until === null || pause.until > now)) return { state: "paused", until: pause.until };
  if (stop?.cause === "hung") return { state: "paused", until: isAhead(stop.until, now) ? stop.until : null };
  const usedUpUntil = findUsedUp(facts, now);
  if (usedUpUntil !== null) return { state: "used-up", until: usedUpUntil };
  if (stop?.cause === "access" || stop?.cause === "failing" || lastOutcome === "failed")
    return { state: "failing", until: null };
  if (lastOutcome === null) return { state: "untried", until: null };
  return { state: usualSeconds !== null && usualSeconds > SLOW_SECONDS ? "slow" : "live", until: null };
};
