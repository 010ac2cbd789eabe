/** What a session has open, shown to others until a moment. */
export interface DeskPresenceTable {
  readonly session: string;
  /** `booking` or `request` or `item`, and its id. */
  readonly subject: string;
  readonly staffId: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** A filter that a person of the staff has saved. */
export interface InboxFilterTable {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  /** The name in lower case: a person has each once. */
  readonly nameKey: string;
  /** JSON: the filter as the API takes it. */
  readonly query: string;
  readonly createdAt: number;
}
