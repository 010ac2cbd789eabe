import { useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useDeferredValue, useEffect, useRef } from "react";
import type { ListedRate } from "../../../../domain/rates/rate.ts";
import { useHeldItem } from "./use-held-item.ts";
import { useListTop } from "./use-list-top.ts";

type Cards = Virtualizer<Window, HTMLLIElement>;

const GAP = 16;
/** Room for the navigation bar, which stays at the top of the window. */
const BAR = 88;
/** What a list has around the window, a moment after the cards in it: the one that Tab and scrolling reach next. */
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

/** Which cards are near the window, and where they stand. */
export const useWindowOfCards = (list: RefObject<HTMLElement | null>, rates: readonly ListedRate[]) => {
  const top = useListTop(list);
  const { onFocus, withHeld } = useHeldItem();
  const isDrawn = useDeferredValue(rates, NONE) === rates;
  const cards: Cards = useWindowVirtualizer({
    count: rates.length,
    estimateSize: guessedHeight,
    rangeExtractor: withHeld,
    scrollToFn: jump,
    scrollMargin: top,
    scrollPaddingStart: BAR,
    gap: GAP,
    overscan: isDrawn ? AROUND : 0,
  });
  useFirstInView(cards, list, rates);
  return { cards, top, onFocus };
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
