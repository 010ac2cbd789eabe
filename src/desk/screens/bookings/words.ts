import type { AmendmentKind } from "#domain/amendments";
import { formatMoney, type Money } from "#domain/money";
import { formatCutOff, formatWeekday, toTime } from "#domain/time";
import type { BookingPlace, DeskBooking, ListedBooking } from "../../ports/index.ts";

/** What a request asks for. */
export const KINDS: Readonly<Record<AmendmentKind, string>> = {
  cancellation: "Cancellation",
  sailing: "Change of sailing",
  quantity: "Change of containers",
  details: "Change of details",
};

/** An amount, or that it is not known: never 0. */
export const toAmountText = (money: Money | null, unknown = "Unknown"): string =>
  money === null ? unknown : formatMoney(money);

type Booked = Pick<ListedBooking, "total" | "perCurrency" | "isTotalComplete">;

/** The total as booked, as the customer reads it: `USD 2,100.46`, or `EUR 65.00 + USD 2,030.00` where amounts cannot be added, each in one line. */
export const toTotalText = ({ total, perCurrency }: Booked): string =>
  total === null && perCurrency.length > 0
    ? perCurrency.map((sum) => formatMoney(sum).replaceAll(" ", "\u00a0")).join(" + ")
    : toAmountText(total, "Not complete");

/** What the total as booked leaves out; null if it is whole, or not known. */
export const toTotalNote = ({ total, perCurrency, isTotalComplete }: Booked): string | null =>
  isTotalComplete || (total === null && perCurrency.length === 0) ? null : "Some charges have no price";

/** `Thu 03 Dec, 22:00`. */
export const toMomentText = (moment: string | null): string =>
  moment === null ? "Not stated" : [formatWeekday(moment), toTime(moment)].filter((one) => one !== null).join(", ");

export const toShortMoment = (moment: string | null): string =>
  moment === null ? "None stated" : formatCutOff(moment);

export const toPlaceText = (place: BookingPlace | null): string => place?.name ?? "Not stated";

/** `1 × 40HC, 2 × 20GP`, each in one line, or weight and volume of a part load. */
export const toLoadText = ({
  containers,
  weightKg,
  cbm,
}: Pick<ListedBooking, "containers" | "weightKg" | "cbm">): string => {
  if (containers.length > 0)
    return containers.map(({ size, quantity }) => `${quantity}\u00a0×\u00a0${size}`).join(", ");
  return weightKg === null ? "Not stated" : `${weightKg} kg, ${cbm ?? 0} CBM`;
};

/** For buttons: ` and tell Asha Menon`; empty for a deleted account. */
export const nameRecipient = ({ contact }: Pick<DeskBooking, "contact">): string =>
  contact === null ? "" : ` and tell ${contact.name}`;
