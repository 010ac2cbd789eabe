import { createScheduleClient } from "#server/connectors/schedules/schedule-client.ts";
import type { ScheduleSettings } from "#server/connectors/schedules/settings.ts";
import { placesByCode } from "#server/modules/places/index.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";
import type { ScheduledSailing } from "#server/rate-sources/schedule.ts";
import type { Desk } from "../../kit/command.ts";
import { type Asked, describeAsked, type Lane, readLeft, recordCalls } from "./calls.ts";

/** What a carrier answered when it was asked for sailings. */
export interface TriedSchedule extends Asked {
  readonly failure: SourceFailure | null;
  readonly sailings: readonly ScheduledSailing[];
}

/** Asks a carrier for the sailings of a lane; the answer is not kept. */
export const trySchedule = async (desk: Desk, settings: ScheduleSettings, lane: Lane): Promise<TriedSchedule> => {
  const places = await placesByCode(desk.db, [lane.from, lane.to]);
  const findZone = (code: string) => places.get(code)?.timeZone ?? null;
  const query = { portOfLoading: lane.from, portOfDischarge: lane.to, cargo: "dry" } as const;
  const { answer, ...asked } = await recordCalls((record) =>
    createScheduleClient(settings, { ...desk, record }, findZone)(query, new AbortController().signal),
  );
  return {
    name: settings.name,
    lane,
    ...asked,
    ...answer.match(
      (answered) => ({ failure: null, ...answered }),
      (failure) => ({ failure, sailings: [], unreadable: [] }),
    ),
    allowances: await readLeft(desk, settings),
  };
};

const describeSailing = ({ departure, arrival, legs }: ScheduledSailing): string => {
  const vessels = legs.map(({ vesselName, voyageReference }) => [vesselName ?? "vessel not named", voyageReference]);
  const hubs = legs.slice(1).map(({ from }) => from.name);
  const route = hubs.length === 0 ? "direct" : `by way of ${hubs.join(", ")}`;
  return `  ${departure.replace("T", " ")} to ${arrival.replace("T", " ")}, ${vessels.map((one) => one.filter(Boolean).join(" ")).join(" and ")}, ${route}`;
};

export const describeTriedSchedule = (tried: TriedSchedule): readonly string[] => [
  `${tried.name}: sailings from ${tried.lane.from} to ${tried.lane.to}.`,
  `${tried.failure === null ? `${tried.sailings.length} sailings.` : `No sailings: ${tried.failure.reason}.`} ${tried.seconds.toFixed(1)} s.`,
  ...tried.sailings.map(describeSailing),
  ...describeAsked(tried),
];
