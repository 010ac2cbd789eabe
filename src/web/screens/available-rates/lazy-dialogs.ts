import { preloadDialogs } from "#web/components/dialog/dialog.tsx";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";

const load = () => import("./dialogs.ts");

const booking = lazyDialog(async () => (await load()).BookingDialog);
const breakdown = lazyDialog(async () => (await load()).PriceBreakdownDialog);
const comparison = lazyDialog(async () => (await load()).ComparisonDialog);
const details = lazyDialog(async () => (await load()).RateDetailsDialog);

export const BookingDialog = booking.Lazy;
export const PriceBreakdownDialog = breakdown.Lazy;
export const ComparisonDialog = comparison.Lazy;
export const RateDetailsDialog = details.Lazy;

/** Fetches the code of all of them, and of what is around each. */
export const preloadOfferDialogs = async (): Promise<void> => {
  await Promise.all([preloadDialogs(), ...[booking, breakdown, comparison, details].map((dialog) => dialog.preload())]);
};
