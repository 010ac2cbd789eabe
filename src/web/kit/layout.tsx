import { createElement, type HTMLAttributes, type ReactElement } from "react";
import { quietText, top as tops } from "./atoms.css.ts";
import * as css from "./layout.css.ts";

type Tag = "div" | "p" | "span" | "ul" | "ol" | "li";

interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, "className"> {
  /** The element that is drawn. */
  readonly as?: Tag;
  /** Distance to what is above. */
  readonly top?: keyof typeof tops;
  /** Distance to what is below. */
  readonly bottom?: keyof typeof css.bottom;
}

interface ArrangedProps extends BoxProps {
  readonly gap?: keyof typeof css.gaps;
}

interface RowProps extends ArrangedProps {
  readonly align?: keyof typeof css.align;
  readonly wrap?: boolean;
  /** The first at the start, the last at the end. */
  readonly spread?: boolean;
}

interface TextProps extends BoxProps {
  readonly size: keyof typeof quietText;
}

const join = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false && name !== "").join(" ");

const distancesOf = (top: BoxProps["top"], bottom: BoxProps["bottom"]): string =>
  join(top !== undefined && tops[top], bottom !== undefined && css.bottom[bottom]);
const gapOf = (gap: ArrangedProps["gap"]): string | undefined => (gap === undefined ? undefined : css.gaps[gap]);

/** Things below each other. */
export function Stack({ as = "div", gap, top, bottom, ...rest }: ArrangedProps): ReactElement {
  return createElement(as, { ...rest, className: join(css.stack, gapOf(gap), distancesOf(top, bottom)) });
}

/** Things side by side, in the middle of the line. */
export function Row(props: RowProps): ReactElement {
  const { as = "div", gap, top, bottom, align = "center", wrap = false, spread = false, ...rest } = props;
  const distances = [gapOf(gap), distancesOf(top, bottom)];
  const look = join(css.row, css.align[align], wrap && css.wrapped, spread && css.spread, ...distances);
  return createElement(as, { ...rest, className: look });
}

/** A paragraph that steps back behind its neighbours. */
export function Text({ as = "p", size, top, bottom, ...rest }: TextProps): ReactElement {
  return createElement(as, { ...rest, className: join(quietText[size], distancesOf(top, bottom)) });
}
