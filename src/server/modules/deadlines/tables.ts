/** The calendar link of a shipper; only the hash of its token is stored. */
export interface CalendarFeedTable {
  readonly accountId: string;
  readonly tokenHash: string;
  readonly createdAt: number;
}
