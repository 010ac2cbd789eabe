import type { ReactElement, ReactNode } from "react";
import { text } from "#web/styles/typography.css.ts";
import { BrokenLine, EmptyQuay } from "./drawings.tsx";
import { action, advice as adviceStyle, state } from "./empty-state.css.ts";

type StateProps = {
  /** The specification's sentence: "No quotations found." */
  readonly sentence: string;
  /** What the person can do or check. */
  readonly advice?: ReactNode;
  readonly children?: ReactNode;
};

/** A list that is rightly empty; children are what to do next. */
export function EmptyState(props: StateProps): ReactElement {
  return (
    <div className={state} role="status">
      <EmptyQuay />
      <Words {...props} />
    </div>
  );
}

/** A list that could not be fetched, in the list's place; children are the ways out, "Try again" first. */
export function FailedState(props: StateProps): ReactElement {
  return (
    <div className={state} role="alert">
      <BrokenLine />
      <Words {...props} />
    </div>
  );
}

function Words({ sentence, advice, children }: StateProps): ReactElement {
  return (
    <>
      <p className={text.h3}>{sentence}</p>
      {advice !== undefined && <p className={adviceStyle}>{advice}</p>}
      {children !== undefined && <div className={action}>{children}</div>}
    </>
  );
}
