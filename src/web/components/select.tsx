import { type ReactElement, useId } from "react";
import { input, lead } from "./field.css.ts";
import {
  type ControlLook,
  controlClass,
  describeControl,
  FieldFrame,
  type FieldLabels,
  toFieldProps,
} from "./field.tsx";
import { Icon } from "./icon/icon.tsx";
import { chevronDown, type IconShape } from "./icon/shapes.ts";
import { option, select } from "./select.css.ts";

export type SelectOption<Value extends string> = { readonly value: Value; readonly label: string };

type SelectProps<Value extends string> = FieldLabels &
  ControlLook & {
    readonly options: readonly SelectOption<Value>[];
    readonly value: Value | "";
    readonly onChange: (value: Value) => void;
    readonly placeholder?: string;
    readonly icon?: IconShape;
    readonly name?: string;
    readonly required?: boolean;
    readonly disabled?: boolean;
  };

/** The native list: best on a phone, and nothing to load. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactElement {
  const id = useId();
  const choose = (value: string) => {
    const chosen = props.options.find((one) => one.value === value);
    if (chosen !== undefined) props.onChange(chosen.value);
  };
  return (
    <FieldFrame {...toFieldProps(props)} id={id}>
      <div className={controlClass(props)}>
        {props.icon && (
          <span className={lead}>
            <Icon shape={props.icon} />
          </span>
        )}
        <select
          {...describeControl(id, props)}
          className={`${input} ${select}`}
          name={props.name}
          value={props.value}
          required={props.required}
          disabled={props.disabled}
          data-empty={props.value === "" ? "" : undefined}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {props.placeholder !== undefined && (
            <option value="" disabled className={option}>
              {props.placeholder}
            </option>
          )}
          {props.options.map((one) => (
            <option key={one.value} value={one.value} className={option}>
              {one.label}
            </option>
          ))}
        </select>
        <span className={lead}>
          <Icon shape={chevronDown} size="s" />
        </span>
      </div>
    </FieldFrame>
  );
}
