import { type ReactElement, type Ref, useState } from "react";
import { IconButton } from "#web/components/icon-button.tsx";
import { chevronLeft, chevronRight, pause, play } from "#web/components/icon/shapes.ts";
import { useMedia } from "#web/components/use-media.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { from, reducedMotion } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { useLive } from "../hooks/use-live.ts";
import { sectionHead } from "../layout/page.css.ts";
import { bar, bars, controls, playControl, position, row as rowStyle, view } from "./carousel.css.ts";
import { firstOf, isInView, type Place } from "./rules.ts";
import { SERVICE_CARDS } from "./service-cards.ts";
import { services } from "./services.css.ts";
import { Slide } from "./slide.tsx";
import { useCarousel, useSwipe } from "./use-carousel.ts";

const COUNT = SERVICE_CARDS.length;

export function ServiceCarousel(): ReactElement {
  const isLive = useLive();
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
        <Bars first={firstOf(place, COUNT)} isLive={isLive} onShow={show} />
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

/* The row is repeated behind itself, so that it can go round; the repetition is drawn, not read. */
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
