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
