import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { type SectionLink, useCurrentSection } from "#web/kit/current-section.ts";
import { wrap } from "#web/styles/layout.css.ts";
import * as css from "./section-links.css.ts";

/* A section belongs to its feature, which may load later or be missing: what is on the page is linked. */
const readSections = (page: HTMLElement): readonly SectionLink[] =>
  [...page.querySelectorAll<HTMLElement>("section[aria-labelledby] h2[id]")].map(({ id, textContent }) => ({
    id,
    label: textContent,
  }));

const isSame = (one: readonly SectionLink[], other: readonly SectionLink[]): boolean =>
  one.length === other.length &&
  one.every(({ id, label }, index) => other[index]?.id === id && other[index].label === label);

const READER_EVENTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Keeps the section of the address in view while sections above it load, until the reader moves. */
const useSectionInView = (of: RefObject<HTMLElement | null>, hash: string): void => {
  useEffect(() => {
    const page = of.current;
    if (page === null || hash === "" || globalThis.ResizeObserver === undefined) return undefined;
    const observer = new ResizeObserver(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    const stop = () => observer.disconnect();
    observer.observe(page);
    for (const name of READER_EVENTS) addEventListener(name, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const name of READER_EVENTS) removeEventListener(name, stop);
    };
  }, [of, hash]);
};

/** Links to the sections of a booking, under the bar; the page adds and removes sections while it is open. */
export function SectionLinks({ of }: { readonly of: RefObject<HTMLElement | null> }): ReactElement {
  const { hash } = useLocation();
  const [links, setLinks] = useState<readonly SectionLink[]>([]);
  useEffect(() => {
    const page = of.current;
    if (page === null) return undefined;
    const update = () => setLinks((known) => (isSame(known, readSections(page)) ? known : readSections(page)));
    update();
    const observer = new MutationObserver(update);
    observer.observe(page, { childList: true });
    return () => observer.disconnect();
  }, [of]);
  useSectionInView(of, hash);
  const current = useCurrentSection(of, links, hash);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link === null || link === undefined) return;
    const { left, right } = link.getBoundingClientRect();
    const edges = list.current?.getBoundingClientRect();
    if (edges === undefined) return;
    if (left < edges.left) list.current?.scrollBy({ left: left - edges.left });
    else if (right > edges.right) list.current?.scrollBy({ left: right - edges.right });
  }, [current]);
  return (
    <nav className={css.bar} aria-label="On this page">
      <ul ref={list} className={`${wrap} ${css.list}`}>
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link} aria-current={id === current ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
