import type { InboxKind } from "#domain/inbox";

/** One thing that the desk decides. It is written in the transaction of the change that lets it wait, and answered in that of its answer. */
export interface InboxItemTable {
  readonly id: string;
  readonly kind: InboxKind;
  /** What waits, by its own id or number; of a kind one open item for each. */
  readonly subject: string;
  /** The `_id` of its booking; null for what belongs to none. */
  readonly booking: string | null;
  /** The account that it is about; null for what is about none. Nothing of a person is stored in the item itself. */
  readonly customerId: string | null;
  /** JSON: values for its title, by their names. */
  readonly titleValues: string;
  readonly openedAt: number;
  /** Stored when it begins; null: no time is found in the hours of the desk. */
  readonly dueAt: number | null;
  /** The name of a person of the staff; null: nobody. */
  readonly assignee: string | null;
  readonly answeredAt: number | null;
  readonly answeredKind: string | null;
  /** Who answered: a name stated at the command line, or an id. */
  readonly answeredBy: string | null;
  readonly changedAt: number;
  /** When a customer last added something to what waits already; null: nothing was added. */
  readonly newsAt?: number | null | undefined;
  /** Rises with every change of the item: of two simultaneous ones the second is refused. */
  readonly revision: number;
}

/** What an admin has set; no row: the rules are those of the beginning. */
export interface InboxSettingTable {
  /** Always 1: there is one row. */
  readonly id: number;
  /** JSON: the InboxRules. */
  readonly rules: string;
  readonly changedAt: number;
}

/** A change of the number of open items; the sum of all rows is the number. */
export interface InboxCountTable {
  readonly kind: InboxKind;
  /** Empty: nobody. */
  readonly assignee: string;
  readonly change: number;
}
