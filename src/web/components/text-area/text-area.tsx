import { type ReactElement, useId } from "react";
import { type ControlLook, controlClass } from "../field/control-class.ts";
import { input } from "../field/field.css.ts";
import { described, FieldFrame, type FieldWords, frameOf } from "../field/field-frame.tsx";
import { area } from "./text-area.css.ts";

type TextAreaProps = FieldWords &
  ControlLook & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly onBlur?: () => void;
    readonly name?: string;
    readonly rows?: number;
    readonly placeholder?: string;
    readonly required?: boolean;
    readonly maxLength?: number;
    readonly disabled?: boolean;
  };

export function TextArea(props: TextAreaProps): ReactElement {
  const id = useId();
  return (
    <FieldFrame {...frameOf(props)} id={id}>
      <div className={controlClass(props)}>
        <textarea
          {...described(id, props)}
          className={`${input} ${area}`}
          name={props.name}
          rows={props.rows ?? 5}
          value={props.value}
          placeholder={props.placeholder}
          required={props.required}
          readOnly={props.readOnly}
          disabled={props.disabled}
          maxLength={props.maxLength}
          onBlur={props.onBlur}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}
