import { type ReactElement, type RefObject, useLayoutEffect, useRef } from "react";
import { type RateFlag, type ListedRate, type SailingGroup, wholeRate, type RateGap } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { GapHeading } from "../gap-heading.tsx";
import { Pass } from "../pass/pass.tsx";
import * as css from "./rate-list.css.ts";

type Measure = (item: HTMLElement | null) => void;

type ListedPassProps = {
  readonly group: SailingGroup;
  /** The chosen sailing of the group. */
  readonly rate: ListedRate;
  /** Its place in the list, from 0, and how many there are. */
  readonly place: number;
  readonly count: number;
  /** Where it begins, in pixels from the list's own beginning. */
  readonly top: number;
  /** Why this card and those below cannot be compared with the ones above. */
  readonly gap: RateGap | null;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly pinned: boolean;
  readonly measure: Measure;
  readonly send: (event: RatesEvent) => void;
};

/** One place in the list. Another order puts other words into the card that stands there, which is quicker than a new card. */
export function ListedPass({ rate, place, count, top, gap, measure, ...pass }: ListedPassProps): ReactElement {
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
      <Pass rate={wholeRate(rate)} {...pass} />
    </li>
  );
}

/** An item is measured when it is put up and whenever another offer is in it; taken down, it is let go. */
export function useMeasured(card: RefObject<HTMLElement | null>, rate: ListedRate, measure: Measure): void {
  const measured = useRef<ListedRate | null>(null);
  useLayoutEffect(() => {
    if (measured.current === rate) return;
    measured.current = rate;
    measure(card.current);
  });
  useLayoutEffect(
    () => () => {
      measured.current = null;
      measure(null);
    },
    [measure],
  );
}
