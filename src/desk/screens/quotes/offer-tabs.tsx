import type { ReactElement } from "react";
import type { FieldProblem } from "#domain/field-problem.ts";
import { MAX_QUOTE_OFFERS } from "#domain/quotes";
import { Button } from "#web/components/button.tsx";
import { copy, cross, plus } from "#web/components/icon/shapes.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { duplicateOffers, EMPTY_OFFER, listOfferProblems, type QuoteField } from "../../flows/quote-typed.ts";
import type { EarlierAnswer, TypedOffer } from "../../ports/index.ts";
import * as css from "./quotes.css.ts";

interface OfferTabsProps {
  readonly offers: readonly TypedOffer[];
  readonly problems: readonly FieldProblem<QuoteField>[];
  readonly active: number;
  readonly onShow: (index: number) => void;
  readonly onChange: (offers: readonly TypedOffer[]) => void;
}

const toLabel = ({ carrier }: TypedOffer, index: number, isWrong: boolean): string =>
  `${index + 1}. ${carrier.trim() === "" ? "Offer" : carrier.trim()}${isWrong ? ", check" : ""}`;

/** The offers of the answer: one is shown, of which the customer approves one. */
export function OfferTabs({ offers, problems, active, onShow, onChange }: OfferTabsProps): ReactElement {
  const shown = offers[active] ?? EMPTY_OFFER;
  const add = (offer: TypedOffer): void => {
    onChange([...offers, offer]);
    onShow(offers.length);
  };
  const remove = (): void => {
    onChange(offers.filter((_, index) => index !== active));
    onShow(Math.max(0, active - 1));
  };
  const isFull = offers.length >= MAX_QUOTE_OFFERS;
  return (
    <div className={css.offers}>
      {offers.length > 1 ? (
        <Segmented
          wraps
          label="Offer"
          options={offers.map((offer, index) => ({
            value: String(index),
            label: toLabel(offer, index, listOfferProblems(problems, index).length > 0),
          }))}
          value={String(active)}
          onChange={(index) => onShow(Number(index))}
        />
      ) : (
        <span />
      )}
      <span>
        <Button kind="ghost" size="small" icon={plus} disabled={isFull} onClick={() => add(EMPTY_OFFER)}>
          Add an offer
        </Button>
        <Button kind="ghost" size="small" icon={copy} disabled={isFull} onClick={() => add(shown)}>
          Duplicate this offer
        </Button>
        {offers.length > 1 && (
          <Button kind="ghost" size="small" icon={cross} onClick={remove}>
            Remove this offer
          </Button>
        )}
      </span>
    </div>
  );
}

interface EarlierQuotesProps {
  readonly earlier: readonly EarlierAnswer[];
  readonly offers: readonly TypedOffer[];
  readonly onChange: (offers: readonly TypedOffer[]) => void;
}

/** Earlier answers to the company, to begin this one with. */
export function EarlierQuotes({ earlier, offers, onChange }: EarlierQuotesProps): ReactElement | null {
  if (earlier.length === 0) return null;
  return (
    <div className={css.offers}>
      <span>
        {earlier.map(({ number, search, offers: sent }) => (
          <Button
            key={number}
            kind="ghost"
            size="small"
            icon={copy}
            onClick={() => onChange(duplicateOffers(offers, sent))}
          >
            {`Duplicate ${number}, ${search}`}
          </Button>
        ))}
      </span>
    </div>
  );
}
