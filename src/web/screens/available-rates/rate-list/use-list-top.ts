import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Where the list begins on the page. Whatever moves it (a banner is dismissed, the window gets narrower) also changes
 * the page's size, so it is read again then.
 */
export const useListTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    read();
    const watcher = new ResizeObserver(read);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [list]);
  return top;
};
