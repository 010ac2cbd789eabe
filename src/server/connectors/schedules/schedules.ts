import { setTimeout as wait } from "node:timers/promises";
import { toInstant } from "#server/platform/time.ts";
import type { Schedule, ScheduleSource } from "#server/rate-sources/schedule.ts";
import type { CarrierDeps } from "../kit/carrier-client.ts";
import { readPause } from "../kit/source-pauses.ts";
import {
  claimLane,
  findRow,
  isLeased,
  keepFailure,
  keepSchedule,
  type KeptSchedule,
  type LaneKey,
  LEASE_MS,
  RETRY_MS,
  toKept,
} from "./kept-schedules.ts";
import type { RouteReading, ScheduleLane } from "./read-routes.ts";
import { type AskSchedule, createScheduleClient } from "./schedule-client.ts";
import { type ScheduleSettings, toLineKey } from "./settings.ts";

interface SchedulesDeps extends CarrierDeps {
  readonly findZone: RouteReading["findZone"];
  /** Told what failed, and what was left out of an answer. */
  readonly onProblem: (source: string, reason: string) => void;
}

export interface Schedules extends ScheduleSource {
  /** Ends what is being asked, and waits until it is noted. */
  readonly close: () => Promise<void>;
}

/* How often a process looks for the answer to another one's question. */
const LOOK_EVERY_MS = 100;
const MINUTE_MS = 60_000;

const toLaneKey = ({ name }: ScheduleSettings, { portOfLoading, portOfDischarge, cargo }: ScheduleLane): LaneKey => ({
  source: name,
  lane: `${portOfLoading} ${portOfDischarge} ${cargo.toUpperCase()}`,
});

/** Asks a carrier for a lane, in one process at a time, and keeps the answer for all. */
const createRenewal = (settings: ScheduleSettings, deps: SchedulesDeps, ends: AbortSignal) => {
  const { db, clock, onProblem, findZone } = deps;
  const { name, keepMs } = settings;
  const ask: AskSchedule = createScheduleClient(settings, deps, findZone);

  const askNow = async (key: LaneKey, lane: ScheduleLane): Promise<void> => {
    const askedAt = clock();
    const answered = await ask(lane, AbortSignal.any([ends, AbortSignal.timeout(LEASE_MS)]));
    if (ends.aborted) return keepFailure(db, key, 0);
    if (answered.isErr()) {
      const { reason, until } = answered.error;
      onProblem(name, `${key.lane}: ${reason}`);
      return keepFailure(db, key, until === undefined ? clock() + RETRY_MS : until * MINUTE_MS);
    }
    const { sailings, unreadable } = answered.value;
    for (const reason of unreadable) onProblem(name, `${key.lane}: ${reason}`);
    return keepSchedule(db, key, { askedAt, sailings });
  };

  /** The answer of another process, or what there is once it has stopped asking. */
  const awaitOther = async (key: LaneKey): Promise<KeptSchedule | null> => {
    for (;;) {
      const row = await findRow(db, key);
      if (!isLeased(row, clock())) return toKept(row, clock());
      await wait(LOOK_EVERY_MS, undefined, { signal: ends });
    }
  };

  return async (key: LaneKey, lane: ScheduleLane): Promise<KeptSchedule | null> => {
    if (await claimLane(db, key, clock(), keepMs)) await askNow(key, lane);
    return awaitOther(key);
  };
};

const createSource = (settings: ScheduleSettings, deps: SchedulesDeps, ends: AbortSignal) => {
  const { db, clock, onProblem } = deps;
  const { name, carrier, keepMs, waitMs } = settings;
  const renew = createRenewal(settings, deps, ends);
  const running = new Map<string, Promise<KeptSchedule | null>>();

  /* An answer that is kept is shown while the carrier is paused, and no new one is asked for. */
  const renewUnlessPaused = async (key: LaneKey, lane: ScheduleLane): Promise<KeptSchedule | null> =>
    (await readPause(db, name, clock())).pause === null ? renew(key, lane) : null;

  const start = (key: LaneKey, lane: ScheduleLane): Promise<KeptSchedule | null> => {
    const renewal = renewUnlessPaused(key, lane)
      .catch((error: unknown) => {
        if (!ends.aborted) onProblem(name, `${key.lane}: ${String(error)}`);
        return null;
      })
      .finally(() => running.delete(key.lane));
    running.set(key.lane, renewal);
    return renewal;
  };

  /** Null when the search waits no longer; the carrier goes on being asked. */
  const renewInTime = async (key: LaneKey, lane: ScheduleLane, signal: AbortSignal): Promise<KeptSchedule | null> => {
    const waiting = new AbortController();
    const late = wait(waitMs, null, { signal: AbortSignal.any([waiting.signal, signal, ends]) }).catch(() => null);
    const renewed = await Promise.race([running.get(key.lane) ?? start(key, lane), late]);
    waiting.abort();
    return renewed;
  };

  return {
    find: async (lane: ScheduleLane, signal: AbortSignal): Promise<Schedule | null> => {
      const key = toLaneKey(settings, lane);
      const row = await findRow(db, key);
      const kept = toKept(row, clock(), keepMs) ?? (await renewInTime(key, lane, signal)) ?? toKept(row, clock());
      return kept === null ? null : { carrier, askedAt: toInstant(kept.askedAt), sailings: kept.sailings };
    },
    settle: () => Promise.all(running.values()),
  };
};

/**
 * Schedules of carriers. A lane is asked for once within `keepHours`, whatever is searched and by how many processes; a search waits
 * `waitMs` for it, and the next one has it.
 */
export const createSchedules = (entries: readonly ScheduleSettings[], deps: SchedulesDeps): Schedules => {
  const closing = new AbortController();
  const sources = entries.map((settings) => ({ settings, ...createSource(settings, deps, closing.signal) }));
  const byLine = new Map(
    sources.flatMap(({ settings, find }) => settings.lines.map((line) => [toLineKey(line), find] as const)),
  );
  return {
    hasSchedule: (carrier) => byLine.size > 0 && byLine.has(toLineKey(carrier)),
    find: async ({ carrier, ...lane }, signal) => (await byLine.get(toLineKey(carrier))?.(lane, signal)) ?? null,
    close: async () => {
      closing.abort();
      await Promise.all(sources.map(({ settle }) => settle()));
    },
  };
};
