/** An answer as it is typed. Sending or declining removes it. */
export interface QuoteDraftTable {
  /** The number of the request. */
  readonly request: string;
  /** JSON: the content, also what cannot be sent yet. */
  readonly content: string;
  /** Id of the member of staff. */
  readonly savedBy: string;
  readonly savedAt: number;
  /** Rises with each save. */
  readonly revision: number;
}
