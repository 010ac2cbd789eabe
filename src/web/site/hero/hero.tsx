import { type ReactElement, useEffect, useRef, useState } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { Icon } from "#web/components/icon/icon.tsx";
import { pause, play } from "#web/components/icon/shapes.ts";
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { below } from "#web/styles/tokens.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { HERO } from "../pictures.ts";
import { QuoteCard } from "../quote/quote-card.tsx";
import {
  claim,
  claims,
  copy,
  headline,
  hero,
  low,
  media,
  promise,
  picture,
  pauseButton,
  video as videoStyle,
} from "./hero.css.ts";
import { playMutedAtLast, useQuietPage } from "./playback.ts";

export function Hero(): ReactElement {
  return (
    <section className={hero} aria-labelledby="hero-title">
      <div className={`${media} ${onInk}`}>
        <HeroPicture />
        <HeroVideo />
        <div className={`${wrap} ${copy}`}>
          <h1 id="hero-title" className={`${text.display} ${headline}`}>
            Quote to quay,
            <br />
            on one line.
          </h1>
          <p className={promise}>Compare contract and spot rates, see every charge, and book the sailing.</p>
        </div>
      </div>
      <div className={low}>
        <div className={wrap}>
          <QuoteCard />
        </div>
      </div>
    </section>
  );
}

export function Claims(): ReactElement {
  const { hubs, fclDestinations, support } = COMPANY.claims;
  return (
    <ul className={`${wrap} ${claims}`}>
      <li className={claim}>
        <b className={num}>{hubs}</b> global hubs
      </li>
      <li className={claim}>
        <b className={num}>{fclDestinations}</b> destinations for FCL
      </li>
      <li className={claim}>
        <b className={num}>{support}</b> support
      </li>
      <li className={claim}>Real-time tracking</li>
      <li className={claim}>Cargo insurance</li>
    </ul>
  );
}

function HeroPicture(): ReactElement {
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

/** Loaded once the page is idle, never with reduced motion or data saver. */
function HeroVideo(): ReactElement | null {
  const isQuiet = useQuietPage();
  return isQuiet ? <Loop /> : null;
}

function Loop(): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const tall = window.matchMedia(below.sm).matches;
  useEffect(() => {
    const shown = video.current;
    if (shown !== null) void playMutedAtLast(shown).then(setPlaying);
    return () => shown?.pause();
  }, []);
  const toggle = (): void => {
    const shown = video.current;
    if (shown === null) return;
    if (isPaused) void playMutedAtLast(shown);
    else shown.pause();
    setPaused(!isPaused);
  };
  return (
    <>
      <video
        ref={video}
        className={videoStyle}
        src={tall ? HERO.tall.video : HERO.wide.video}
        poster={document.querySelector<HTMLImageElement>("[data-hero-picture]")?.currentSrc}
        data-playing={isPlaying ? "" : undefined}
        muted
        loop
        playsInline
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
      />
      {isPlaying && (
        <button
          type="button"
          className={pauseButton}
          aria-label={isPaused ? "Play background video" : "Pause background video"}
          onClick={toggle}
        >
          <Icon shape={isPaused ? play : pause} size="s" />
        </button>
      )}
    </>
  );
}
