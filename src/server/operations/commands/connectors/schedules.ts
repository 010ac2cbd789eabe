import type { TriedSchedule } from "#server/modules/connectors/index.ts";
import type { ScheduledSailing } from "#server/rate-sources/schedule.ts";
import { describeAsked } from "./calls.ts";

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
