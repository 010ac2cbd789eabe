export { type AssignedEvent, assignEvents } from "./match-bookings.ts";
export { trackingFeature } from "./routes.ts";
export { addEvents, deleteEvents, eventImport, exportEvents, findNewEvents } from "./store.ts";
export { bookedLegs, loadJourney, reportedShipment, toEventCode, trackBooking } from "./track-shipment.ts";
