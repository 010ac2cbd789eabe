import type { ReactElement, ReactNode } from "react";
import { text } from "../styles/typography.css.ts";
import { action, advice as adviceStyle, state, drawing } from "./empty-state.css.ts";

type StateProps = {
  readonly sentence: string;
  readonly advice?: ReactNode;
  readonly children?: ReactNode;
};

export function EmptyState(props: StateProps): ReactElement {
  return (
    <div className={state} role="status">
      <EmptyQuay />
      <StateText {...props} />
    </div>
  );
}

/** Children are the actions, "Try again" first. */
export function FailedState(props: StateProps): ReactElement {
  return (
    <div className={state} role="alert">
      <BrokenLine />
      <StateText {...props} />
    </div>
  );
}

function StateText({ sentence, advice, children }: StateProps): ReactElement {
  return (
    <>
      <p className={text.h3}>{sentence}</p>
      {advice !== undefined && <p className={adviceStyle}>{advice}</p>}
      {children !== undefined && <div className={action}>{children}</div>}
    </>
  );
}

function EmptyQuay(): ReactElement {
  return (
    <svg className={drawing} viewBox="0 0 180 84" aria-hidden="true">
      <path data-part="ground" d="M4 74h172" />
      <path d="M30 74V14h6v60M30 30l-18 44M36 30l14 44M8 14h120M36 14l30-10 40 10M104 14v22" />
      <path data-part="load" d="M92 36h24v12H92z" />
      <path data-part="absent" d="M64 62h30v12H64zM98 62h30v12H98z" />
    </svg>
  );
}

function BrokenLine(): ReactElement {
  return (
    <svg className={drawing} viewBox="0 0 180 84" aria-hidden="true">
      <path data-part="line" d="M18 44h44M118 44h44" />
      <path data-part="gap" d="M66 44h48" />
      <path data-part="station" d="M6 38h12v12H6z" />
      <circle data-part="station" cx="168" cy="44" r="6.5" />
      <path data-part="break" d="m84 34 12 20M96 34 84 54" />
    </svg>
  );
}
