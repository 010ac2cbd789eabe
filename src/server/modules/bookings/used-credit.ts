import { type OpenTotal, sumUsedCredit, type UsedCredit } from "#domain/companies";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import { readOpenBookings } from "./read-bookings.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";

const readTotal = (text: string, context: OfferContext): OpenTotal["total"] =>
  priceOffer(readOffer(text), context).match(
    ({ price }) => (price.unpricedCount === 0 && price.converted.kind === "converted" ? price.converted.total : null),
    () => null,
  );

/** What the bookings of a company that were not cancelled are sold for. */
export const readUsedCredit = async (
  db: Executor,
  { id, currency }: { readonly id: string; readonly currency: string },
): Promise<UsedCredit> => {
  const bookings = await readOpenBookings(db, id);
  const open = bookings.map((booking) => {
    const context = storedJson<OfferContext>(booking.context);
    return { total: readTotal(booking.offer, context), exchange: context.exchange };
  });
  return sumUsedCredit(open, currency);
};
