import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useDeferredValue, useEffect, useRef } from "react";
import type { ListedRate } from "../../../../domain/rates/rate.ts";
import { useHeldItem } from "./use-held-item.ts";
import { useListTop } from "./use-list-top.ts";

type Cards = Virtualizer<Window, HTMLLIElement>;

const GAP = 16;
/** Room for the navigation bar, which stays at the top of the window. */
const BAR = 88;
/** What a list has around the window: the one that Tab and scrolling reach next. */
const AROUND = 1;
const NONE: readonly ListedRate[] = [];

/** A first guess at a card's height, by the breakpoints at which its stub moves; each card is measured once it stands. */
const guessedHeight = (): number => {
  if (window.innerWidth < 640) return 600;
  return window.innerWidth < 896 ? 400 : 330;
};

/** Scrolls at once: the page's smooth scrolling would turn a correction by a few pixels into a slow drift. */
const jump: Cards["options"]["scrollToFn"] = (offset, { adjustments = 0, behavior = "instant" }) =>
  window.scrollTo({ top: offset + adjustments, behavior });

const isInWindow = ({ scrollOffset, scrollRect }: Cards, { start, end }: VirtualItem): boolean => {
  const from = scrollOffset ?? 0;
  return end > from && start < from + (scrollRect?.height ?? window.innerHeight);
};

/**
 * Which cards are near the window, where they stand, and which offer each shows: a card in the window the new one at once,
 * a card beyond it a moment later, so that nobody waits for what is not seen.
 */
export const useWindowOfCards = (list: RefObject<HTMLElement | null>, rates: readonly ListedRate[]) => {
  const top = useListTop(list);
  const { onFocus, withHeld } = useHeldItem();
  const beyond = useDeferredValue(rates, NONE);
  const cards: Cards = useWindowVirtualizer({
    count: rates.length,
    estimateSize: guessedHeight,
    rangeExtractor: withHeld,
    scrollToFn: jump,
    scrollMargin: top,
    scrollPaddingStart: BAR,
    gap: GAP,
    overscan: AROUND,
  });
  useFirstInView(cards, list, rates);
  const places = cards.getVirtualItems().flatMap((item) => {
    const rate = (isInWindow(cards, item) ? rates : beyond)[item.index];
    return rate === undefined ? [] : [{ place: item.index, start: item.start - top, rate }];
  });
  return { places, height: cards.getTotalSize(), measure: cards.measureElement, onFocus };
};

/** Other criteria, other offers: a shipper who had scrolled down is shown the first of them, not the middle. */
const useFirstInView = (cards: Cards, list: RefObject<HTMLElement | null>, rates: readonly ListedRate[]): void => {
  const before = useRef(rates);
  useEffect(() => {
    if (before.current === rates) return;
    before.current = rates;
    const isAbove = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) cards.scrollToIndex(0, { align: "start", behavior: "instant" });
  }, [cards, list, rates]);
};
