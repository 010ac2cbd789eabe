export { moveLabel, normaliseCode, toEventClass } from "./event-labels.ts";
export {
  type TrackingField,
  type TrackingForm,
  type TrackingProblem,
  type TrackingQuery,
  fromTrackingQuery,
  readTrackingForm,
  toTrackingForm,
  validateTracking,
  withBookingId,
  withTrackingType,
} from "./form.ts";
export type {
  EtaChange,
  EventTime,
  Journey,
  JourneyLeg,
  JourneyStop,
  LegState,
  MoveRow,
  Revision,
  StopMoment,
  StopRole,
} from "./journey.ts";
export {
  ISSUE_LABELS,
  LEG_MODE_LABELS,
  LEG_STATE_LABELS,
  OUTCOME_LABELS,
  dueText,
  lastUpdateText,
  stateText,
  stopText,
} from "./labels.ts";
export { offsetText, readEventTime, toUtcMinutes } from "./parsed-event.ts";
export {
  AIR_TYPES,
  AIR_TYPE_LABELS,
  type AirType,
  SHIPPING_LINES,
  SHIPPING_LINE_LABELS,
  TRACKING_TYPES,
  TRACKING_TYPE_LABELS,
  type TrackingType,
  isSameLine,
  isShippingLine,
  isTrackingType,
  shippingLineLabel,
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
