import type { Availability } from "#domain/rates";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Button } from "#web/components/button.tsx";
import { CarrierMark } from "#web/components/carrier-mark.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import type { IconShape } from "#web/components/icon/shapes.ts";
import { Skeleton } from "#web/components/loading.tsx";
import { extent } from "#web/styles/tokens.ts";
import { num } from "#web/styles/typography.css.ts";
import { Row } from "./layout.tsx";
import * as css from "./rate-card.css.ts";

interface RateCardProps {
  /** Of the heading, which names the card. */
  readonly id: string;
  /** `service`: an API or Excel rate, whose price follows its head on a phone. `tariff`: an LCL rate, in two columns. */
  readonly look: keyof typeof css.card;
  readonly price: ReactNode;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/**
 * An offer as a card: its head, route, facts and notes, and a stub with its price and buttons.
 *
 * @example
 * <RateCard id="norrvik" look="tariff" price={<RateCardPrice offer={rate} />} buttons={<OfferButtons … />}>
 *   <RateCardHead id="norrvik" level="h4" carrier={rate.carrier} notes={[validity]} />
 *   …
 * </RateCard>
 */
export function RateCard({ id, look, price, buttons, children }: RateCardProps): ReactElement {
  return (
    <article className={css.card[look]} aria-labelledby={id}>
      <div className={css.body[look]}>{children}</div>
      <div className={css.footer}>
        {price}
        <div className={css.actions}>{buttons}</div>
      </div>
    </article>
  );
}

interface RateCardHeadProps {
  readonly id: string;
  readonly level: "h2" | "h4";
  readonly carrier: { readonly name: string; readonly line?: string; readonly logo?: string | null | undefined };
  readonly badges?: ReactNode;
  /** Its service, until when it is valid, where its price comes from. */
  readonly notes: readonly (string | null)[];
  /** Below them. */
  readonly flag?: ReactNode;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

export function RateCardHead(props: RateCardHeadProps): ReactElement {
  const { id, level: Heading, carrier } = props;
  return (
    <header className={css.head}>
      <CarrierMark name={carrier.line ?? carrier.name} logo={carrier.logo} />
      <div className={css.identity}>
        <Row gap="4 8" wrap>
          <Heading id={id} className={css.carrier}>
            {carrier.name}
          </Heading>
          {props.badges}
        </Row>
        <p className={`${css.origin} ${num}`}>
          {props.notes.map((note) => note !== null && <span key={note}>{note}</span>)}
        </p>
        {props.flag}
      </div>
      {props.children}
    </header>
  );
}

interface OfferNameProps {
  readonly carrier: RateCardHeadProps["carrier"];
  readonly size?: "small" | "medium";
  readonly before?: string;
  readonly note: string | null;
  readonly children?: ReactNode;
}

/** The carrier of an offer that is a column or an entry of a list. */
export function OfferName({ carrier, size = "small", before = "", note, children }: OfferNameProps): ReactElement {
  return (
    <span className={css.offerName}>
      <CarrierMark name={carrier.line ?? carrier.name} logo={carrier.logo} size={size} />
      <span>
        {before}
        {carrier.name}
        {note !== null && <small className={css.offerNote}>{note}</small>}
      </span>
      {children}
    </span>
  );
}

type ButtonLook = Omit<ComponentProps<typeof Button>, "ariaLabel" | "children">;

interface OfferButtonsProps {
  /** Of the offer, among the others of the list: screen readers say which it is. */
  readonly offer: string;
  readonly opens?: "dialog";
  /** How "Book Now" differs. */
  readonly book?: Pick<ButtonLook, "kind" | "disabled" | "describedBy">;
  /** Each button is shown where something happens when it is pressed. */
  readonly onBook?: (() => void) | undefined;
  readonly onBreakdown: () => void;
  readonly onDetails?: () => void;
  readonly onQuote?: (() => void) | undefined;
  /** Before "Book Now": why it cannot be pressed. */
  readonly children?: ReactNode;
}

export function OfferButtons(props: OfferButtonsProps): ReactElement {
  const { offer, opens, onBook, onBreakdown, onDetails, onQuote } = props;
  const button = (label: string, onClick: () => void, look: ButtonLook = {}) => (
    <Button
      kind="secondary"
      size="small"
      wide
      {...opening(opens)}
      {...look}
      ariaLabel={`${label}, ${offer}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <>
      {(props.children !== undefined || onBook !== undefined) && (
        <div className={css.mainAction}>
          {props.children}
          {onBook !== undefined && button("Book Now", onBook, { kind: "primary", size: "medium", ...props.book })}
        </div>
      )}
      {button("Price Breakdown", onBreakdown)}
      {onDetails !== undefined && button("View Details", onDetails, { kind: "ghost" })}
      {onQuote !== undefined && button("Save as quote", onQuote, { kind: "ghost" })}
    </>
  );
}

const opening = (opens: "dialog" | undefined) => (opens === undefined ? {} : { opens });

type OfferDialogActionsProps = {
  readonly rate: { readonly availability: Availability };
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
  readonly tone?: keyof typeof css.note;
  readonly title?: string;
  readonly children: ReactNode;
};

/** A line of a card with its icon, such as `Fees not stated`. */
export function CardNote({ icon, tone = "plain", title, children }: CardNoteProps): ReactElement {
  return (
    <p className={`${css.note[tone]} ${num}`}>
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
    <div className={css.card.tariff} aria-hidden="true">
      <div className={`${css.body.service} ${css.skeletonBody}`}>
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
