import type { ReactElement } from "react";
import { num } from "#web/styles/typography.css.ts";
import { Icon } from "../icon/icon.tsx";
import { arrowDown, arrowUp } from "../icon/shapes.ts";
import { foot, keyCap, keys } from "./combobox.css.ts";

type FooterProps = { readonly summary: string };

/** How much was found, and the keys that move through it. */
export function Footer({ summary }: FooterProps): ReactElement {
  return (
    <div className={foot}>
      <span className={num}>{summary}</span>
      <span className={keys} aria-hidden="true">
        <span className={keyCap}>
          <Icon shape={arrowUp} size="xs" />
        </span>
        <span className={keyCap}>
          <Icon shape={arrowDown} size="xs" />
        </span>
        move <span className={keyCap}>Enter</span> choose
      </span>
    </div>
  );
}
