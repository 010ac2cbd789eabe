import type { ResultAsync } from "neverthrow";
import type { CompanyState } from "#domain/companies";
import type { DueState, InboxKind, InboxRules } from "#domain/inbox";
import type { Failure } from "#ports/failure.ts";

export interface LanePlace {
  readonly name: string;
  readonly code: string | null;
}

export interface Lane {
  readonly from: LanePlace;
  readonly to: LanePlace;
}

export interface ContainerCount {
  readonly equipment: string;
  readonly quantity: number;
}

/** What an item is about, and so where it leads. */
export type InboxLink = "booking" | "quote" | "quote-request" | "customer";

/** `other`: a kind that a later server has, and this version of the desk does not know. */
export type ItemKind = InboxKind | "other";

/** One thing that the desk decides. */
export interface InboxItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly number: string | null;
  /** Values for its title, which depend on the kind. */
  readonly values: Readonly<Record<string, string | number | null>>;
  readonly link: InboxLink | null;
  readonly lane: Lane | null;
  readonly containers: readonly ContainerCount[];
  readonly carrier: string | null;
  readonly vessel: string | null;
  readonly voyage: string | null;
  /** Date, or date and time, local to the place. */
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly reference: string | null;
  readonly customer: InboxCustomer | null;
  readonly openedAt: string;
  readonly dueAt: string | null;
  readonly dueState: DueState;
  readonly assignee: string | null;
  /** Whether a person may mark it as done; others are answered by what they wait for. */
  readonly isMarkable: boolean;
  readonly answeredAt: string | null;
  readonly answeredBy: string | null;
  /** When the customer last added something while it waited. */
  readonly newsAt: string | null;
  readonly revision: number;
}

export interface InboxCustomer {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly state: CompanyState;
  /** What the desk has stated to the company about its state. */
  readonly stateReason: string | null;
}

export interface InboxContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

export interface InboxEvent {
  readonly at: string;
  readonly by: string | null;
  readonly event: "assigned" | "answered" | "reopened";
  readonly assignee: string | null;
}

/** An item with what its preview shows. */
export interface InboxDetails {
  readonly item: InboxItem;
  readonly contact: InboxContact | null;
  /** Newest first. */
  readonly history: readonly InboxEvent[];
}

/** Which items are listed, and in which order; null: whichever. */
export interface InboxQuery {
  readonly kind: InboxKind | null;
  readonly assignee: "me" | "nobody" | null;
  readonly person: string | null;
  readonly due: "overdue" | "today" | null;
  readonly search: string | null;
  readonly order: "oldest" | "due";
}

export interface InboxPage {
  readonly items: readonly InboxItem[];
  /** Null: it is the last page. */
  readonly next: string | null;
}

/** Open items; 1,001 for more than 1,000. */
export interface InboxCounts {
  readonly total: number;
  readonly mine: number;
  readonly unassigned: number;
  readonly overdue: number;
  readonly dueToday: number;
  readonly kinds: readonly { readonly kind: InboxKind; readonly count: number }[];
  /** Everybody who can sign in or has an open item, by name. */
  readonly people: readonly { readonly name: string; readonly count: number }[];
}

export interface SavedFilter {
  readonly id: string;
  readonly name: string;
  readonly query: InboxQuery;
  readonly count: number;
}

export interface RuleCompany {
  readonly id: string;
  readonly name: string;
}

/** The rules as they were seen; another revision has changed meanwhile. */
export interface SeenInboxRules extends InboxRules {
  readonly revision: number;
  /** The names of the companies of the rules. */
  readonly companies: readonly RuleCompany[];
}

/** What the connection for news reports. `lost`: it is tried again by itself. */
export type InboxNews = "opened" | "changed" | "lost";

interface PageOf {
  readonly after: string | null;
  readonly limit: number;
  /** Read by the screen itself, which is no use of the session. */
  readonly isBackground: boolean;
}

interface ChangeOf {
  readonly id: string;
  readonly revision: number;
}

/** What a clerk has open: an item by its id, a booking or a request by its number. */
export interface OpenSubject {
  readonly kind: "item" | "booking" | "quote";
  readonly id: string;
}

export interface InboxPort {
  /** Says what is open, and answers the names of the others who have it open. */
  readonly announce: (open: OpenSubject, signal: AbortSignal) => ResultAsync<readonly string[], Failure>;
  readonly list: (query: InboxQuery, page: PageOf, signal: AbortSignal) => ResultAsync<InboxPage, Failure>;
  readonly describe: (id: string, isBackground: boolean, signal: AbortSignal) => ResultAsync<InboxDetails, Failure>;
  readonly count: (isBackground: boolean, signal: AbortSignal) => ResultAsync<InboxCounts, Failure>;
  readonly assign: (
    change: ChangeOf & { readonly assignee: string | null },
    signal: AbortSignal,
  ) => ResultAsync<InboxItem, Failure>;
  readonly markDone: (change: ChangeOf, signal: AbortSignal) => ResultAsync<InboxItem, Failure>;
  readonly undo: (change: ChangeOf, signal: AbortSignal) => ResultAsync<InboxItem, Failure>;
  readonly listPeople: (signal: AbortSignal) => ResultAsync<readonly string[], Failure>;
  readonly listFilters: (signal: AbortSignal) => ResultAsync<readonly SavedFilter[], Failure>;
  readonly saveFilter: (
    filter: Pick<SavedFilter, "name" | "query">,
    signal: AbortSignal,
  ) => ResultAsync<SavedFilter, Failure>;
  readonly deleteFilter: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  readonly readRules: (signal: AbortSignal) => ResultAsync<SeenInboxRules, Failure>;
  readonly setRules: (rules: SeenInboxRules, signal: AbortSignal) => ResultAsync<SeenInboxRules, Failure>;
  /** Reports changes that anybody makes, until the returned function is called. */
  readonly follow: (report: (news: InboxNews) => void) => () => void;
}
