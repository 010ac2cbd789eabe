import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { type FocusEvent, useCallback, useState } from "react";

/**
 * Keeps the card that has the focus, and its neighbours, in the document while the user scrolls elsewhere. Without the
 * card the focus would return to the top of the page; without the next one Tab would leave the list when keys are pressed
 * faster than frames are drawn. Neighbours are drawn at once, not in a transition, which fast keys can outrun.
 */
export const useHeldItem = () => {
  const [held, setHeld] = useState<number | null>(null);
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const place = event.target.closest<HTMLElement>("[data-index]")?.dataset["index"];
    setHeld(place === undefined ? null : Number(place));
  }, []);
  const withHeld = useCallback(
    (range: Range): number[] => {
      const near = defaultRangeExtractor(range);
      if (held === null || held >= range.count) return near;
      const around = [held - 1, held, held + 1].filter((place) => place >= 0 && place < range.count);
      return [...new Set([...near, ...around])].toSorted((one, other) => one - other);
    },
    [held],
  );
  return { onFocus, withHeld };
};
