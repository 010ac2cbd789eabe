import { INBOX_KINDS } from "#domain/inbox";
import type { InboxQuery } from "../../ports/index.ts";
import { ALL_OPEN } from "./types.ts";

const MAX_TEXT = 100;
const ASSIGNEES = ["me", "nobody"] as const;
const DUE = ["overdue", "today"] as const;
const ORDERS = ["oldest", "due"] as const;

const readOne = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

const readText = (text: string | null): string | null =>
  text === null || text === "" ? null : text.slice(0, MAX_TEXT);

/** The filter that an address names; what it does not know is left out. */
export const readInboxQuery = (parameters: URLSearchParams): InboxQuery => {
  const assignee = readOne(ASSIGNEES, parameters.get("assignee"));
  return {
    kind: readOne(INBOX_KINDS, parameters.get("kind")),
    assignee,
    person: assignee === null ? readText(parameters.get("person")) : null,
    due: readOne(DUE, parameters.get("due")),
    search: readText(parameters.get("search")),
    order: readOne(ORDERS, parameters.get("order")) ?? ALL_OPEN.order,
  };
};

/** The parameters of an address that names a filter; the usual one has none. */
export const writeInboxQuery = ({ order, ...query }: InboxQuery): URLSearchParams =>
  new URLSearchParams([
    ...Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    ...(order === ALL_OPEN.order ? [] : [["order", order]]),
  ]);
