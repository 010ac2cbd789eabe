/** A company in the address book of an account. */
export interface SavedAddressTable {
  readonly id: string;
  readonly accountId: string;
  readonly version: number;
  /** The company's name in lower case, for the order of the list. */
  readonly nameKey: string;
  /** JSON: the texts of the party. */
  readonly party: string;
  readonly changedAt: number;
}
