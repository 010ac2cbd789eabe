import type {
  Amendment,
  AmendmentKind,
  AmendmentStarter,
  AmendmentState,
  FeePeriod,
  OwedFees,
  Replacement,
} from "#domain/amendments";
import { formatLoad } from "#domain/containers";
import { type Money } from "#domain/money";
import { formatDate, formatDifference, formatMoney, formatWeekday } from "#web/messages/formats.ts";

type BadgeKind = "plain" | "sea" | "best" | "caution" | "critical";

export const KIND_LABELS: Readonly<Record<AmendmentKind, string>> = {
  cancellation: "Cancel booking",
  sailing: "Change sailing",
  quantity: "Change containers",
  details: "Change details",
};

/** A request of this kind, as a noun. */
export const REQUEST_LABELS: Readonly<Record<AmendmentKind, string>> = {
  cancellation: "Cancellation",
  sailing: "Change of sailing",
  quantity: "Change of containers",
  details: "Change of details",
};

export const STATE_LOOKS: Readonly<Record<AmendmentState, { readonly label: string; readonly kind: BadgeKind }>> = {
  received: { label: "Received by the desk", kind: "sea" },
  forwarded: { label: "Sent to the carrier", kind: "sea" },
  "fee-proposed": { label: "Waiting for you", kind: "caution" },
  confirmed: { label: "Confirmed", kind: "best" },
  declined: { label: "Declined", kind: "critical" },
  withdrawn: { label: "Withdrawn", kind: "plain" },
};

export const formatFee = (fee: Money | null): string => {
  if (fee === null) return "Fee unknown";
  return fee.minor === 0 ? "No fee" : formatMoney(fee);
};

/** `Today, until 25 Nov 2026`, `26 Nov 2026 to 06 Dec 2026`. */
export const formatPeriod = ({ from, till }: FeePeriod, isNow: boolean): string => {
  const end = till === null ? "until departure" : `until ${formatDate(till)}`;
  if (isNow) return `Today, ${end}`;
  return from === null || till === null ? end : `${formatDate(from)} to ${formatDate(till)}`;
};

/** How the time of a request or a change of the desk reads. */
export const STARTED: Readonly<Record<AmendmentStarter, string>> = {
  shipper: "Requested",
  desk: "Started by the desk",
};

/** `Fee as shown: USD 150.00.`, or the one that the shipper agreed to; the desk shows none for a change that it starts. */
export const describeFee = ({
  state,
  startedBy,
  fee,
  proposedFee,
}: Pick<Amendment, "state" | "startedBy" | "fee" | "proposedFee">): string => {
  if (state === "confirmed" && proposedFee !== null) return `Fee agreed: ${formatFee(proposedFee)}.`;
  if (startedBy === "desk") {
    if (state === "confirmed") return "It costs no fee.";
    return proposedFee === null ? "" : `Fee proposed: ${formatFee(proposedFee)}.`;
  }
  return `Fee as shown: ${fee === null ? "unknown" : fee.minor === 0 ? "none" : formatFee(fee)}.`;
};

/** `Fees: Cancellation USD 300.00, Change of sailing USD 75.00. Total USD 375.00.`; null without any. */
export const describeOwedFees = ({ fees, total }: OwedFees): string | null => {
  if (fees.length === 0) return null;
  const parts = fees.map(({ kind, fee }) => `${REQUEST_LABELS[kind]} ${formatMoney(fee)}`);
  return `Fees: ${parts.join(", ")}. Total ${total.map(formatMoney).join(" + ")}.`;
};

const describeShownFee = (fee: Money | null): string =>
  fee === null || fee.minor === 0 ? "You were shown no fee." : `You were shown ${formatMoney(fee)}.`;

/** What happens next with an open request, and what that means for the booking. */
export const describeState = (
  { state, startedBy, kind, fee, proposedFee }: Pick<Amendment, "state" | "startedBy" | "kind" | "fee" | "proposedFee">,
  carrier: string,
): string => {
  const isDesk = startedBy === "desk";
  const what = kind === "cancellation" ? "cancelled" : "changed";
  switch (state) {
    case "received":
      return `The desk checks it and sends it to ${carrier}. Deadlines stay valid until it is confirmed.`;
    case "forwarded":
      return `${carrier} decides. Deadlines stay valid until it is confirmed.`;
    case "fee-proposed":
      return `It costs ${formatFee(proposedFee)}.${isDesk ? "" : ` ${describeShownFee(fee)}`} Nothing is ${what} before you agree.`;
    case "confirmed":
      if (isDesk) return kind === "details" ? "Vessel, voyage and load stay as booked." : `The booking is ${what}.`;
      return kind === "details"
        ? "The desk has confirmed it. Sailing, load and total stay as booked."
        : `The booking is ${what}.`;
    case "withdrawn":
      return isDesk ? "The desk took it back. The booking stays as it was." : "The booking stays as it was.";
    case "declined":
      return "The booking stays as it was.";
  }
};

/** `NORRVIK BJORN, 432W`. */
export const describeVessel = ({ vessel, voyage }: Pick<Replacement, "vessel" | "voyage">): string =>
  [vessel ?? "Vessel not stated", voyage].filter((part) => part !== null).join(", ");

/** `ETD Thu 03 Dec · NORRVIK BJORN, 432W · 2 × 40HC · total USD 6,357.60`; what is not known is left out. */
export const describeSailing = ({ vessel, voyage, departure, arrival, containers, total }: Replacement): string => {
  const ship = [vessel, voyage].filter((part) => part !== null).join(", ");
  return [
    departure === null ? null : `ETD ${formatWeekday(departure)}`,
    arrival === null ? null : `ETA ${formatWeekday(arrival)}`,
    ship === "" ? null : ship,
    formatLoad(containers),
    total === null ? null : `total ${formatMoney(total)}`,
  ]
    .filter((part) => part !== null)
    .join(" · ");
};

/** What a sailing costs more or less than the booked one. */
export const describeDifference = (difference: Money | null): string => {
  if (difference === null) return "Total not comparable";
  return difference.minor === 0 ? "Same price" : formatDifference(difference);
};

/** Why a decision was not taken: the fee or the state of the request is another one by now. */
export const describeOutdated = (
  { state, startedBy, proposedFee }: Pick<Amendment, "state" | "startedBy" | "proposedFee">,
  { fee }: { readonly fee: Money | null },
): string =>
  state === "fee-proposed"
    ? `The desk changed the fee from ${formatFee(fee)} to ${formatFee(proposedFee)}. Nothing is agreed yet.`
    : `This ${startedBy === "desk" ? "change" : "request"} has another state meanwhile: ${STATE_LOOKS[state].label.toLowerCase()}.`;

/** The steps of an open request or change of the desk, and how many of them are done. */
export const listSteps = (
  { state, startedBy, proposedFee }: Pick<Amendment, "state" | "startedBy" | "proposedFee">,
  carrier: string,
): { readonly steps: readonly string[]; readonly done: number } => {
  const isWaiting = state === "fee-proposed";
  const agreement = `You agree to ${formatFee(proposedFee)}, or not`;
  if (startedBy === "desk") return { steps: [STARTED.desk, agreement, "Confirmed or declined"], done: 1 };
  return {
    steps: [
      STARTED.shipper,
      "Received by the desk",
      isWaiting ? agreement : `Sent to ${carrier}`,
      "Confirmed or declined",
    ],
    done: state === "forwarded" ? 3 : 2,
  };
};
