import type { ReactElement } from "react";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import type { Source } from "../../ports/index.ts";
import { bars, faint } from "./connectors.css.ts";

const [WIDTH, HEIGHT, STEP] = [96, 24, 6];
const MISSING = 4;

/** The last requests, oldest first, as high as they took long; a short red one had no answer. */
export function RecentBars({ recent }: { readonly recent: Source["recent"] }): ReactElement {
  if (recent.length === 0) return <span className={faint}>none</span>;
  const longest = Math.max(0.1, ...recent.map(({ seconds }) => seconds));
  const failures = recent.filter(({ outcome }) => outcome !== "answered" && outcome !== "refused").length;
  return (
    <>
      <svg className={bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {recent.toReversed().map(({ at, seconds, outcome }, index) => {
          const isMissing = outcome !== "answered" && outcome !== "refused";
          const height = isMissing ? MISSING : Math.max(MISSING, (seconds / longest) * (HEIGHT - 3));
          return (
            <path
              key={`${at} ${index}`}
              d={`M${2 + index * STEP} ${HEIGHT}v-${height.toFixed(1)}`}
              data-missing={isMissing ? "" : undefined}
            />
          );
        })}
      </svg>
      <VisuallyHidden>
        {recent.length - failures} of {recent.length} answered
      </VisuallyHidden>
    </>
  );
}
