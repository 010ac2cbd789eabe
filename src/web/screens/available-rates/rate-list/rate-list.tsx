import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { expandRate, type ListedRate, type RateFlag, type RateGap, type SailingGroup } from "#domain/rates";
import { findShownSailing } from "#flows/rates/rules.ts";
import type { RatesEvent } from "#flows/rates/types.ts";
import { PartKey } from "../rate-card/cost-bar.tsx";
import { RateCard } from "../rate-card/rate-card.tsx";
import * as css from "../screen.css.ts";
import { explainGap, formatGapTitle } from "../total-texts.ts";
import { type ItemSize, useWindowOfCards } from "./use-window-of-cards.ts";

type RateListProps = {
  readonly groups: readonly SailingGroup[];
  /** Another value after news were put in. */
  readonly round: unknown;
  readonly chosenSailings: ReadonlyMap<string, string>;
  readonly gaps: ReadonlyMap<string, RateGap>;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly pinned: readonly string[];
  readonly send: (event: RatesEvent) => void;
};

const CARD: ItemSize = {
  layout: "cards",
  gap: 16,
  guessedHeight: () => {
    if (window.innerWidth < 640) return 640;
    return window.innerWidth < 896 ? 520 : 395;
  },
  inFirstFrame: 1,
};

const keyOf = ({ key }: SailingGroup): string => key;

/**
 * Only cards near the window are in the document: hundreds of cards would take seconds to render. The browser's
 * find-in-page therefore misses the others; carrier search and filters reach all.
 */
export function RateList({ groups, round, chosenSailings, gaps, flags, pinned, send }: RateListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const { places, height, measure, onFocus } = useWindowOfCards(list, { items: groups, round, idOf: keyOf }, CARD);
  const [first] = useState(groups);
  return (
    <ul ref={list} className={groups === first ? css.list : css.stillList} style={{ height }} onFocus={onFocus}>
      {places.map(({ place, start, item: group }) => {
        const rate = findShownSailing(group, chosenSailings.get(group.key));
        return (
          <ListedRateCard
            key={place}
            group={group}
            rate={rate}
            place={place}
            count={groups.length}
            top={start}
            gap={gaps.get(group.first.id) ?? null}
            flags={flags}
            pinned={pinned.includes(rate.id)}
            measure={measure}
            send={send}
          />
        );
      })}
    </ul>
  );
}

export type Measure = (item: HTMLElement | null) => void;

type ListedRateCardProps = {
  readonly group: SailingGroup;
  readonly rate: ListedRate;
  readonly place: number;
  readonly count: number;
  /** Pixels from the start of the list. */
  readonly top: number;
  readonly gap: RateGap | null;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly pinned: boolean;
  readonly measure: Measure | null;
  readonly send: (event: RatesEvent) => void;
};

/** A new order updates the existing cards, which is faster than mounting new ones. */
function ListedRateCard({ rate, place, count, top, gap, measure, ...pass }: ListedRateCardProps): ReactElement {
  const card = useRef<HTMLLIElement>(null);
  useMeasured(card, rate, measure);
  return (
    <li
      ref={card}
      data-index={place}
      data-rate={rate.id}
      className={css.item}
      style={{ transform: `translateY(${top}px)` }}
      aria-setsize={count}
      aria-posinset={place + 1}
    >
      {gap !== null && <GapHeading gap={gap} />}
      <RateCard rate={expandRate(rate)} {...pass} />
    </li>
  );
}

/** Measures a card when it mounts and when its offer changes. */
export function useMeasured(card: RefObject<HTMLElement | null>, rate: ListedRate, measure: Measure | null): void {
  const measured = useRef<ListedRate | null>(null);
  useLayoutEffect(() => {
    if (measure === null || measured.current === rate) return;
    measured.current = rate;
    measure(card.current);
  });
  useLayoutEffect(
    () => () => {
      measured.current = null;
      measure?.(null);
    },
    [measure],
  );
}

function GapHeading({ gap }: { readonly gap: RateGap }): ReactElement {
  return (
    <div className={css.gapHeading}>
      <PartKey kind="no-price" />
      <h2 className={css.gapTitle}>{formatGapTitle(gap)}</h2>
      <p className={css.gapNote}>{explainGap(gap)}</p>
    </div>
  );
}
