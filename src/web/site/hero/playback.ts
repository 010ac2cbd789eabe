import { useEffect, useState } from "react";
import { reducedMotion } from "#web/styles/tokens.ts";

/** If the browser refuses to play, mutes and tries again. Returns whether it plays. */
export const playMutedAtLast = async (video: HTMLVideoElement): Promise<boolean> => {
  const attempt = (): Promise<boolean> =>
    video.play().then(
      () => true,
      () => false,
    );
  await loaded(video);
  if (await attempt()) return true;
  video.muted = true;
  return attempt();
};

const loaded = (video: HTMLVideoElement): Promise<void> =>
  video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    ? Promise.resolve()
    : new Promise((resolve) => {
        video.addEventListener("loadeddata", () => resolve(), { once: true });
      });

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
};

/** Milliseconds after the load event before the video starts. */
const PLAYBACK_DELAY_MS = 2500;

export function useQuietPage(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const motion = window.matchMedia(reducedMotion);
    if (motion.matches || savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      timer = setTimeout(() => setQuiet(true), PLAYBACK_DELAY_MS);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    const changed = (): void => setQuiet(!motion.matches);
    motion.addEventListener("change", changed);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", wait);
      motion.removeEventListener("change", changed);
    };
  }, []);
  return isQuiet;
}
