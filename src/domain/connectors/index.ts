export {
  type EndedRequest,
  ERROR_CAUSES,
  type ErrorCause,
  findNextStop,
  findSourceState,
  findUsualSeconds,
  type RequestOutcome,
  type SourcePause,
  type SourceState,
  type SourceStop,
  type StopCause,
} from "./source-state.ts";
