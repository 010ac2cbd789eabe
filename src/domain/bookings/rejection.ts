/** Why a carrier does not accept a booking, in the order in which they happen most. */
export const REJECTION_REASONS = ["no-space", "price-ended", "cargo", "details", "other"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const REJECTION_LABELS: Readonly<Record<RejectionReason, string>> = {
  "no-space": "No space on this sailing",
  "price-ended": "Price no longer valid",
  cargo: "Cargo not accepted by the carrier",
  details: "Details missing or wrong",
  other: "Other",
};

/** The sentence that a reason begins with, for the shipper; empty where only the clerk knows it. */
export const writeRejection = (
  reason: RejectionReason,
  { carrier, vessel }: { readonly carrier: string; readonly vessel: string | null },
): string => {
  switch (reason) {
    case "no-space":
      return `${carrier} has no space left on ${vessel ?? "this sailing"}.`;
    case "price-ended":
      return `The price of ${carrier} is no longer valid.`;
    case "cargo":
      return `${carrier} does not accept this cargo.`;
    case "details":
    case "other":
      return "";
  }
};
