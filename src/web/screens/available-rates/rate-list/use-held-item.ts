import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { type FocusEvent, useCallback, useState } from "react";
import type { ListedRate } from "../../../../domain/rates/rate.ts";

/**
 * Keeps the card that holds the focus in the document while the shipper scrolls elsewhere: a focused card that is taken
 * away would throw a keyboard user back to the top of the page, and a closing dialog could not give the focus back.
 */
export const useHeldItem = (rates: readonly ListedRate[]) => {
  const [heldId, setHeldId] = useState<string | null>(null);
  const held = heldId === null ? -1 : rates.findIndex(({ id }) => id === heldId);
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    setHeldId(event.target.closest<HTMLElement>("[data-rate]")?.dataset["rate"] ?? null);
  }, []);
  const withHeld = useCallback(
    (range: Range): number[] => {
      const near = defaultRangeExtractor(range);
      if (held < 0 || near.includes(held)) return near;
      return [...near, held].toSorted((one, other) => one - other);
    },
    [held],
  );
  return { onFocus, withHeld };
};
