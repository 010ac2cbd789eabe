/** How often a company has written, where its lists are read from a replica. */
export interface CompanyWriteTable {
  readonly company: string;
  readonly version: number;
}
