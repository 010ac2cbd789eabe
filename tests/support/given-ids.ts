import type { IdsPort } from "#ports/browser.ts";

/** Ids in a known order: `key-1`, `key-2`, … */
export const givenIds = (prefix = "key"): IdsPort => {
  let last = 0;
  return {
    next: () => {
      last += 1;
      return `${prefix}-${last}`;
    },
  };
};
