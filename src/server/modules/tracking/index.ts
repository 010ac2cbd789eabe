export {
  listFeedStates,
  listStoppedFeeds,
  type PullState,
  type PushState,
  readPullState,
  readPushState,
} from "./feed-states.ts";
export { type AssignedEvent, assignEvents } from "./match-bookings.ts";
export { listProblems } from "./problem-store.ts";
export { trackingFeature } from "./routes.ts";
export { addEvents, deleteEvents, eventImport, exportEvents, findNewEvents, findReferencesWith } from "./store.ts";
export { bookedLegs, loadJourney, reportedShipment, toEventCode, trackBooking } from "./track-shipment.ts";
export { type TriedFeed, tryFeed, type TryRefusal } from "./try-feed.ts";
