import {
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
  defaultRangeExtractor,
  type Range,
} from "@tanstack/react-virtual";
import { type RefObject, useDeferredValue, useEffect, useRef, type FocusEvent, useCallback, useState } from "react";

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
  const { onFocus, withHeld } = useRetainedItem();
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

/**
 * Keeps the card that has the focus, and its neighbours, in the document while the user scrolls elsewhere. Without the
 * card the focus would return to the top of the page; without the next one Tab would leave the list when keys are pressed
 * faster than frames are drawn. Neighbours are drawn at once, not in a transition, which fast keys can outrun.
 */
const useRetainedItem = () => {
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

/** About where the list begins, before anything is laid out: good enough to tell which cards are in the window. */
const estimateCardHeight = (): number => (window.innerWidth < 640 ? 330 : 460);

/**
 * Where the list begins on the page. Whatever moves it (a banner is dismissed, the window gets narrower) also changes
 * the page's size; it is read when the browser says so, because reading it earlier would lay the page out twice.
 */
const useListTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(estimateCardHeight);
  useEffect(() => {
    const watcher = new ResizeObserver(() => {
      if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    });
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [list]);
  return top;
};
