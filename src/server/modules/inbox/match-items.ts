import { type RawBuilder, sql } from "kysely";
import { toPattern } from "#server/platform/database/contains-all.ts";

/** A word that items are searched by, with what is found under it elsewhere. */
export interface SoughtWord {
  /** In lower case. */
  readonly word: string;
  /** `_id`s of the bookings that contain it. */
  readonly bookings: readonly string[];
  /** Ids of the companies, or of their people, that contain it. */
  readonly customers: readonly string[];
  /** Subjects of items that contain it, such as the number of a request. */
  readonly subjects: readonly string[];
}

const listOf = (ids: readonly string[]): RawBuilder<unknown> => sql.join(ids.length === 0 ? [""] : ids);

/** Whether an item, its booking or its company contains a word. */
export const contains = ({ word, bookings, customers, subjects }: SoughtWord): RawBuilder<boolean> => sql<boolean>`(
  lower("inboxItem"."titleValues") like ${toPattern(word)} escape '!'
  or "inboxItem"."booking" in (${listOf(bookings)})
  or "inboxItem"."customerId" in (${listOf(customers)})
  or "inboxItem"."subject" in (${listOf(subjects)})
)`;
