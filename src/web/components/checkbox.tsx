import type { ReactElement, ReactNode } from "react";
import { num } from "../styles/typography.css.ts";
import { checkmark, end as endStyle, note as noteStyle, place, row, tick } from "./checkbox.css.ts";
import { Icon } from "./icon/icon.tsx";
import { check } from "./icon/shapes.ts";

type CheckboxProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly note?: string;
  readonly end?: ReactNode;
  readonly name?: string;
  readonly disabled?: boolean;
};

export function Checkbox(props: CheckboxProps): ReactElement {
  return (
    <label className={row}>
      <span className={place}>
        <input
          type="checkbox"
          className={checkmark}
          name={props.name}
          checked={props.checked}
          disabled={props.disabled}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        <span className={tick}>
          <Icon shape={check} size="xs" />
        </span>
      </span>
      <span>
        {props.label}
        {props.note !== undefined && <small className={noteStyle}>{props.note}</small>}
      </span>
      {props.end !== undefined && <span className={`${endStyle} ${num}`}>{props.end}</span>}
    </label>
  );
}
