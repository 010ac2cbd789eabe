import { type ReactElement, type Ref, useState } from "react";
import { Label } from "#web/components/button.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { chevronLeft, chevronRight, pause, play } from "#web/components/icon/shapes.ts";
import { useMedia } from "#web/components/use-media.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { from, reducedMotion, fixed } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { useIsHydrated } from "../hooks.ts";
import { sectionHead } from "../layout/page.css.ts";
import { SERVICE_PICTURES, type Picture } from "../pictures.ts";
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
import { firstShown, isInView, type Place, useCarousel, useSwipe } from "./use-carousel.ts";

interface ServiceCard {
  readonly title: string;
  readonly to: string;
  readonly picture: Picture;
}

/** The specification's titles, letter for letter. */
const SERVICE_CARDS: readonly ServiceCard[] = [
  { title: "Air Freight", to: "/air-freight", picture: SERVICE_PICTURES.air },
  { title: "LCL Consolidation", to: "/lcl-consolidation", picture: SERVICE_PICTURES.lcl },
  { title: "Warehousing Destination", to: "/warehousing", picture: SERVICE_PICTURES.warehouse },
  { title: "Ocean Freight Freight Fcl", to: "/sea-freight", picture: SERVICE_PICTURES.ocean },
];

const COUNT = SERVICE_CARDS.length;

export function ServiceCarousel(): ReactElement {
  const isLive = useIsHydrated();
  const isStill = useMedia(reducedMotion);
  const [isPaused, setPaused] = useState(false);
  const { place, next, previous, show, hold } = useCarousel(COUNT, isLive && !isStill && !isPaused);
  const { row, handlers } = useSwipe<HTMLUListElement>((way) => (way === "next" ? next() : previous()));
  return (
    <section className={services} id="services" aria-labelledby="services-title" aria-roledescription="carousel">
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 id="services-title" className={text.title}>
            Our Services
          </h2>
          <div className={controls} data-shown={isLive ? "" : undefined}>
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
          {...(isLive ? handlers : {})}
        >
          <Row ref={row} isLive={isLive} place={place} />
        </div>
        <Bars first={firstShown(place, COUNT)} isLive={isLive} onShow={show} />
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

type RowProps = { readonly ref: Ref<HTMLUListElement>; readonly isLive: boolean; readonly place: Place };

/* The row is repeated after itself; the repetition is hidden from assistive technology. */
function Row({ ref, isLive, place }: RowProps): ReactElement {
  const inView = useCardsInView();
  const repeated = isLive ? SERVICE_CARDS : [];
  return (
    <ul ref={ref} className={`${rowStyle} ${places[place.at] ?? ""}`} data-moves={place.moves}>
      {SERVICE_CARDS.map((card, index) => (
        <Slide key={card.to} card={card} isOut={isLive && !isInView(index, place, inView)} />
      ))}
      {repeated.map((card, index) => (
        <Slide key={`${card.to} again`} card={card} isOut={!isInView(index + COUNT, place, inView)} isRepetition />
      ))}
    </ul>
  );
}

type BarsProps = { readonly first: number; readonly isLive: boolean; readonly onShow: (index: number) => void };

function Bars({ first, isLive, onShow }: BarsProps): ReactElement {
  return (
    <div className={bars} data-shown={isLive ? "" : undefined} role="group" aria-label="Choose a service">
      {SERVICE_CARDS.map(({ title }, index) => (
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
          <source type="image/avif" srcSet={card.picture.avif} sizes={fixed.serviceCard} />
          <img
            src={card.picture.fallback}
            srcSet={card.picture.webp}
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
