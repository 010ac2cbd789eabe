import { type ReactElement, useCallback, useRef, useState } from "react";
import { type RateFlag, type ListedRate, type RateGap, expandRate } from "#domain/rates";
import { emphasis } from "#web/kit/atoms.css.ts";
import { explainGap, formatGapTitle, TOTAL_LABELS } from "../total-texts.ts";
import type { RatesEvent } from "#flows/rates/types.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";
import { useLater } from "#web/kit/lazy-part.tsx";
import { card } from "#web/styles/layout.css.ts";
import { useTotals } from "../context.ts";
import { PartKey } from "../rate-card/cost-bar.tsx";
import * as css from "./compact-list.css.ts";
import { CompactCells } from "./compact-row.tsx";
import { type Measure, useMeasured } from "./rate-list.tsx";
import type { OpenMenu } from "./offer-menu.tsx";
import { type ItemSize, useWindowOfCards } from "./use-window-of-cards.ts";

type CompactListProps = {
  readonly rates: readonly ListedRate[];
  /** Another value after news were put in. */
  readonly round: unknown;
  readonly gaps: ReadonlyMap<string, RateGap>;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly pinned: readonly string[];
  readonly send: (event: RatesEvent) => void;
};

const LINE: ItemSize = {
  layout: "compact",
  gap: 0,
  guessedHeight: () => (window.innerWidth < 640 ? 136 : 50),
  inFirstFrame: 4,
};

const toId = ({ id }: ListedRate): string => id;

const offerMenu = lazyDialog(async () => (await import("./offer-menu.tsx")).OfferMenu);

/** Like the cards, only rows near the window are in the document. */
export function CompactList({ rates, round, gaps, flags, pinned, send }: CompactListProps): ReactElement {
  useLater(offerMenu.preload);
  const list = useRef<HTMLDivElement>(null);
  const { places, height, measure, onFocus } = useWindowOfCards(list, { items: rates, round, idOf: toId }, LINE);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const openMenu = useCallback((rateId: string, button: HTMLElement) => setMenu({ rateId, button }), []);
  return (
    <div role="table" aria-label="Rates" aria-rowcount={rates.length + 1} className={`${card} ${css.sheet}`}>
      <Head />
      <div ref={list} role="rowgroup" className={css.body} style={{ height }} onFocus={onFocus}>
        {places.map(({ place, start, item }) => (
          <Row
            key={place}
            rate={item}
            place={place}
            top={start}
            gap={gaps.get(item.id) ?? null}
            flag={flags.get(item.id) ?? null}
            pinned={pinned.includes(item.id)}
            menuOpen={menu?.rateId === item.id}
            measure={measure}
            send={send}
            openMenu={openMenu}
          />
        ))}
      </div>
      {menu !== null && (
        <offerMenu.Lazy
          menu={menu}
          rate={rates.find(({ id }) => id === menu.rateId)}
          pinned={pinned.includes(menu.rateId)}
          send={send}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
}

function Head(): ReactElement {
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={css.head}>
        <span role="columnheader">Carrier</span>
        <span role="columnheader" className={css.departureCell}>
          Departure
        </span>
        <span role="columnheader" className={css.arrivalCell}>
          Arrival
        </span>
        <span role="columnheader" className={css.daysCell}>
          Port to port
        </span>
        <span role="columnheader" className={css.cutOffCell}>
          VGM cut-off
        </span>
        <span role="columnheader" className={css.totalCell}>
          <TotalLabel />
        </span>
        <span role="columnheader">
          <span className={visuallyHidden}>Actions</span>
        </span>
      </div>
    </div>
  );
}

function TotalLabel(): string {
  return TOTAL_LABELS[useTotals().basis];
}

type RowProps = Omit<Parameters<typeof CompactCells>[0], "rate"> & {
  readonly rate: ListedRate;
  readonly gap: RateGap | null;
  readonly place: number;
  readonly top: number;
  readonly measure: Measure | null;
};

function Row({ rate, gap, place, top, measure, ...cells }: RowProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  useMeasured(row, rate, measure);
  return (
    <div
      ref={row}
      role="presentation"
      data-index={place}
      data-rate={rate.id}
      className={css.place}
      style={{ transform: `translateY(${top}px)` }}
    >
      {gap !== null && <GapRow gap={gap} />}
      <div role="row" aria-rowindex={place + 2} className={cells.flag === "lowest-total" ? css.lowestRow : css.row}>
        <CompactCells rate={expandRate(rate)} {...cells} />
      </div>
    </div>
  );
}

function GapRow({ gap }: { readonly gap: RateGap }): ReactElement {
  return (
    <div role="row" className={css.gapRow}>
      <span role="cell" aria-colspan={7}>
        <PartKey kind="no-price" /> <b className={emphasis}>{formatGapTitle(gap)}.</b> {explainGap(gap)}
      </span>
    </div>
  );
}
