import { type ReactElement, useState } from "react";
import { inset } from "../field/field.css.ts";
import { Icon } from "../icon/icon.tsx";
import { eye, eyeOff } from "../icon/shapes.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "end" | "onClear" | "numeric" | "inputMode">;

/** A password with a button that shows it, so that a typing mistake can be seen before it costs a try. */
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
