import type { ReactElement } from "react";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { num } from "#web/styles/typography.css.ts";
import { line, sign, station } from "./signup.css.ts";

const STEPS = ["Email", "Verification code", "Details"] as const;

type ProgressProps = {
  /** Counted from 1; 4 when all steps are done. */
  readonly at: number;
};

/** The three steps on their line. */
export function Progress({ at }: ProgressProps): ReactElement {
  return (
    <ol className={line} aria-label={at > STEPS.length ? "All steps done" : `Step ${at} of ${STEPS.length}`}>
      {STEPS.map((name, index) => (
        <Station key={name} name={name} number={index + 1} at={at} />
      ))}
    </ol>
  );
}

type StationProps = ProgressProps & { readonly name: string; readonly number: number };

function Station({ name, number, at }: StationProps): ReactElement {
  if (number < at) {
    return (
      <li className={station} data-done="">
        <span className={sign.done}>
          <Icon shape={check} size="s" />
        </span>
        {name}
        <VisuallyHidden>, done</VisuallyHidden>
      </li>
    );
  }
  const isCurrent = number === at;
  return (
    <li className={station} aria-current={isCurrent ? "step" : undefined}>
      <span className={`${isCurrent ? sign.current : sign.ahead} ${num}`} aria-hidden="true">
        {number}
      </span>
      {name}
    </li>
  );
}
