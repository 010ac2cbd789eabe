import type { MouseEventHandler, ReactElement, ReactNode, Ref } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import { Wheel } from "../spinner/spinner.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Label } from "./label.tsx";

type ButtonProps = ButtonLook & {
  readonly children: ReactNode;
  readonly type?: "button" | "submit" | "reset";
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly disabled?: boolean;
  /** Set while the action runs: the button is disabled and shows these words ("Submitting..."). */
  readonly busyLabel?: string | undefined;
  readonly icon?: IconShape;
  readonly iconEnd?: IconShape;
  /** Ties the button to a form it does not stand in. */
  readonly form?: string;
  readonly autoFocus?: boolean;
  /** A longer name where the words alone would repeat down a list: "Book Now, Norrvik Line". */
  readonly ariaLabel?: string;
  readonly pressed?: boolean;
  readonly opens?: "dialog" | "menu";
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLButtonElement>;
};

export function Button(props: ButtonProps): ReactElement {
  const busy = props.busyLabel !== undefined;
  const off = busy || props.disabled === true;
  return (
    <button
      ref={props.ref}
      type={props.type ?? "button"}
      className={buttonClass(props, off)}
      disabled={off}
      onClick={props.onClick}
      form={props.form}
      autoFocus={props.autoFocus}
      aria-label={props.ariaLabel}
      aria-busy={busy ? true : undefined}
      aria-pressed={props.pressed}
      aria-haspopup={props.opens}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-describedby={props.describedBy}
    >
      {busy ? <Wheel /> : props.icon && <Icon shape={props.icon} size="s" />}
      {busy ? props.busyLabel : <Label>{props.children}</Label>}
      {!busy && props.iconEnd && <Icon shape={props.iconEnd} size="s" />}
    </button>
  );
}
