/** How often something happened in its current window; `key` names who and what ("sign-in account a@b.example"). */
export interface RateLimitTable {
  readonly key: string;
  readonly hits: number;
  readonly windowEndsAt: number;
}
