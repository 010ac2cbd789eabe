import type { ReactElement, ReactNode } from "react";
import { text } from "../styles/typography.css.ts";
import { Icon } from "./icon/icon.tsx";
import { check, cross } from "./icon/shapes.ts";
import { actions, message as messageStyle, outcome as outcomes, result } from "./result.css.ts";

type ResultProps = {
  readonly outcome: "done" | "failed";
  readonly title: string;
  readonly message: ReactNode;
  readonly children: ReactNode;
};

export function Result({ outcome, title, message, children }: ResultProps): ReactElement {
  return (
    <div className={result}>
      <span className={outcomes[outcome]}>
        <Icon shape={outcome === "done" ? check : cross} size="l" />
      </span>
      <h2 className={text.h2}>{title}</h2>
      <div className={messageStyle}>{message}</div>
      <div className={actions}>{children}</div>
    </div>
  );
}
