import type { InboxDetails } from "#api/desk-schema.d.ts";
import { findItem, type InboxItem as StoredItem } from "#server/modules/inbox/index.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { findContact } from "../accounts/index.ts";
import { ALL_ENTRIES, listEntries } from "../audit/index.ts";
import { findBooking } from "../bookings/index.ts";
import { readEnquiries } from "../enquiries/index.ts";
import { nameAnswerers, presentItems } from "./present-items.ts";

const MOST_EVENTS = 20;

type Contact = InboxDetails["contact"];
type Event = InboxDetails["history"][number];

const toPhone = (dialCode: string | null, phone: string | null): string | null =>
  phone === null || phone === "" ? null : [dialCode ?? "", phone].filter((part) => part !== "").join(" ");

const readContact = async (db: Executor, { kind, subject, booking, customerId }: StoredItem): Promise<Contact> => {
  if (kind === "enquiry") {
    const [enquiry] = await readEnquiries(db, [subject]);
    if (enquiry === undefined) return null;
    const { firstName, lastName, email, mobileNo } = enquiry;
    return { name: `${firstName} ${lastName}`, email, phone: toPhone(null, mobileNo) };
  }
  if (customerId === null) return null;
  const createdBy = booking === null ? null : ((await findBooking(db, booking))?.createdBy ?? null);
  const person = await findContact(db, { accountId: customerId, createdBy });
  if (person === undefined || person.firstName === "") return null;
  const { firstName, lastName, email, phone, dialCode } = person;
  return { name: `${firstName} ${lastName}`, email, phone: toPhone(dialCode, phone) };
};

const EVENTS: ReadonlyMap<string, Event["event"]> = new Map([
  ["inbox-item.assigned", "assigned"],
  ["inbox-item.answered", "answered"],
  ["inbox-item.reopened", "reopened"],
]);

const readHistory = async (db: Executor, item: StoredItem): Promise<readonly Event[]> => {
  const entries = await listEntries(db, { ...ALL_ENTRIES, subject: item.id }, { before: null, limit: MOST_EVENTS });
  const people = await nameAnswerers(
    db,
    entries.flatMap(({ actor }) => actor.id ?? []),
  );
  return entries.flatMap(({ at, action, actor, after }) => {
    const event = EVENTS.get(action);
    const assignee = after?.["assignee"];
    if (event === undefined) return [];
    const to = typeof assignee === "string" ? assignee : null;
    return [{ at: toInstant(at), by: people.get(actor.id ?? "") ?? null, event, assignee: to }];
  });
};

/** An item with what a preview shows; null if there is none. */
export const describeItem = async (db: Executor, id: string, now: number): Promise<InboxDetails | null> => {
  const stored = await findItem(db, id);
  if (stored === null) return null;
  const [item] = await presentItems(db, [stored], now);
  if (item === undefined) return null;
  return { item, contact: await readContact(db, stored), history: [...(await readHistory(db, stored))] };
};
