import { err, ok, type Result } from "neverthrow";
import { findDueState, INBOX_KINDS } from "#domain/inbox";
import { toMinutes, toTime } from "#domain/time";
import { withEmails } from "#server/modules/accounts/index.ts";
import {
  assignItem,
  findItem,
  type InboxFilter,
  type InboxItem,
  type ItemRefusal,
  listItems,
  markItemDone,
  readTitle,
  UNFILTERED,
} from "#server/modules/inbox/index.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { OFFICE_ZONE, officeTime, toInstant, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { argument, flag, option, readChoice, readReason, rowLimit, textOption } from "../kit/parameters.ts";
import { rules } from "./inbox/rules.ts";

const MAX_NAME = 100;
const NOBODY = "none";

interface ListedItem {
  readonly item: InboxItem;
  readonly state: string;
  /** Null: it is about no account, or about one that was deleted. */
  readonly companyName: string | null;
  readonly email: string | null;
}

const describeState = ({ dueAt, answeredAt }: InboxItem, now: number): string => {
  if (answeredAt !== null) return "Answered";
  const due = dueAt === null ? null : toMinutes(dueAt);
  const state = findDueState(due, toMinutes(now), { zone: OFFICE_ZONE }, zones);
  if (state === "overdue") return "Overdue";
  return state === "due" && dueAt !== null ? `Due ${toTime(officeTime(dueAt)) ?? ""}` : "In time";
};

const addCustomers = async (db: Executor, items: readonly InboxItem[], now: number): Promise<readonly ListedItem[]> => {
  const owned = items.flatMap(({ customerId }) => (customerId === null ? [] : [{ accountId: customerId }]));
  const customers = new Map((await withEmails(db, owned)).map((one) => [one.accountId, one] as const));
  return items.map((item) => {
    const customer = customers.get(item.customerId ?? "");
    return {
      item,
      state: describeState(item, now),
      companyName: customer?.companyName ?? null,
      email: customer?.email ?? null,
    };
  });
};

const describeTitle = (item: InboxItem): string =>
  toSingleLine(
    Object.values(readTitle(item))
      .filter((value) => value !== null)
      .join(" "),
  );

const toAssignee = (typed: string | null): InboxFilter["assignee"] => {
  if (typed === null) return null;
  return typed === NOBODY ? { kind: "none" } : { kind: "person", name: typed };
};

const list = defineList({
  name: "list",
  description: "List what waits for the desk, longest waiting first",
  parameters: {
    kind: option("<kind>", `one of ${INBOX_KINDS.join(", ")}`, readChoice([...INBOX_KINDS])),
    assignee: textOption("<name>", `what this person has; ${NOBODY} for what nobody has`),
    overdue: flag("only what is overdue"),
    limit: rowLimit(),
  },
  run: async ({ db, clock }, { kind, assignee, overdue, limit }) => {
    const now = clock();
    const filter = { ...UNFILTERED, kind, assignee: toAssignee(assignee), dueUntil: overdue ? now : null };
    return ok(await addCustomers(db, (await listItems(db, filter, { after: null, limit })).items, now));
  },
  columns: [
    { key: "id", heading: "Item", value: ({ item }) => item.id },
    { key: "kind", heading: "Kind", value: ({ item }) => item.kind },
    { key: "title", heading: "About", value: ({ item }) => readTitle(item), text: ({ item }) => describeTitle(item) },
    { key: "companyName", heading: "Company", text: ({ companyName }) => companyName ?? "" },
    { key: "openedAt", heading: "Waits since", value: ({ item }) => toInstant(item.openedAt) },
    {
      key: "dueAt",
      heading: "Due",
      value: ({ item }) => (item.dueAt === null ? null : toInstant(item.dueAt)),
      text: ({ state }) => state,
    },
    {
      key: "assignee",
      heading: "Assigned to",
      value: ({ item }) => item.assignee,
      text: ({ item }) => item.assignee ?? "nobody",
    },
    { key: "email", heading: "Email", text: null },
  ],
  empty: "Nothing waits.",
});

const show = defineCommand({
  name: "show",
  description: "Show one item of the inbox",
  parameters: { id: argument("id of the item") },
  run: async ({ db, clock }, { id }) => {
    const item = await findItem(db, id);
    const [listed] = item === null ? [] : await addCustomers(db, [item], clock());
    return listed === undefined ? err(`There is no item ${toSingleLine(id)} in the inbox.`) : ok(listed);
  },
  describe: ({ item, state, companyName, email }) => [
    `${item.kind}  ${describeTitle(item)}`,
    ...(companyName === null ? [] : [`${toSingleLine(companyName)}  ${toSingleLine(email ?? "")}`]),
    `waits since ${toInstant(item.openedAt)}  ${state}`,
    `assigned to ${item.assignee === null ? "nobody" : toSingleLine(item.assignee)}`,
    ...(item.answeredAt === null
      ? []
      : [`answered ${toInstant(item.answeredAt)} by ${toSingleLine(item.answeredBy ?? item.answeredKind ?? "")}`]),
  ],
  toJson: ({ item, companyName, email }) => ({
    ...item,
    titleValues: readTitle(item),
    openedAt: toInstant(item.openedAt),
    dueAt: item.dueAt === null ? null : toInstant(item.dueAt),
    answeredAt: item.answeredAt === null ? null : toInstant(item.answeredAt),
    changedAt: toInstant(item.changedAt),
    companyName,
    email,
  }),
});

const toSentence = (refusal: ItemRefusal, id: string): string => {
  const item = toSingleLine(id);
  switch (refusal) {
    case "unknown":
      return `There is no item ${item} in the inbox.`;
    case "answered":
      return `${item} was answered already.`;
    case "unchanged":
      return `${item} is assigned like this already.`;
    case "outdated":
      return `Somebody else has changed ${item} at the same moment. Look at it again.`;
    case "not-markable":
      return `${item} is answered by what it waits for, not by marking it as done.`;
  }
};

const explain =
  (id: string) =>
  <Value>(result: Result<Value, ItemRefusal>): Result<Value, string> =>
    result.mapErr((refusal) => toSentence(refusal, id));

const assign = defineCommand({
  name: "assign",
  description: "Assign an item of the inbox to a person, or to nobody",
  parameters: {
    id: argument("id of the item"),
    to: option("<name>", `name of the person; ${NOBODY} for nobody`, readReason(MAX_NAME)),
  },
  run: async ({ database, clock }, { id, to }) => {
    if (to === null) return err(`Name the person with --to, or ${NOBODY}.`);
    const assignee = to === NOBODY ? null : to;
    const assigned = await database.db
      .transaction()
      .execute((transaction) => assignItem(transaction, id, { assignee, revision: null, now: clock() }));
    return explain(id)(assigned.map((change) => ({ id, change, assignee })));
  },
  describe: ({ id, assignee }) => [`${id} is assigned to ${assignee ?? "nobody"}.`],
});

const done = defineCommand({
  name: "done",
  description: "Mark an item of the inbox as done that nothing else answers",
  parameters: { id: argument("id of the item") },
  run: async ({ database, clock }, { id }) => {
    const marked = await database.db
      .transaction()
      .execute((transaction) => markItemDone(transaction, id, { revision: null, now: clock() }));
    return explain(id)(marked.map(() => ({ id })));
  },
  describe: ({ id }) => [`${id} is done.`],
});

/** `inbox list`, `show`, `assign`, `done` and `rules`. */
export const inboxCommands = defineGroup("inbox", "Look after what waits for the desk", [
  list,
  show,
  assign,
  done,
  rules,
]);
