import { type RefObject, useLayoutEffect, useRef, useState } from "react";

const DEFAULT_WIDTH = 720;

/** How wide an element is, kept up to date; a usual width until it can be measured. */
export const useWidth = (): readonly [RefObject<HTMLDivElement | null>, number] => {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = (): void => {
      const measured = Math.round(current.getBoundingClientRect().width);
      if (measured > 0) setWidth(measured);
    };
    measure();
    if (globalThis.ResizeObserver === undefined) return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return [element, width];
};
