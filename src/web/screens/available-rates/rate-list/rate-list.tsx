import { type ReactElement, useDeferredValue, useRef, useState } from "react";
import type { RateFlag, SailingGroup, RateGap } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { findShownSailing } from "#flows/rates/rules.ts";
import { ListedPass } from "./listed-pass.tsx";
import * as css from "./rate-list.css.ts";
import { type ItemSize, useWindowOfCards } from "./use-window-of-cards.ts";

type RateListProps = {
  readonly groups: readonly SailingGroup[];
  readonly chosenSailings: ReadonlyMap<string, string>;
  readonly gaps: ReadonlyMap<string, RateGap>;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly pinned: readonly string[];
  readonly send: (event: RatesEvent) => void;
};

/** By the breakpoints at which the price of a card moves. */
const CARD: ItemSize = {
  gap: 16,
  guessedHeight: () => {
    if (window.innerWidth < 640) return 640;
    return window.innerWidth < 896 ? 520 : 395;
  },
};

/**
 * The services, of which only those near the window are in the document: hundreds of cards would take seconds to build.
 * The price is that the browser's find-in-page reaches only the cards near the window; carrier search and filters reach all.
 */
export function RateList({ groups, chosenSailings, gaps, flags, pinned, send }: RateListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const { places, height, measure, onFocus } = useWindowOfCards(list, groups, CARD);
  const [first] = useState(groups);
  // The first card is painted alone, the others a moment later.
  const isDrawn = useDeferredValue(true, false);
  return (
    <ul ref={list} className={groups === first ? css.list : css.stillList} style={{ height }} onFocus={onFocus}>
      {(isDrawn ? places : places.slice(0, 1)).map(({ place, start, item: group }) => {
        const rate = findShownSailing(group, chosenSailings.get(group.key));
        return (
          <ListedPass
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
