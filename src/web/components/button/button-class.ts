import { destructive, ghostPadding, kind as kinds, off, size as sizes, wide as wideStyle } from "./button.css.ts";

export type ButtonLook = {
  /** Primary once per card or dialog; ink never beside a primary of the same size. */
  readonly kind?: keyof typeof kinds;
  /** 36, 44 (the default) or 52 px high. */
  readonly size?: keyof typeof sizes;
  /** As wide as its place. */
  readonly wide?: boolean;
  /** For an action that takes something away; ghost only. */
  readonly destructive?: boolean;
};

/** The class names of a button's look, for elements that are not a `<Button>`: router links, menu triggers. */
export function buttonClass(look: ButtonLook, isOff = false): string {
  const { kind = "primary", size = "medium", wide = false } = look;
  const names = [kinds[kind], sizes[size]];
  if (kind === "ghost") names.push(ghostPadding);
  if (wide) names.push(wideStyle);
  if (look.destructive === true) names.push(destructive);
  if (isOff) names.push(off);
  return names.join(" ");
}
