export { findMoveLabel, getMoveLabel, normaliseCode, toEventClass } from "./event-labels.ts";
export {
  type TrackingForm,
  type TrackingProblem,
  type TrackingQuery,
  fromTrackingQuery,
  readTrackingForm,
  setBookingId,
  setTrackingType,
  toTrackingForm,
  validateTracking,
} from "./form.ts";
export type {
  DataQualityIssue,
  EtaChange,
  EventTime,
  Journey,
  JourneyLeg,
  JourneyStop,
  KnownTime,
  LegState,
  MoveRow,
  Revision,
  StopMoment,
  StopRole,
} from "./journey.ts";
export { formatOffset, readEventTime, toUtcMinutes } from "./parsed-event.ts";
export {
  AIR_TYPES,
  AIR_TYPE_LABELS,
  type AirType,
  SHIPPING_LINES,
  SHIPPING_LINE_LABELS,
  TRACKING_TYPES,
  TRACKING_TYPE_LABELS,
  type TrackingType,
  getShippingLineLabel,
  isSameLine,
  isShippingLine,
  toCarrierKey,
  isTrackingType,
  toTrackingLine,
} from "./shipping-lines.ts";
export { toJourney } from "./to-journey.ts";
export {
  EMPTY_EVENT,
  type TrackingEvent,
  type TrackingLane,
  type TrackingReport,
  type TrackingStop,
} from "./tracking-event.ts";
