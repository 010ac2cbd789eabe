import type { ReactElement } from "react";
import { Label } from "#web/components/button.tsx";
import { card as cardStyle, more, slide, title, words } from "./carousel.css.ts";
import type { ServiceCard } from "./service-cards.ts";

type SlideProps = {
  readonly card: ServiceCard;
  /** Outside the view: neither reached by the keyboard nor read out. */
  readonly isOut: boolean;
  /** The same card behind the row; who reads with a screen reader has met it already. */
  readonly isRepetition?: boolean;
};

export function Slide({ card, isOut, isRepetition = false }: SlideProps): ReactElement {
  return (
    <li className={slide} inert={isOut} data-repetition={isRepetition ? "" : undefined}>
      <a className={cardStyle} href={card.to} draggable={false}>
        <picture>
          <source type="image/avif" srcSet={card.picture.avif} sizes="21.3rem" />
          <img
            src={card.picture.fallback}
            srcSet={card.picture.webp}
            sizes="21.3rem"
            width="682"
            height="1024"
            alt=""
            loading="lazy"
            draggable={false}
          />
        </picture>
        <span className={words}>
          <b className={title}>{card.title}</b>
          <span className={more}>
            <Label>To know more →</Label>
          </span>
        </span>
      </a>
    </li>
  );
}
