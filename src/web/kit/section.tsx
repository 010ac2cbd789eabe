import { type ReactElement, type ReactNode, type Ref, useEffect } from "react";
import { text } from "#web/styles/typography.css.ts";
import * as css from "./section.css.ts";

interface SectionProps {
  /** Of the heading, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly size?: "h2" | "h3";
  /** The section can be named in the address by its `id`; its heading is `id` with `-title`. */
  readonly isAnchor?: boolean;
  /** Focused when the control with the focus has disappeared. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A count, a note or actions, at the end of the line of the title. */
  readonly aside?: ReactNode;
  /** Below that line, where the content has no distance of its own. */
  readonly gap?: keyof typeof css.gaps;
  /** `list`: over all columns of its page; its rows bring their lines and distances. */
  readonly look?: keyof typeof css.section;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

const USES = ["keydown", "pointerdown", "touchstart", "wheel"] as const;

/*
 * The browser looks for what an address names when the page arrives. A section comes with its data, and what is above it grows
 * with its own: the section is kept in view until the page is used.
 */
const useScrollToNamed = (id: string | null): void =>
  useEffect(() => {
    const element = id !== null && window.location.hash === `#${id}` ? document.getElementById(id) : null;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => element.scrollIntoView());
    const stop = (): void => {
      observer.disconnect();
      for (const use of USES) window.removeEventListener(use, stop);
    };
    for (const use of USES) window.addEventListener(use, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [id]);

/**
 * A card with a heading.
 *
 * @example
 * <Section id="files" title="Files" aside={<Button onClick={onOpen}>Open file</Button>}>
 *   <ul>…</ul>
 * </Section>
 */
export function Section(props: SectionProps): ReactElement {
  const { id, title, size = "h2", isAnchor = false, look = "sheet" } = props;
  const gap = props.gap ?? (look === "list" ? 12 : undefined);
  useScrollToNamed(isAnchor ? id : null);
  const titleId = isAnchor ? `${id}-title` : id;
  return (
    <section
      ref={props.ref}
      id={isAnchor ? id : undefined}
      className={isAnchor ? `${css.section[look]} ${css.anchor}` : css.section[look]}
      aria-labelledby={titleId}
    >
      <div className={gap === undefined ? css.head : `${css.head} ${css.gaps[gap]}`}>
        <h2
          id={titleId}
          ref={props.titleRef}
          tabIndex={isAnchor || props.titleRef !== undefined ? -1 : undefined}
          className={`${text[size]} ${css.title}`}
        >
          {title}
        </h2>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
