import { createScheduleClient } from "#server/connectors/schedules/schedule-client.ts";
import type { ScheduleSettings } from "#server/connectors/schedules/settings.ts";
import { placesByCode } from "#server/modules/places/index.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";
import type { ScheduledSailing } from "#server/rate-sources/schedule.ts";
import { addCalls } from "./store.ts";
import { type Asked, type Lane, readLeft, recordCalls, type TryDeps } from "./try-call.ts";
import { toNewCall } from "./watch-sources.ts";

/** What a carrier answered when it was asked for sailings. */
export interface TriedSchedule extends Asked {
  readonly failure: SourceFailure | null;
  readonly sailings: readonly ScheduledSailing[];
}

/** Asks a carrier for the sailings of a lane, whether it is paused or not; its calls are stored, the answer is not kept. */
export const trySchedule = async (deps: TryDeps, settings: ScheduleSettings, lane: Lane): Promise<TriedSchedule> => {
  const { db, clock } = deps;
  const places = await placesByCode(db, [lane.from, lane.to]);
  const findZone = (code: string) => places.get(code)?.timeZone ?? null;
  const stored = { now: clock(), isTest: true };
  const query = { portOfLoading: lane.from, portOfDischarge: lane.to, cargo: "dry" } as const;
  const { answer, ...asked } = await recordCalls((record) =>
    createScheduleClient(settings, { db, clock, record }, findZone)(query, new AbortController().signal),
  );
  await addCalls(
    db,
    asked.calls.map((call) => toNewCall({ source: settings.name, ...call }, undefined, stored)),
  );
  return {
    name: settings.name,
    lane,
    ...asked,
    ...answer.match(
      (answered) => ({ failure: null, ...answered }),
      (failure) => ({ failure, sailings: [], unreadable: [] }),
    ),
    allowances: await readLeft(deps, settings),
  };
};
