import { type ReactElement, useEffect, useRef, useState } from "react";
import { Icon } from "#web/components/icon/icon.tsx";
import { pause, play } from "#web/components/icon/shapes.ts";
import { below } from "#web/styles/tokens.ts";
import { HERO } from "../pictures.ts";
import { pauseButton, video as videoStyle } from "./hero.css.ts";
import { playMutedAtLast } from "./play.ts";
import { useQuietPage } from "./use-quiet-page.ts";

/** The moving background: only once the page can be used, and never under reduced motion or data saver. */
export function HeroVideo(): ReactElement | null {
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
