import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from "@tanstack/react-virtual";
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import type { RatesLayout } from "#flows/rates/types.ts";
import { useAfterPaint } from "#web/components/use-after-paint.ts";

type Cards = Virtualizer<Window, HTMLElement>;

/** Height of the sticky navigation bar. */
const BAR = 88;
/** Rendered beyond the window in each direction, for Tab and scrolling. */
const AROUND = 1;

/** The gap between items and their estimated height; each is measured once rendered. */
export interface ItemSize {
  readonly layout: RatesLayout;
  readonly gap: number;
  readonly guessedHeight: () => number;
  /** How many items the first frame has; the others are rendered after it, and no place depends on a height until then. */
  readonly inFirstFrame: number;
}

/** What a list shows, and what it was put in order for: with another `round` come offers that the shipper asked for. */
interface Listed<Item> {
  readonly items: readonly Item[];
  readonly round: unknown;
  readonly idOf: (item: Item) => string;
}

/**
 * Without animation: smooth scrolling would turn a correction of a few pixels into a slow drift. A mounted virtualizer
 * scrolls to its present offset; the browser would calculate the layout for that.
 */
const jump: Cards["options"]["scrollToFn"] = (offset, { adjustments = 0, behavior = "instant" }, { scrollOffset }) => {
  if (offset + adjustments !== scrollOffset) window.scrollTo({ top: offset + adjustments, behavior });
};

const readWindowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

const isInWindow = ({ scrollOffset, scrollRect }: Cards, { start, end }: VirtualItem): boolean => {
  const from = scrollOffset ?? 0;
  return end > from && start < from + (scrollRect?.height ?? window.innerHeight);
};

interface ListPosition {
  readonly offset: number;
  /** The offset depends on the measured heights. */
  readonly items: VirtualItem[];
}

/* By entry of the browser's history and layout. After Back the results are fetched again, so the router scrolls a page
   that has no list yet. */
const positions = new Map<string, ListPosition>();

/** A card in the window shows its new item at once, one outside a moment later. */
export const useWindowOfCards = <Item>(
  list: RefObject<HTMLElement | null>,
  listed: Listed<Item>,
  { layout, gap, guessedHeight, inFirstFrame }: ItemSize,
) => {
  const { items, round } = listed;
  const isPainted = useAfterPaint();
  const top = useListTop(list);
  const [initialRect] = useState(readWindowSize);
  /* Once for all items: reading the width of the window hundreds of times takes milliseconds. */
  const [guess] = useState(guessedHeight);
  const place = `${useLocation().key} ${layout}`;
  const [earlier] = useState(() => positions.get(place));
  const { onFocus, withHeld } = useRetainedItem();
  const deferred = useDeferredValue(listed);
  /* After news, earlier items would be measured beside later ones, and the view would jump between the two. */
  const beyond = deferred.round === round ? deferred.items : items;
  const cards: Cards = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    // Without it the first pass renders no item.
    initialRect,
    estimateSize: () => guess,
    rangeExtractor: withHeld,
    scrollToFn: jump,
    scrollMargin: top,
    scrollPaddingStart: BAR,
    gap,
    overscan: AROUND,
    ...(earlier === undefined ? {} : { initialOffset: earlier.offset, initialMeasurementsCache: earlier.items }),
  });
  usePosition(cards, place, earlier);
  useSteadyView(cards, list, listed);
  const places = cards.getVirtualItems().flatMap((place) => {
    const item = (isInWindow(cards, place) ? items : beyond)[place.index];
    return item === undefined ? [] : [{ place: place.index, start: place.start - top, item }];
  });
  return {
    places: isPainted ? places : places.slice(0, inFirstFrame),
    height: cards.getTotalSize(),
    measure: isPainted ? cards.measureElement : null,
    onFocus,
  };
};

