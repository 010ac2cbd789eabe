export { type AssignedEvent, assignEvents } from "./match-bookings.ts";
export { trackingFeature } from "./routes.ts";
export { addEvents, countNewEvents, deleteEvents, eventImport, exportEvents } from "./store.ts";
export { bookedLegs, loadJourney, reportedShipment, toEventCode, trackBooking } from "./track-shipment.ts";
