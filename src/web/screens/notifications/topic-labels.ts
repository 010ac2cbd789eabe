import type { NoticeTopic } from "#domain/notifications";
import { bell, type IconShape, check, clock, file, pin, ship, warning } from "#web/components/icon/shapes.ts";

interface TopicLabel {
  readonly label: string;
  readonly note: string;
  readonly icon: IconShape;
}

export const TOPIC_LABELS: Readonly<Record<NoticeTopic, TopicLabel>> = {
  bookings: {
    label: "Bookings",
    note: "Received, confirmed, changed, cancelled, and messages of our desk",
    icon: check,
  },
  deadlines: { label: "Deadlines", note: "48 hours and 12 hours before a cut-off", icon: clock },
  eta: { label: "ETA changes", note: "By more than 1 day, with the previous ETA", icon: bell },
  voyage: {
    label: "Vessel changed or transhipment missed",
    note: "As soon as the carrier reports it",
    icon: ship,
  },
  documents: { label: "Documents", note: "Added, requested or commented, and answers about cargo", icon: file },
  arrival: { label: "Arrival", note: "At the port of discharge and the place of delivery", icon: pin },
  "free-time": { label: "Free time", note: "3 days and 1 day before it ends", icon: warning },
};
