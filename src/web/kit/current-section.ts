import { type RefObject, useEffect, useState } from "react";

/** A section of a page that its list of sections leads to, by the id of its element. */
export interface SectionLink {
  readonly id: string;
  readonly label: string;
}

/* A heading that was jumped to stops 9rem below the top edge: its margin and the padding of the page. */
const READING_LINE = 160;

/** The last section whose heading passed the reading line; at the end of the page the one of the address, or the last. */
const findSectionInView = (links: readonly SectionLink[], hash: string): string => {
  const tops = links.map(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
  const passed = tops.findLastIndex((top) => top <= READING_LINE);
  const { scrollHeight } = document.documentElement;
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2) {
    const linked = links.findIndex(({ id }) => `#${id}` === hash);
    const isInView = linked > passed && (tops[linked] ?? Infinity) < innerHeight;
    return links.at(isInView ? linked : -1)?.id ?? "";
  }
  return links[Math.max(passed, 0)]?.id ?? "";
};

/**
 * The id of the section that is being read; '' until it is known. `hash` is that of the address, `of` contains the sections: what
 * loads late in it moves headings without a scroll.
 */
export const useCurrentSection = (
  of: RefObject<HTMLElement | null>,
  links: readonly SectionLink[],
  hash: string,
): string => {
  const [current, setCurrent] = useState("");
  useEffect(() => {
    const update = () => setCurrent(findSectionInView(links, hash));
    update();
    addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    const observer = globalThis.ResizeObserver === undefined ? null : new ResizeObserver(update);
    if (of.current !== null) observer?.observe(of.current);
    return () => {
      observer?.disconnect();
      removeEventListener("scroll", update);
      removeEventListener("resize", update);
    };
  }, [of, links, hash]);
  return current;
};
