import type { ReactElement } from "react";
import { below } from "#web/styles/tokens.ts";
import { HERO } from "../pictures.ts";
import { picture } from "./hero.css.ts";

/** The poster: what the page begins with, and stays with where no video should play. */
export function HeroPicture(): ReactElement {
  const { tall, wide } = HERO;
  return (
    <picture>
      <source media={below.sm} type="image/avif" srcSet={tall.avif} sizes="100vw" />
      <source media={below.sm} type="image/webp" srcSet={tall.webp} sizes="100vw" />
      <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <img
        className={picture}
        src={wide.fallback}
        srcSet={wide.webp}
        sizes="100vw"
        width="2000"
        height="640"
        alt=""
        fetchPriority="high"
        data-hero-picture=""
      />
    </picture>
  );
}
