import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useDeferredValue, useEffect, useRef } from "react";
import { useHeldItem } from "./use-held-item.ts";
import { useListTop } from "./use-list-top.ts";

type Cards = Virtualizer<Window, HTMLElement>;

/** Room for the navigation bar, which stays at the top of the window. */
const BAR = 88;
/** What a list has around the window: the one that Tab and scrolling reach next. */
const AROUND = 1;
const NONE: readonly never[] = [];

/** How far apart the items of a list are, and about how high one is; each is measured once it is in the document. */
export interface ItemSize {
  readonly gap: number;
  readonly guessedHeight: () => number;
}

/** Scrolls at once: the page's smooth scrolling would turn a correction by a few pixels into a slow drift. */
const jump: Cards["options"]["scrollToFn"] = (offset, { adjustments = 0, behavior = "instant" }) =>
  window.scrollTo({ top: offset + adjustments, behavior });

const isInWindow = ({ scrollOffset, scrollRect }: Cards, { start, end }: VirtualItem): boolean => {
  const from = scrollOffset ?? 0;
  return end > from && start < from + (scrollRect?.height ?? window.innerHeight);
};

/**
 * Which cards are near the window, where they stand, and which item each shows: a card in the window the new one at once,
 * a card beyond it a moment later, so that nobody waits for what is not seen.
 */
export const useWindowOfCards = <Item>(
  list: RefObject<HTMLElement | null>,
  items: readonly Item[],
  { gap, guessedHeight }: ItemSize,
) => {
  const top = useListTop(list);
  const { onFocus, withHeld } = useHeldItem();
  const beyond = useDeferredValue<readonly Item[]>(items, NONE);
  const cards: Cards = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: guessedHeight,
    rangeExtractor: withHeld,
    scrollToFn: jump,
    scrollMargin: top,
    scrollPaddingStart: BAR,
    gap,
    overscan: AROUND,
  });
  useFirstInView(cards, list, items);
  const places = cards.getVirtualItems().flatMap((place) => {
    const item = (isInWindow(cards, place) ? items : beyond)[place.index];
    return item === undefined ? [] : [{ place: place.index, start: place.start - top, item }];
  });
  return { places, height: cards.getTotalSize(), measure: cards.measureElement, onFocus };
};

/** Other criteria, other offers: a shipper who had scrolled down is shown the first of them, not the middle. */
const useFirstInView = (cards: Cards, list: RefObject<HTMLElement | null>, items: readonly unknown[]): void => {
  const before = useRef(items);
  useEffect(() => {
    if (before.current === items) return;
    before.current = items;
    const isAbove = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) cards.scrollToIndex(0, { align: "start", behavior: "instant" });
  }, [cards, list, items]);
};
