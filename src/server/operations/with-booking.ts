import { findQuotationByNumber } from "../modules/bookings/store.ts";
import type { QuotationTable } from "../modules/bookings/tables.ts";
import type { Database } from "../platform/database/database.ts";
import { toStaffCommand } from "../platform/text.ts";
import type { Operations } from "./command.ts";

export const toUnknownBooking = (number: string): string =>
  `There is no booking ${number}. List them with: ${toStaffCommand("bookings list")}`;

/** Works on a booking by its quotation or booking number; an unknown one is reported. */
export const withBooking = (
  { withDatabase, reportError }: Operations,
  number: string,
  work: (database: Database, quotation: QuotationTable) => Promise<void>,
): Promise<void> =>
  withDatabase(async (database) => {
    const quotation = await findQuotationByNumber(database.db, number);
    return quotation === null ? reportError(toUnknownBooking(number)) : work(database, quotation);
  });
