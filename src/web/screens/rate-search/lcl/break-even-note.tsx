import type { ReactElement } from "react";
import { type BreakEven, breakEvenText } from "../../../../domain/lcl/break-even.ts";
import { Badge } from "../../../components/badge/badge.tsx";
import { num } from "../../../styles/typography.css.ts";
import { breakEven, sentence } from "./lcl-pass.css.ts";

/** What full containers cost on the same lane, and from which volume they cost less. */
export function BreakEvenNote({ comparison }: { readonly comparison: BreakEven }): ReactElement {
  return (
    <div className={`${breakEven} ${num}`}>
      {comparison.cheaper === "fcl" && <Badge kind="caution">A full container costs less</Badge>}
      {breakEvenText(comparison).map((words) => (
        <p key={words} className={sentence}>
          {words}
        </p>
      ))}
    </div>
  );
}
