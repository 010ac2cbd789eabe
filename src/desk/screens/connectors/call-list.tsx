import type { ReactElement } from "react";
import { num } from "#web/styles/typography.css.ts";
import type { SourceCall } from "../../ports/index.ts";
import { useNow } from "../../kit/use-now.ts";
import { formatSoon } from "./labels.ts";
import * as css from "./connectors.css.ts";

const isGood = (outcome: string): boolean => outcome.startsWith("2") || outcome === "answered";

/** Calls of a carrier, without what was asked and answered. */
export function CallList({ calls }: { readonly calls: readonly SourceCall[] }): ReactElement {
  const now = useNow();
  return (
    <ul className={`${css.lines} ${num}`} aria-label="Calls">
      {calls.map(({ at, operation, outcome, seconds, isBilled, isTest }, index) => (
        <li key={`${at} ${index}`}>
          <span className={isGood(outcome) ? undefined : css.bad}>
            {operation}: {outcome}
          </span>
          <small>
            {formatSoon(at, now)}, {seconds.toFixed(1)} s{isBilled ? ", billed" : ""}
            {isTest ? ", test" : ""}
          </small>
        </li>
      ))}
    </ul>
  );
}
