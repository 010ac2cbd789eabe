import type { ReactElement } from "react";
import { num } from "../styles/typography.css.ts";
import { Icon } from "./icon/icon.tsx";
import { minus, plus } from "./icon/shapes.ts";
import { count, step, stepper } from "./number-stepper.css.ts";

type NumberStepperProps = {
  /** "20GP"; the buttons are called "One 20GP fewer" and "One more 20GP". */
  readonly label: string;
  readonly value: number;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
  readonly min?: number;
  readonly max?: number;
};

export function NumberStepper(props: NumberStepperProps): ReactElement {
  const { label, value, min = 0, max = Number.POSITIVE_INFINITY } = props;
  return (
    <span className={stepper} role="group" aria-label={`Quantity of ${label}`}>
      <button
        type="button"
        className={step}
        aria-label={`One ${label} fewer`}
        disabled={value <= min}
        onClick={props.onDecrease}
      >
        <Icon shape={minus} size="s" />
      </button>
      <output className={`${count} ${num}`}>{value}</output>
      <button
        type="button"
        className={step}
        aria-label={`One more ${label}`}
        disabled={value >= max}
        onClick={props.onIncrease}
      >
        <Icon shape={plus} size="s" />
      </button>
    </span>
  );
}
