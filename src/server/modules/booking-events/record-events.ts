import { prepareListStatement } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import type { BookingEventTable } from "./tables.ts";

const insertEvents = prepareListStatement<BookingEventTable>()((db, entries) =>
  db
    .insertInto("bookingChange")
    .values(
      entries.map((param) => ({
        quotation: param("quotation"),
        kind: param("kind"),
        subject: param("subject"),
        fact: param("fact"),
        happenedAt: param("happenedAt"),
      })),
    )
    .onConflict((conflict) => conflict.columns(["quotation", "kind", "subject"]).doNothing()),
);

const insertChecks = prepareListStatement<{ readonly quotation: string }>()((db, entries) =>
  db
    .insertInto("bookingCheck")
    .values(entries.map((param) => ({ quotation: param("quotation"), checkAt: 0, revision: 1 })))
    .onConflict((conflict) =>
      conflict.column("quotation").doUpdateSet((e) => ({ checkAt: 0, revision: e("bookingCheck.revision", "+", 1) })),
    ),
);

const ROWS_PER_STATEMENT = 1_000;

/** Has bookings looked through for messages soon; belongs in the transaction of the news about them. */
export const requestChecks = async (db: Executor, quotations: readonly string[]): Promise<void> => {
  const rows = [...new Set(quotations)].map((quotation) => ({ quotation }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await insertChecks(db, rows.slice(start, start + ROWS_PER_STATEMENT));
};

/** Records what was done with bookings; belongs in the transaction that does it. */
export const recordBookingEvents = async (db: Executor, events: readonly BookingEventTable[]): Promise<void> => {
  if (events.length === 0) return;
  await insertEvents(db, events);
  await requestChecks(
    db,
    events.map(({ quotation }) => quotation),
  );
};
