import type { StopCause } from "#domain/connectors";
import { nameMalware } from "#domain/documents";
import { INBOX_KIND_LABELS } from "#domain/inbox";
import { formatMoney } from "#domain/money";
import type { StaffAction } from "#domain/staff";
import { formatDate, isCalendarDate } from "#domain/time";
import type { ContainerCount, InboxItem, ItemKind, Lane } from "../../ports/index.ts";

/** How an item is read in a list: what it is, what it is about, and more of it. */
export interface ItemTitle {
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
}

/** `bill-of-lading` as "Bill of lading". */
const toWords = (code: string): string => {
  const words = code.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const toText = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || value === "" ? null : String(value);

const join = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(", ");

/** "1 × 40HC, 2 × 20GP", each in one line; null without containers. */
export const describeContainers = (containers: readonly ContainerCount[]): string | null =>
  containers.length === 0
    ? null
    : containers.map(({ quantity, equipment }) => `${quantity}\u00a0×\u00a0${equipment}`).join(", ");

/** "Chennai to Felixstowe". */
export const describeLane = (lane: Lane | null): string | null =>
  lane === null ? null : `${lane.from.name} to ${lane.to.name}`;

/** A date, or date and time, local to its place: "3 Dec 2026". */
export const describeDay = (moment: string | null): string | null => {
  const day = moment?.slice(0, 10) ?? "";
  return isCalendarDate(day) ? formatDate(day) : null;
};

const describeTransport = ({ lane, containers }: InboxItem): string | null =>
  lane === null ? null : join(describeLane(lane), describeContainers(containers));

const describeSailing = ({ departure }: InboxItem): string | null => {
  const day = describeDay(departure);
  return day === null ? null : `sails ${day}`;
};

const codeOf = (item: InboxItem, name: string): string | null => {
  const code = toText(item.values[name]);
  return code === null ? null : toWords(code);
};

const textOf = (item: InboxItem, name: string): string | null => toText(item.values[name]);

const describeFee = ({ values: { fee, currency } }: InboxItem): string | null =>
  typeof fee === "number" && typeof currency === "string" ? formatMoney({ minor: fee, currency }) : null;

const describeSheetEnd = (item: InboxItem): string | null => {
  const day = describeDay(textOf(item, "validTill"));
  return day === null ? null : `Valid until ${day}`;
};

const STOPS: Readonly<Record<StopCause, string>> = {
  access: "It refuses our access",
  hung: "It does not answer, and is asked again from time to time",
  failing: "Its last answers were failures",
  "used-up": "All calls of today are used",
};

const isStop = (cause: string): cause is StopCause => Object.hasOwn(STOPS, cause);

const describeStop = (item: InboxItem): string => {
  if (textOf(item, "kind") !== "connector") return "Tracking of this carrier does not answer";
  const cause = textOf(item, "cause") ?? "";
  return isStop(cause) ? STOPS[cause] : "It answers again";
};

/* A copy with malware waits in place of the new account that it came with. */
const describeSignUp = (item: InboxItem): string => {
  const signature = textOf(item, "signature");
  return signature === null
    ? "new account"
    : `${textOf(item, "copy")?.toUpperCase() ?? ""} copy contains ${nameMalware({ signature })}`;
};

type Describe = (item: InboxItem) => readonly [title: string | null, detail: string];

/* A kind without a text does not compile. */
const TITLES: Readonly<Record<ItemKind, Describe>> = {
  booking: (item) => [describeTransport(item), join(item.number, item.carrier, describeSailing(item))],
  "quote-request": (item) => [describeTransport(item), join(item.number)],
  "quote-approved": (item) => [describeTransport(item), join(item.number)],
  "quote-follow-up": (item) => [describeTransport(item), join(item.number)],
  change: (item) => [codeOf(item, "change"), join(item.number, item.carrier, describeLane(item.lane))],
  cancellation: (item) => [describeTransport(item), join(item.number, item.carrier)],
  "fee-declined": (item) => [
    join(codeOf(item, "change"), describeFee(item)) || null,
    join(item.number, item.carrier, describeLane(item.lane)),
  ],
  "cargo-part": (item) => [codeOf(item, "part"), join(item.number, item.carrier, describeLane(item.lane))],
  document: (item) => [codeOf(item, "document"), join(item.number, codeOf(item, "event"), textOf(item, "signature"))],
  message: (item) => [describeTransport(item), join(item.number, item.carrier)],
  enquiry: (item) => [textOf(item, "company"), "From the public site"],
  "sign-up": (item) => [item.customer?.name ?? null, join(item.customer?.group ?? null, describeSignUp(item))],
  deletion: (item) => [item.customer?.name ?? null, "Account and personal data"],
  "failed-mail": (item) => [textOf(item, "subject"), join(codeOf(item, "state"))],
  "sheet-ends": (item) => [
    textOf(item, "name") ?? textOf(item, "provider") ?? textOf(item, "sheet"),
    join(textOf(item, "provider"), describeSheetEnd(item)),
  ],
  "source-stopped": (item) => [textOf(item, "source"), describeStop(item)],
  other: (item) => [describeTransport(item), join(item.number, item.carrier)],
};

/** An item as it is read; what is not known of it is left out. */
export const describeItem = (item: InboxItem): ItemTitle => {
  const kind = item.kind === "other" ? "Other" : INBOX_KIND_LABELS[item.kind];
  const [title, detail] = TITLES[item.kind](item);
  return { kind, title: title ?? item.number ?? kind, detail };
};

const MINUTE_MS = 60_000;
const [HOUR, DAY] = [60, 1_440];

/** How long something waits: "7 min", "1 h 50 m", "2 d 17 h", "18 d". */
export const describeWait = (since: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  if (minutes < HOUR) return `${minutes} min`;
  const [days, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR)];
  if (days >= 7) return `${days} d`;
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`;
  const rest = minutes % HOUR;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} m`;
};

/** Where an item is worked on; null for what has no screen of its own, or none that these actions open. */
export const findPath = (
  { kind, link, number, customer }: InboxItem,
  actions: readonly StaffAction[],
): string | null => {
  if (kind === "source-stopped") return "/connectors";
  if (link === "booking") return number === null ? null : `/bookings/${encodeURIComponent(number)}`;
  if (link === "quote" || link === "quote-request")
    return number === null ? null : `/quotes/${encodeURIComponent(number)}`;
  if (!actions.includes("manage-customers")) return null;
  return link === "customer" && customer !== null ? `/customers/${encodeURIComponent(customer.id)}` : null;
};
