import type { CalendarDate } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";

/** Sizes that end earlier than their line, with their last day. */
export type EndedSizes = Readonly<Record<string, CalendarDate>>;

export const readEndedSizes = (stored: string | null): EndedSizes =>
  stored === null ? {} : storedJson<EndedSizes>(stored);
