import type { ReactElement, ReactNode } from "react";
import { text } from "../styles/typography.css.ts";
import { Icon } from "./icon/icon.tsx";
import { check, clock, cross, type IconShape } from "./icon/shapes.ts";
import { actions, message as messageStyle, outcome as outcomes, result } from "./result.css.ts";

/** `waiting`: something is to be done or decided first. */
type Outcome = "done" | "waiting" | "failed";

const SHAPES: Readonly<Record<Outcome, IconShape>> = { done: check, waiting: clock, failed: cross };

type ResultProps = {
  readonly outcome: Outcome;
  readonly title: string;
  readonly message: ReactNode;
  readonly children: ReactNode;
};

export function Result({ outcome, title, message, children }: ResultProps): ReactElement {
  return (
    <div className={result}>
      <span className={outcomes[outcome]}>
        <Icon shape={SHAPES[outcome]} size="l" />
      </span>
      <h2 className={text.h2}>{title}</h2>
      <div className={messageStyle}>{message}</div>
      <div className={actions}>{children}</div>
    </div>
  );
}
