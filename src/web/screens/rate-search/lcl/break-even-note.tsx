import type { ReactElement } from "react";
import { type BreakEven, breakEvenText } from "../../../../domain/lcl/break-even.ts";
import { Badge } from "../../../components/badge/badge.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import { container } from "../../../components/icon/shapes.ts";
import { num } from "../../../styles/typography.css.ts";
import { note } from "./lcl-pass.css.ts";

/** What full containers cost on the same lane, and from which volume they cost less. */
export function BreakEvenNote({ comparison }: { readonly comparison: BreakEven }): ReactElement {
  const [price, ...others] = breakEvenText(comparison);
  return (
    <p className={`${note} ${num}`}>
      <Icon shape={container} size="s" />
      <span>
        {comparison.cheaper === "fcl" && (
          <>
            <Badge kind="caution">A full container costs less</Badge>{" "}
          </>
        )}
        <b>{price}</b> {others.join(" ")}
      </span>
    </p>
  );
}
