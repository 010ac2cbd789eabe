import { type RefObject, useEffect, useState } from "react";

/** About where the list begins, before anything is laid out: good enough to tell which cards are in the window. */
const guess = (): number => (window.innerWidth < 640 ? 330 : 460);

/**
 * Where the list begins on the page. Whatever moves it (a banner is dismissed, the window gets narrower) also changes
 * the page's size; it is read when the browser says so, because reading it earlier would lay the page out twice.
 */
export const useListTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(guess);
  useEffect(() => {
    const watcher = new ResizeObserver(() => {
      if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    });
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [list]);
  return top;
};
