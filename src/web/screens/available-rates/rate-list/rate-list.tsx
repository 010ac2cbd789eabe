import { type ReactElement, useRef, useState } from "react";
import type { RateFlag } from "../../../../domain/rates/flags.ts";
import type { ListedRate } from "../../../../domain/rates/rate.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { ListedPass } from "./listed-pass.tsx";
import * as css from "./rate-list.css.ts";
import { useWindowOfCards } from "./use-window-of-cards.ts";

type RateListProps = {
  readonly rates: readonly ListedRate[];
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly pinned: readonly string[];
  readonly send: (event: RatesEvent) => void;
};

/**
 * The offers, of which only those near the window are in the document: five hundred cards would take seconds to build.
 * The price is that the browser's find-in-page reaches only the cards near the window; carrier search and filters reach all.
 */
export function RateList({ rates, flags, pinned, send }: RateListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const { places, height, measure, onFocus } = useWindowOfCards(list, rates);
  const [first] = useState(rates);
  return (
    <ul ref={list} className={rates === first ? css.list : css.stillList} style={{ height }} onFocus={onFocus}>
      {places.map(({ place, start, rate }) => (
        <ListedPass
          key={place}
          rate={rate}
          place={place}
          count={rates.length}
          top={start}
          flag={flags.get(rate.id) ?? null}
          pinned={pinned.includes(rate.id)}
          measure={measure}
          send={send}
        />
      ))}
    </ul>
  );
}
