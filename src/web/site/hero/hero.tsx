import { Fragment, type ReactElement, useEffect, useRef, useState } from "react";
import { TEXTS } from "#brand";
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
            {TEXTS.hero.lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </h1>
          <p className={promise}>{TEXTS.hero.promise}</p>
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
  return (
    <ul className={`${wrap} ${claims}`}>
      {TEXTS.claims.map(({ figure, text: words }) => (
        <li key={words} className={claim}>
          {figure !== null && (
            <>
              <b className={num}>{figure}</b>{" "}
            </>
          )}
          {words}
        </li>
      ))}
    </ul>
  );
}

function HeroPicture(): ReactElement {
  const { tall, wide } = HERO;
  return (
    <picture>
      {tall.avif !== null && <source media={below.sm} type="image/avif" srcSet={tall.avif} sizes="100vw" />}
      <source media={below.sm} type={tall.plain.type} srcSet={tall.plain.files} sizes="100vw" />
      {wide.avif !== null && <source type="image/avif" srcSet={wide.avif} sizes="100vw" />}
      <img
        className={picture}
        src={wide.fallback}
        srcSet={wide.plain.files}
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
  return isQuiet && HERO.wide.video !== null && HERO.tall.video !== null ? (
    <Loop wide={HERO.wide.video} tall={HERO.tall.video} />
  ) : null;
}

function Loop({ wide, tall }: { readonly wide: string; readonly tall: string }): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isPaused, setPaused] = useState(false);
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
        src={window.matchMedia(below.sm).matches ? tall : wide}
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
