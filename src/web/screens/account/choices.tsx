import { type ReactElement, useId } from "react";
import { Checkbox } from "#web/components/checkbox.tsx";
import { choices as choicesStyle, legend as legendStyle, problem as problemStyle } from "./choices.css.ts";

type ChoicesProps<Value extends string> = {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly Value[]) => void;
};

/** Several of a few values. */
export function Choices<Value extends string>(props: ChoicesProps<Value>): ReactElement {
  const { legend, choices, chosen, problem, onChange } = props;
  const id = useId();
  return (
    <fieldset className={choicesStyle} aria-describedby={problem === undefined ? undefined : id}>
      <legend className={legendStyle}>{legend}</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
      {problem !== undefined && (
        <p id={id} className={problemStyle} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
