import { type ReactElement, type Ref, useState } from "react";
import { BRAND, TEXTS } from "#brand";
import { listPages, type Picture, SERVICE_PATHS } from "#domain/brand";
import { Label } from "#web/components/button.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { chevronLeft, chevronRight, pause, play } from "#web/components/icon/shapes.ts";
import { useMedia } from "#web/components/use-media.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { from, reducedMotion, fixed } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { useIsHydrated } from "../hooks.ts";
import { sectionHead } from "../layout/page.css.ts";
import { SERVICE_PICTURES } from "../pictures.ts";
import {
  bar,
  bars,
  controls,
  playControl,
  position,
  row as rowStyle,
  view,
  services,
  card as cardStyle,
  more,
  slide,
  title,
  slideText,
} from "./carousel.css.ts";
import { firstShown, isInView, type Place, START, useCarousel, useSwipe } from "./use-carousel.ts";

interface ServiceCard {
  readonly title: string;
  readonly to: string;
  readonly picture: Picture;
}

/* Read when the carousel is shown: another page with this module has no texts of services. */
const listCards = (): readonly ServiceCard[] =>
  listPages(BRAND).map((key) => ({
    title: TEXTS.overviews[key].card,
    to: SERVICE_PATHS[key],
    picture: SERVICE_PICTURES[key],
  }));

const COUNT = listPages(BRAND).length;

/** At most this many cards are in view. */
const MOST_IN_VIEW = 4;

export function ServiceCarousel(): ReactElement {
  const isLive = useIsHydrated();
  const isStill = useMedia(reducedMotion);
  const [isPaused, setPaused] = useState(false);
  /* Fewer cards than there is room for do not move: the repetition would be beside its original. */
  const inView = useCardsInView();
  const moves = isLive && COUNT >= inView;
  const { place, next, previous, show, hold } = useCarousel(COUNT, moves && !isStill && !isPaused);
  const { row, handlers } = useSwipe<HTMLUListElement>((way) => (way === "next" ? next() : previous()));
  return (
    <section className={services} id="services" aria-labelledby="services-title" aria-roledescription="carousel">
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 id="services-title" className={text.title}>
            Our Services
          </h2>
          <div className={controls} data-shown={moves ? "" : undefined}>
            <span className={playControl}>
              <IconButton
                bordered
                icon={isPaused ? play : pause}
                label={isPaused ? "Play the carousel" : "Pause the carousel"}
                onClick={() => setPaused(!isPaused)}
              />
            </span>
            <IconButton bordered icon={chevronLeft} label="Previous service" onClick={previous} />
            <IconButton bordered icon={chevronRight} label="Next service" onClick={next} />
          </div>
        </div>
        <div
          className={view}
          data-live={isLive ? "" : undefined}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
          {...(moves ? handlers : {})}
        >
          <Row ref={row} isLive={moves} place={moves ? place : START} inView={inView} />
        </div>
        <Bars first={firstShown(place, COUNT)} isLive={moves} onShow={show} />
      </div>
    </section>
  );
}

function useCardsInView(): number {
  const two = useMedia(from.sm);
  const three = useMedia(from.md);
  const four = useMedia(from.lg);
  return 1 + [two, three, four].filter(Boolean).length;
}

const places: Readonly<Record<number, string>> = position;

type RowProps = {
  readonly ref: Ref<HTMLUListElement>;
  readonly isLive: boolean;
  readonly place: Place;
  readonly inView: number;
};

/* The row is repeated after itself; the repetition is hidden from assistive technology. */
function Row({ ref, isLive, place, inView }: RowProps): ReactElement {
  const cards = listCards();
  const repetitions = Array.from({ length: Math.ceil(MOST_IN_VIEW / COUNT) }, (_, index) => index + 1);
  return (
    <ul ref={ref} className={`${rowStyle} ${places[place.at] ?? ""}`} data-moves={place.moves}>
      {cards.map((card, index) => (
        <Slide key={card.to} card={card} isOut={isLive && !isInView(index, place, inView)} />
      ))}
      {isLive &&
        repetitions.flatMap((round) =>
          cards.map((card, index) => (
            <Slide
              key={`${card.to} ${round}`}
              card={card}
              isOut={!isInView(index + round * COUNT, place, inView)}
              isRepetition
            />
          )),
        )}
    </ul>
  );
}

type BarsProps = { readonly first: number; readonly isLive: boolean; readonly onShow: (index: number) => void };

function Bars({ first, isLive, onShow }: BarsProps): ReactElement {
  return (
    <div className={bars} data-shown={isLive ? "" : undefined} role="group" aria-label="Choose a service">
      {listCards().map(({ title }, index) => (
        <button
          key={title}
          type="button"
          className={bar}
          aria-label={title}
          aria-current={index === first ? "true" : undefined}
          onClick={() => onShow(index)}
        />
      ))}
    </div>
  );
}

type SlideProps = {
  readonly card: ServiceCard;
  readonly isOut: boolean;
  readonly isRepetition?: boolean;
};

function Slide({ card, isOut, isRepetition = false }: SlideProps): ReactElement {
  return (
    <li className={slide} inert={isOut} data-repetition={isRepetition ? "" : undefined}>
      <a className={cardStyle} href={card.to} draggable={false}>
        <picture>
          {card.picture.avif !== null && (
            <source type="image/avif" srcSet={card.picture.avif} sizes={fixed.serviceCard} />
          )}
          <img
            src={card.picture.fallback}
            srcSet={card.picture.plain.files}
            sizes={fixed.serviceCard}
            width="682"
            height="1024"
            alt=""
            loading="lazy"
            draggable={false}
          />
        </picture>
        <span className={slideText}>
          <b className={title}>{card.title}</b>
          <span className={more}>
            <Label>To know more →</Label>
          </span>
        </span>
      </a>
    </li>
  );
}
