import type { Rate } from "#domain/rates";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import type { IconShape } from "#web/components/icon/shapes.ts";
import { Skeleton } from "#web/components/loading.tsx";
import { num } from "#web/styles/typography.css.ts";
import type { Definition } from "#web/components/definition-list.tsx";
import * as css from "./rate-card.css.ts";
import { extent } from "#web/styles/tokens.ts";

export function Facts({ facts }: { readonly facts: readonly Definition[] }): ReactElement {
  return (
    <dl className={css.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt className={css.factLabel}>{term}</dt>
          <dd className={`${css.factValue} ${num}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type OfferActionProps = Omit<ComponentProps<typeof Button>, "ariaLabel" | "children"> & {
  readonly label: string;
  /** Of the offer, among the others of the list. */
  readonly offer: string;
};

/** A button of an offer; screen readers hear of which. */
export function OfferAction({ label, offer, ...button }: OfferActionProps): ReactElement {
  return (
    <Button kind="secondary" size="small" wide {...button} ariaLabel={`${label}, ${offer}`}>
      {label}
    </Button>
  );
}

type OfferDialogActionsProps = {
  readonly rate: Pick<Rate, "availability">;
  /** Null where quotes cannot be saved. */
  readonly onQuote: (() => void) | null;
  readonly onBook: () => void;
  readonly children?: ReactNode;
};

/** The buttons at the foot of a dialog about an offer; one that cannot be booked is neither quoted nor booked. */
export function OfferDialogActions({ rate, onQuote, onBook, children }: OfferDialogActionsProps): ReactElement {
  const isBookable = rate.availability.kind === "bookable";
  return (
    <>
      {onQuote !== null && isBookable && (
        <Button kind="ghost" opens="dialog" onClick={onQuote}>
          Save as quote
        </Button>
      )}
      {children}
      {isBookable && <Button onClick={onBook}>Book Now</Button>}
    </>
  );
}

type CardNoteProps = {
  readonly icon: IconShape;
  readonly className: string;
  readonly title?: string;
  readonly children: ReactNode;
};

/** A line of a card with its icon, such as `Fees not stated`. */
export function CardNote({ icon, className, title, children }: CardNoteProps): ReactElement {
  return (
    <p className={className}>
      <Icon shape={icon} size="s" />
      <span>
        {title !== undefined && (
          <>
            <b>{title}</b>{" "}
          </>
        )}
        {children}
      </span>
    </p>
  );
}

export function RateCardSkeletons(): ReactElement {
  return (
    <>
      <RateCardSkeleton />
      <RateCardSkeleton />
      <RateCardSkeleton />
    </>
  );
}

function RateCardSkeleton(): ReactElement {
  return (
    <div className={css.rateCard} aria-hidden="true">
      <div className={`${css.body} ${css.skeletonBody}`}>
        <Skeleton width="45%" height={extent(40)} />
        <Skeleton width="100%" height={extent(96)} />
        <Skeleton width="70%" height={extent(20)} />
        <Skeleton width="85%" height={extent(20)} />
      </div>
      <div className={css.footer}>
        <Skeleton width={extent(144)} height={extent(56)} />
        <Skeleton width="100%" height={extent(112)} />
      </div>
    </div>
  );
}
