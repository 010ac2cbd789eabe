import { formatWeekday, toTime, type DateFormat, STANDARD_DATES } from "#domain/time";
import type { Deadline, DeadlineStop, DeadlineTask, DeadlineTime, Responsible } from "./deadline.ts";
import type { DueDeadline } from "./due.ts";

interface TaskLabel {
  readonly name: string;
  /** What is handed over, signed or sent. */
  readonly document: string;
}

const TASK_LABELS: Readonly<Record<DeadlineTask, TaskLabel>> = {
  booking: { name: "Booking confirmation", document: "Confirmation with the booking number" },
  "empty-pick-up": { name: "Empty pick-up", document: "Release order" },
  stuffing: { name: "Stuffing begins", document: "Packing list, seal numbers" },
  trucking: { name: "Truck leaves", document: "Transport order" },
  documents: { name: "Shipping instruction", document: "Draft of the bill of lading follows from it" },
  vgm: { name: "VGM", document: "Verified gross mass of each container" },
  customs: { name: "Customs filing", document: "Export declaration" },
  "cfs-delivery": { name: "Delivery at the CFS", document: "Packing list" },
  "gate-in": { name: "Gate in, full", document: "Gate pass, seal numbers" },
  "port-delivery": { name: "Arrival at the port terminal", document: "Waybill" },
  "pick-up": { name: "Pick-up, full", document: "Delivery order" },
  "empty-return": { name: "Empty return", document: "Return receipt" },
};

export const RESPONSIBLE_LABELS: Readonly<Record<Responsible, string>> = {
  shipper: "You",
  haulier: "Your haulier",
  "customs-agent": "Customs agent",
  carrier: "Carrier",
  consignee: "Consignee",
};

/** For readers who are not the shipper. */
export const RESPONSIBLE_NAMES: Readonly<Record<Responsible, string>> = {
  ...RESPONSIBLE_LABELS,
  shipper: "Shipper",
  haulier: "Haulier",
};

/** The premises for readers who are not the shipper. */
export const SHIPPER_PREMISES = "Shipper's premises";

export const STOP_LABELS: Readonly<Record<DeadlineStop, string>> = {
  premises: "Your premises",
  origin: "Place of receipt",
  loading: "Port of loading",
  delivery: "Place of delivery",
};

/** `VGM`, `VGM of 3 containers`. */
export const formatTask = ({ task, of }: Pick<Deadline, "task" | "of">): string => {
  const { name } = TASK_LABELS[task];
  return of === 1 ? name : `${name}, ${of} containers`;
};

export const getTaskDocument = (task: DeadlineTask): string => TASK_LABELS[task].document;

const formatMoment = ({ local }: DeadlineTime, dates: DateFormat): string =>
  [formatWeekday(local, dates), toTime(local)].filter((part) => part !== null).join(", ");

/** When it is or was due, local to its place: `Latest safe Wed 25 Nov, 04:00`, `Cut-off missed Mon 23 Nov, 12:00`. */
export const formatDue = ({ state, latest, cutOff, stop }: DueDeadline, dates: DateFormat = STANDARD_DATES): string => {
  const at = state === "missed" ? cutOff : (latest ?? cutOff);
  if (at === null) return "Not stated";
  if (state === "missed") return `Cut-off missed ${formatMoment(at, dates)}`;
  if (stop === "delivery")
    return `${state === "overdue" ? "Free days ended" : "Last free day"} ${formatMoment(at, dates)}`;
  return `${state === "overdue" ? "Overdue since" : "Latest safe"} ${formatMoment(at, dates)}`;
};
