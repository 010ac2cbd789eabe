export { connectorsFeature } from "./desk-routes.ts";
export { storePolledCalls } from "./polled-calls.ts";
export { listStoppedSources, readStopDetails } from "./stopped-sources.ts";
export { type Asked, type Lane, type Left, readLeft } from "./try-call.ts";
export { toTestRequest, type TriedRates, tryRates } from "./try-rates.ts";
export { type TriedSchedule, trySchedule } from "./try-schedule.ts";
export { type SourceWatch, watchSources } from "./watch-sources.ts";
