import type { NamedTable } from "#server/platform/database/list-tables.ts";

/** A search that a shipper saved under a name, as JSON, without a departure date. */
export type SearchTemplateTable = NamedTable<"search">;
