export { chargeDays, type FreeTimeClock, readFreeTimeClock } from "./clock.ts";
export {
  describeFreeTimeClock,
  describeAfterFreeTime,
  FREE_TIME_LABELS,
} from "./labels.ts";
export { type ContainerMoves, type DestinationMoves, findDestinationMoves } from "./moves.ts";
export { type FreeTimeKind, type FreeTimeTerms, toFreeTimeTerms } from "./terms.ts";
