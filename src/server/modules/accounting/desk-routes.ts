import { Readable } from "node:stream";
import { addDays, type CalendarDate } from "#domain/time";
import { type DeskFeature, deskRoute } from "#server/desk/route.ts";
import { sealEntries } from "#server/modules/audit/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { findEnd, OFFICE_ZONE } from "#server/platform/time.ts";
import { exportFile } from "./export-file.ts";
import type { ExportRange } from "./export-rows.ts";

const MEDIA_TYPES = { csv: "text/csv; charset=utf-8", jsonl: "application/jsonl" } as const;

const toSince = (since: number | undefined, from: CalendarDate | undefined): ExportRange["since"] => {
  if (since !== undefined) return { kind: "position", position: since };
  if (from === undefined) return null;
  return { kind: "moment", at: findEnd({ at: addDays(from, -1), zone: OFFICE_ZONE }) };
};

/** Files for accounting at the desk. */
export const accountingFeature: DeskFeature = ({ database: { db } }) => [
  deskRoute("exportForAccounting", "export-accounting", async ({ path: { file }, query: { format, since, from } }) => {
    await sealEntries(db);
    const exported = await exportFile(db, file, { since: toSince(since, from), until: null }, format);
    return exported
      .map(({ lines, cursor }) => ({
        kind: "stream" as const,
        mediaType: MEDIA_TYPES[format],
        fileName: `${file}-to-${cursor}.${format}`,
        content: Readable.from(lines),
      }))
      .mapErr((message): Refusal => ({ kind: "fields", message, fields: [{ field: "since", message }] }));
  }),
];
