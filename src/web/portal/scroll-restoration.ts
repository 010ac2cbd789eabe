import { Result } from "neverthrow";
import { useEffect, useLayoutEffect, useState } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";

const STORAGE_KEY = "scroll-positions";

/* Storage may be blocked or hold anything. */
const readPositions = (): Map<string, number> => {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    const entries = saved !== null && typeof saved === "object" ? Object.entries(saved) : [];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"));
  } catch {
    return new Map();
  }
};

const savePositions = (positions: ReadonlyMap<string, number>): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    /* Without storage, a reload starts at the top. */
  }
};

/* A hash that cannot be decoded has no target. */
const findTarget = (hash: string): HTMLElement | null =>
  Result.fromThrowable(decodeURIComponent)(hash.slice(1)).match(
    (id) => (id === "" ? null : document.getElementById(id)),
    () => null,
  );

const scrollToStart = (hash: string): void => {
  const target = findTarget(hash);
  if (target === null) window.scrollTo(0, 0);
  else target.scrollIntoView();
};

interface ScrollMemory {
  readonly watch: () => () => void;
  readonly scroll: (to: Location, type: NavigationType) => void;
}

/** The scroll position of every history entry, also across a reload. */
const createScrollMemory = (): ScrollMemory => {
  const positions = readPositions();
  let shown: Location | null = null;
  const take = (): void => {
    window.history.scrollRestoration = "manual";
  };
  const remember = (): void => {
    if (shown !== null) positions.set(shown.key, window.scrollY);
  };
  const leave = (): void => {
    savePositions(positions);
    window.history.scrollRestoration = "auto";
  };
  return {
    watch: () => {
      const listening = new AbortController();
      const { signal } = listening;
      take();
      window.addEventListener("scroll", remember, { passive: true, signal });
      window.addEventListener("pageshow", take, { signal });
      window.addEventListener("pagehide", leave, { signal });
      return () => listening.abort();
    },
    scroll: (to, type) => {
      if (shown === to) return;
      const isSamePath = shown?.pathname === to.pathname;
      shown = to;
      const position = type === NavigationType.Pop ? positions.get(to.key) : undefined;
      if (position !== undefined) window.scrollTo(0, position);
      else if (type !== NavigationType.Replace || !isSamePath) scrollToStart(to.hash);
    },
  };
};

/**
 * Restores the scroll position on back and forward; a new page starts at the top or at the target of its hash. An address
 * that is replaced on the same path keeps the position.
 */
export const useScrollRestoration = (): void => {
  const location = useLocation();
  const type = useNavigationType();
  const [memory] = useState(createScrollMemory);
  useEffect(() => memory.watch(), [memory]);
  useLayoutEffect(() => memory.scroll(location, type), [memory, location, type]);
};
