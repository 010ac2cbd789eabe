import type { NamedTable } from "#server/platform/database/list-tables.ts";

/** What a shipper searches, filters and sorts My Bookings by, as JSON, under a name. */
export type SavedViewTable = NamedTable<"query">;
