import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useDeferredValue, useRef, useState } from "react";
import type { RateFlag } from "../../../../domain/rates/flags.ts";
import type { Rate } from "../../../../domain/rates/rate.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { Pass } from "../pass/pass.tsx";
import * as css from "./rate-list.css.ts";
import { useHeldItem } from "./use-held-item.ts";
import { useListTop } from "./use-list-top.ts";

type RateListProps = {
  readonly rates: readonly Rate[];
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly pinned: readonly string[];
  readonly send: (event: RatesEvent) => void;
};

const GAP = 16;
const NONE: readonly Rate[] = [];
/** What a list has around the window, a moment after the cards in it: the ones that Tab and scrolling reach next. */
const AROUND = 4;

/** A first guess at a card's height, by the breakpoints at which its stub moves; each card is measured once it stands. */
const guessedHeight = (): number => {
  if (window.innerWidth < 640) return 600;
  return window.innerWidth < 896 ? 400 : 306;
};

/**
 * The offers, of which only those near the window are in the document: five hundred cards would take seconds to build.
 * The price is that the browser's find-in-page reaches only the cards near the window; carrier search and filters reach all.
 */
export function RateList({ rates, flags, pinned, send }: RateListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const top = useListTop(list);
  const held = useHeldItem(rates);
  const isDrawn = useDeferredValue(rates, NONE) === rates;
  const [first] = useState(rates);
  const virtualizer = useWindowVirtualizer({
    count: rates.length,
    estimateSize: guessedHeight,
    getItemKey: (index) => rates[index]?.id ?? index,
    rangeExtractor: held.withHeld,
    scrollMargin: top,
    gap: GAP,
    overscan: isDrawn ? AROUND : 0,
  });
  return (
    <ul
      ref={list}
      className={rates === first ? css.list : css.stillList}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={held.onFocus}
    >
      {virtualizer.getVirtualItems().map((item) => {
        const rate = rates[item.index];
        if (rate === undefined) return null;
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            data-rate={rate.id}
            className={css.item}
            style={{ transform: `translateY(${item.start - top}px)` }}
            aria-setsize={rates.length}
            aria-posinset={item.index + 1}
          >
            <Pass rate={rate} flag={flags.get(rate.id) ?? null} pinned={pinned.includes(rate.id)} send={send} />
          </li>
        );
      })}
    </ul>
  );
}
