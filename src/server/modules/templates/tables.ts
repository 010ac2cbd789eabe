/** A search that a shipper saved under a name. */
export interface SearchTemplateTable {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** The name in lower case: names differ in more than letter case. */
  readonly nameKey: string;
  /** JSON: the search, without a departure date. */
  readonly search: string;
  readonly createdAt: number;
}
