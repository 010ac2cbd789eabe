import {
  type FocusEvent,
  type HTMLInputTypeAttribute,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from "react";
import { num } from "../styles/typography.css.ts";
import { afterLeaving } from "./after-leaving.ts";
import { input, inset, lead } from "./field.css.ts";
import {
  type ControlLook,
  controlClass,
  describeControl,
  FieldFrame,
  type FieldLabels,
  toFieldProps,
} from "./field.tsx";
import { Icon } from "./icon/icon.tsx";
import { cross, type IconShape, lock, eye, eyeOff } from "./icon/shapes.ts";

export type TextFieldProps = FieldLabels &
  ControlLook & {
    readonly value: string;
    readonly onChange?: (value: string) => void;
    readonly onBlur?: () => void;
    readonly name?: string;
    readonly type?: "text" | "email" | "tel" | "search" | "password";
    readonly icon?: IconShape;
    readonly placeholder?: string;
    readonly required?: boolean;
    readonly maxLength?: number;
    readonly autoComplete?: string;
    readonly inputMode?: "numeric" | "decimal" | "email" | "tel";
    readonly numeric?: boolean;
    readonly disabled?: boolean;
    readonly autoFocus?: boolean;
    readonly onClear?: () => void;
    readonly end?: ReactNode;
    readonly ref?: Ref<HTMLInputElement>;
  };

export function TextField(props: TextFieldProps): ReactElement {
  const id = useId();
  return (
    <FieldFrame {...toFieldProps(props)} id={id}>
      <div className={controlClass(props)}>
        {props.icon && (
          <span className={lead}>
            <Icon shape={props.icon} />
          </span>
        )}
        <input {...describeControl(id, props)} {...toInputProps(props)} />
        {props.end}
        {props.onClear !== undefined && props.value !== "" && (
          <button type="button" className={inset} aria-label={`Clear ${props.label}`} onClick={props.onClear}>
            <Icon shape={cross} size="s" />
          </button>
        )}
        {props.readOnly === true && <Icon shape={lock} size="s" />}
      </div>
    </FieldFrame>
  );
}

function toInputProps(props: TextFieldProps) {
  const { onBlur } = props;
  const type: HTMLInputTypeAttribute = props.type ?? "text";
  return {
    className: props.numeric === true ? `${input} ${num}` : input,
    type,
    ref: props.ref,
    name: props.name,
    value: props.value,
    placeholder: props.placeholder,
    required: props.required,
    readOnly: props.readOnly ?? props.onChange === undefined,
    disabled: props.disabled,
    maxLength: props.maxLength,
    autoComplete: props.autoComplete,
    inputMode: props.inputMode,
    autoFocus: props.autoFocus,
    onBlur:
      onBlur === undefined
        ? undefined
        : ({ currentTarget }: FocusEvent<HTMLInputElement>) => afterLeaving(currentTarget, onBlur),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      props.onChange?.(event.currentTarget.value),
  };
}

type PasswordFieldProps = Omit<TextFieldProps, "type" | "end" | "onClear" | "numeric" | "inputMode">;

export function PasswordField(props: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          className={inset}
          aria-label={`Show ${props.label.toLowerCase()}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon shape={shown ? eyeOff : eye} size="s" />
        </button>
      }
    />
  );
}
