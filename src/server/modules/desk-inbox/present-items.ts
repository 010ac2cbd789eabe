import type { InboxItem } from "#api/desk-schema.d.ts";
import { canMarkItemDone, findDueState } from "#domain/inbox";
import { toMinutes } from "#domain/time";
import { type InboxItem as StoredItem, readTitle } from "#server/modules/inbox/index.ts";
import { readMailSubjects } from "#server/platform/mail/mail-records.ts";
import { OFFICE_ZONE, toInstant, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type CompanyName, readCustomerNames } from "../accounts/index.ts";
import { nameStaff } from "../audit/index.ts";
import { readStopDetails } from "../connectors/index.ts";
import { readEnquiries } from "../enquiries/index.ts";
import { nameStaffMembers } from "../staff/index.ts";
import { findTransport, type KnownTransports, readKnownTransports } from "./read-transport.ts";

type Values = InboxItem["values"];

interface Known {
  readonly transports: KnownTransports;
  readonly companies: ReadonlyMap<string, CompanyName>;
  /** Read where they are stored: an item has nothing of a person. */
  readonly details: ReadonlyMap<string, Values>;
  readonly people: ReadonlyMap<string, string>;
  readonly now: number;
}

const subjectsOf = (items: readonly StoredItem[], kind: StoredItem["kind"]): readonly StoredItem[] =>
  items.filter((item) => item.kind === kind);

const readDetails = async (db: Executor, items: readonly StoredItem[]): Promise<ReadonlyMap<string, Values>> => {
  const mails = subjectsOf(items, "failed-mail").map((item) => [item.id, String(readTitle(item)["mail"])] as const);
  const subjects = await readMailSubjects(
    db,
    mails.map(([, mail]) => mail),
  );
  const enquiries = subjectsOf(items, "enquiry");
  const stored = await readEnquiries(
    db,
    enquiries.map(({ subject }) => subject),
  );
  const sources = subjectsOf(items, "source-stopped").map(
    (item) => [item.id, String(readTitle(item)["source"])] as const,
  );
  const stops = await readStopDetails(
    db,
    sources.map(([, source]) => source),
  );
  const companies = new Map(stored.map(({ id, companyName }) => [id, companyName]));
  return new Map<string, Values>([
    ...mails.map(([id, mail]) => [id, { subject: subjects.get(mail) ?? null }] as const),
    ...sources.map(([id, source]) => [id, { ...stops.get(source) }] as const),
    ...enquiries.map(({ id, subject }) => [id, { company: companies.get(subject) ?? null }] as const),
  ]);
};

/** The names of people by the ids that the trail has of them. */
export const nameAnswerers = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await nameStaff(db, ids)), ...(await nameStaffMembers(db, ids))]);

const LINKS: Readonly<Record<StoredItem["kind"], InboxItem["link"]>> = {
  booking: "booking",
  "quote-request": "quote-request",
  "quote-approved": "quote",
  "quote-follow-up": "quote",
  change: "booking",
  cancellation: "booking",
  "fee-declined": "booking",
  "cargo-part": "booking",
  document: "booking",
  message: "booking",
  enquiry: null,
  "sign-up": "customer",
  deletion: "customer",
  "failed-mail": null,
  "sheet-ends": null,
  "source-stopped": null,
};

const toInstantOrNull = (moment: number | null): string | null => (moment === null ? null : toInstant(moment));

const toNumber = ({ transports }: Known, item: StoredItem): string | null => {
  const label = transports.labels.get(item.booking ?? "");
  if (label !== undefined) return label.bookingId ?? label.quotationId;
  const { number } = readTitle(item);
  return typeof number === "string" ? number : null;
};

const toAnswerer = ({ people }: Known, { answeredKind, answeredBy }: StoredItem): string | null => {
  if (answeredKind !== "staff" || answeredBy === null) return null;
  return people.get(answeredBy) ?? answeredBy;
};

const presentCustomer = ({
  id,
  name,
  customerGroup: group,
  state,
  stateReason,
}: CompanyName): InboxItem["customer"] => ({
  id,
  name,
  group,
  state,
  stateReason,
});

const present = (known: Known, item: StoredItem): InboxItem => {
  const company = known.companies.get(item.customerId ?? "");
  const label = known.transports.labels.get(item.booking ?? "");
  const due = item.dueAt === null ? null : toMinutes(item.dueAt);
  return {
    id: item.id,
    kind: item.kind,
    number: toNumber(known, item),
    values: { ...readTitle(item), ...known.details.get(item.id) },
    link: LINKS[item.kind],
    ...findTransport(known.transports, item),
    carrier: label?.providerName ?? null,
    reference: label?.reference ?? null,
    customer: company === undefined ? null : presentCustomer(company),
    openedAt: toInstant(item.openedAt),
    dueAt: toInstantOrNull(item.dueAt),
    dueState: findDueState(due, toMinutes(known.now), { zone: OFFICE_ZONE }, zones),
    assignee: item.assignee,
    isMarkable: canMarkItemDone(item.kind, company?.state ?? null),
    answeredAt: toInstantOrNull(item.answeredAt),
    answeredBy: toAnswerer(known, item),
    newsAt: toInstantOrNull(item.newsAt ?? null),
    revision: item.revision,
  };
};

/** Items as the desk shows them, with what is read of their bookings, companies and enquiries at this moment. */
export const presentItems = async (
  db: Executor,
  items: readonly StoredItem[],
  now: number,
): Promise<readonly InboxItem[]> => {
  const known: Known = {
    transports: await readKnownTransports(db, items, now),
    companies: await readCustomerNames(
      db,
      items.flatMap(({ customerId }) => customerId ?? []),
    ),
    details: await readDetails(db, items),
    people: await nameAnswerers(
      db,
      items.flatMap(({ answeredBy }) => answeredBy ?? []),
    ),
    now,
  };
  return items.map((item) => present(known, item));
};
