/** The columns of every list of an account. */
export interface ListRow {
  readonly id: string;
  readonly accountId: string;
  /** What the list is sorted by: the name in lower case. */
  readonly nameKey: string;
}

/** The table of a list whose entries have a name of their own, and one column with JSON. */
export type NamedTable<Column extends string> = ListRow &
  Readonly<Record<Column, string>> & { readonly name: string; readonly createdAt: number };