/** Scrolls to the earlier position once the list is rendered, and stores the present one when it is left. */
const usePosition = (cards: Cards, place: string, earlier: ListPosition | undefined): void => {
  const latest = useRef(place);
  useLayoutEffect(() => {
    latest.current = place;
  }, [place]);
  useLayoutEffect(() => {
    if (earlier !== undefined) window.scrollTo({ top: earlier.offset, behavior: "instant" });
    return () => {
      positions.set(latest.current, { offset: window.scrollY, items: cards.takeSnapshot() });
    };
  }, [cards, earlier]);
};

/** An item that is drawn, and how far it is from the top of the window. */
interface Drawn {
  readonly id: string;
  readonly top: number;
}

/** The items below the bar, in their order. */
const readDrawn = <Item>(list: HTMLElement | null, items: readonly Item[], idOf: (item: Item) => string) =>
  [...(list?.querySelectorAll<HTMLElement>("[data-index]") ?? [])].flatMap((card): readonly Drawn[] => {
    const item = items[Number(card.dataset["index"])];
    const { top, bottom } = card.getBoundingClientRect();
    return item === undefined || bottom <= BAR ? [] : [{ id: idOf(item), top }];
  });

/** After a change of criteria the list scrolls back to its first offer; after news the offer that is being read keeps its place. */
const useSteadyView = <Item>(
  cards: Cards,
  list: RefObject<HTMLElement | null>,
  { items, round, idOf }: Listed<Item>,
): void => {
  const before = useRef({ items, round });
  const drawn = useRef<readonly Drawn[]>([]);
  /* Read while the document still shows the earlier list. */
  if (before.current.round !== round) drawn.current = readDrawn(list.current, before.current.items, idOf);
  useLayoutEffect(() => {
    const { current: earlier } = before;
    before.current = { items, round };
    if (earlier.items === items) return undefined;
    const isAbove = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (!isAbove) return undefined;
    if (earlier.round === round) {
      const frame = requestAnimationFrame(() => cards.scrollToIndex(0, { align: "start", behavior: "instant" }));
      return () => cancelAnimationFrame(frame);
    }
    const places = new Map(items.map((item, place) => [idOf(item), place]));
    const kept = drawn.current.find(({ id }) => places.has(id));
    const place = kept === undefined ? undefined : places.get(kept.id);
    if (kept === undefined || place === undefined) return undefined;
    /* It is not drawn far from the window, where only its place in the list is known. */
    const findTop = (): number =>
      list.current?.querySelector(`[data-index="${place}"]`)?.getBoundingClientRect().top ??
      (cards.measurementsCache[place]?.start ?? 0) - window.scrollY;
    return holdCard(findTop, kept.top);
  }, [cards, list, items, round, idOf]);
};

/* Cards are drawn and measured a few frames later, until then their heights are guessed; and the virtualizer scrolls by what
   a height differs from the guess, from where the window was before. Frames, as those of a slow phone take long. */
const HELD_FRAMES = 40;
const USER_SCROLLS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Keeps a card at a distance from the top of the window while the cards around it get their heights, unless the user scrolls. */
const holdCard = (findTop: () => number, top: number): (() => void) => {
  const holding = new AbortController();
  const { signal } = holding;
  const correct = (framesLeft: number): void => {
    if (signal.aborted || framesLeft === 0) return holding.abort();
    const moved = findTop() - top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: "instant" });
    requestAnimationFrame(() => correct(framesLeft - 1));
  };
  for (const name of USER_SCROLLS)
    window.addEventListener(name, () => holding.abort(), { signal, passive: true, capture: true });
  correct(HELD_FRAMES);
  return () => holding.abort();
};

/**
 * Keeps the focused card and its neighbours in the document while the user scrolls elsewhere. Without the card the
 * focus returns to the top of the page; without its neighbours Tab leaves the list. Neighbours render synchronously,
 * because fast keys outrun a transition.
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

const estimateCardHeight = (): number => (window.innerWidth < 640 ? 330 : 460);

/**
 * The offset of the list on the page. Whatever moves it also changes the page's size, so a ResizeObserver reads it;
 * reading it earlier would force a second layout.
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
