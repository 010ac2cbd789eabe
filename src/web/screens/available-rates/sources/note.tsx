import { type ReactElement, useLayoutEffect, useState } from "react";
import { Icon } from "#web/components/icon/icon.tsx";
import { chevronDown, chevronUp } from "#web/components/icon/shapes.ts";
import * as css from "./source-strip.css.ts";

type NoteProps = {
  readonly text: string;
  /** One line, so that nothing below moves. */
  readonly isHeld: boolean;
};

/** What is added to the state of a source. One that is held and does not fit is read whole after a press. */
export function Note({ text, isHeld }: NoteProps): ReactElement {
  const [opened, setOpened] = useState<string | null>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);
  const isOpen = opened === text;
  const isCut = useIsCut(line);
  if (!isHeld) return <span className={css.note}>{text}</span>;
  if (!isOpen && !isCut)
    return (
      <span key={text} ref={setLine} className={css.noteLine}>
        {text}
      </span>
    );
  return (
    <button
      type="button"
      className={css.noteButton}
      aria-expanded={isOpen}
      onClick={() => setOpened(isOpen ? null : text)}
    >
      <span key={text} ref={isOpen ? undefined : setLine} className={isOpen ? css.note : css.noteLine}>
        {text}
      </span>
      <Icon shape={isOpen ? chevronUp : chevronDown} size="xs" />
    </button>
  );
}

/** Whether a line is longer than its room. */
function useIsCut(line: HTMLElement | null): boolean {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    if (line === null) return undefined;
    const measure = () => setIsCut(line.scrollWidth > line.clientWidth);
    measure();
    if (globalThis.ResizeObserver === undefined) return undefined;
    const watcher = new ResizeObserver(measure);
    watcher.observe(line);
    return () => watcher.disconnect();
  }, [line]);
  return isCut;
}
