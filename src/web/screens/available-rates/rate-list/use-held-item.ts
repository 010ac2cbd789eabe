import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { type FocusEvent, useCallback, useRef } from "react";

/**
 * Keeps the card that holds the focus in the document while the shipper scrolls elsewhere: a focused card that is taken
 * away would throw a keyboard user back to the top of the page, and a closing dialog could not give the focus back. It is
 * asked for when the window moves on, so that taking the focus draws nothing.
 */
export const useHeldItem = () => {
  const held = useRef<number | null>(null);
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const place = event.target.closest<HTMLElement>("[data-index]")?.dataset["index"];
    held.current = place === undefined ? null : Number(place);
  }, []);
  const withHeld = useCallback((range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const place = held.current;
    if (place === null || place >= range.count || near.includes(place)) return near;
    return [...near, place].toSorted((one, other) => one - other);
  }, []);
  return { onFocus, withHeld };
};
