import type { ReactElement, ReactNode, MouseEventHandler, Ref } from "react";
import {
  destructive,
  ghostPadding,
  kind as kinds,
  off,
  size as sizes,
  wide as wideStyle,
  arrow,
} from "./button.css.ts";
import { Icon } from "./icon/icon.tsx";
import type { IconShape } from "./icon/shapes.ts";
import { Wheel } from "./loading.tsx";

export type ButtonLook = {
  /** Primary once per card or dialog; never ink beside a primary of the same size. */
  readonly kind?: keyof typeof kinds;
  /** 36, 44 (the default) or 52 px high. */
  readonly size?: keyof typeof sizes;
  readonly wide?: boolean;
  /** For an action that removes something; ghost only. */
  readonly destructive?: boolean;
};

/** Class names for elements that look like a button but are none: router links, menu triggers. */
export function buttonClass(look: ButtonLook, isOff = false): string {
  const { kind = "primary", size = "medium", wide = false } = look;
  const names = [kinds[kind], sizes[size]];
  if (kind === "ghost") names.push(ghostPadding);
  if (wide) names.push(wideStyle);
  if (look.destructive === true) names.push(destructive);
  if (isOff) names.push(off);
  return names.join(" ");
}

const END = " →";

type LabelProps = { readonly children: ReactNode };

/** A trailing arrow ("Search Rates →") is animated. */
export function Label({ children }: LabelProps): ReactElement {
  if (typeof children !== "string" || !children.endsWith(END)) return <>{children}</>;
  return (
    <>
      {children.slice(0, -END.length)} <span className={arrow}>→</span>
    </>
  );
}

type ButtonProps = ButtonLook & {
  readonly children: ReactNode;
  readonly type?: "button" | "submit" | "reset";
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly disabled?: boolean;
  /** Set while the action runs: the button shows this text ("Submitting..."), cannot be pressed, and keeps the focus. */
  readonly busyLabel?: string | undefined;
  readonly icon?: IconShape;
  readonly iconEnd?: IconShape;
  /** The id of a form that does not contain the button. */
  readonly form?: string;
  readonly autoFocus?: boolean;
  /** A longer accessible name where the text repeats in a list: "Book Now, Norrvik Line". */
  readonly ariaLabel?: string;
  readonly pressed?: boolean;
  readonly opens?: "dialog" | "menu";
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLButtonElement>;
};

const ignorePress: MouseEventHandler = (event) => event.preventDefault();

export function Button(props: ButtonProps): ReactElement {
  const busy = props.busyLabel !== undefined;
  const off = busy || props.disabled === true;
  return (
    <button
      ref={props.ref}
      type={props.type ?? "button"}
      className={buttonClass(props, off)}
      disabled={!busy && props.disabled === true}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? ignorePress : props.onClick}
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
