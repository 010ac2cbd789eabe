import type { MouseEventHandler, ReactElement, Ref } from "react";
import { bordered, inherit, round, size as sizes } from "./icon-button.css.ts";
import { Icon } from "./icon/icon.tsx";
import type { IconShape } from "./icon/shapes.ts";

type IconButtonProps = {
  readonly icon: IconShape;
  readonly label: string;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  /** 28, 40 (the default) or 44 px; the small ones grow to 44 px on touch screens. */
  readonly size?: keyof typeof sizes;
  readonly iconSize?: "s" | "m" | "l";
  readonly bordered?: boolean;
  readonly round?: boolean;
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly submits?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

function buttonClasses(props: IconButtonProps): string {
  const names = [sizes[props.size ?? "medium"]];
  if (props.bordered === true) names.push(bordered);
  if (props.round === true) names.push(round);
  if (props.quiet === true) names.push(inherit);
  return names.join(" ");
}

export function IconButton(props: IconButtonProps): ReactElement {
  return (
    <button
      ref={props.ref}
      type={props.submits === true ? "submit" : "button"}
      className={buttonClasses(props)}
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
    >
      <Icon shape={props.icon} size={props.iconSize ?? "m"} />
    </button>
  );
}
