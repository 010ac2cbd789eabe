import type { ReactElement } from "react";
import { findUnreachableCutOff, type Rate, type UnreachableCutOff } from "#domain/rates";
import { formatCutOff } from "#domain/time";
import { Icon } from "#web/components/icon/icon.tsx";
import { warning as triangle } from "#web/components/icon/shapes.ts";
import { CUT_OFF_LABELS } from "#web/messages/labels.ts";
import { useToday } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { useTotals } from "./context.ts";
import { warning, warnings } from "./screen.css.ts";

const toName = (code: UnreachableCutOff["code"]): string =>
  CUT_OFF_LABELS[code].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const formatUnreachable = ({ code, at, reason }: UnreachableCutOff): string =>
  reason === "passed"
    ? `The ${toName(code)} has passed (${formatCutOff(at)}).`
    : `Your cargo-ready date is after the ${toName(code)} (${formatCutOff(at)}).`;

/** What of an offer cannot be met with cargo that is ready on the searched day; null without a search. */
function useUnreachableCutOff({ cutOffs }: Rate): UnreachableCutOff | null {
  const { search } = useTotals();
  const today = useToday();
  return search === null ? null : findUnreachableCutOff(cutOffs, { today, readyOn: search.departureDate });
}

export function CutOffWarning({ rate }: { readonly rate: Rate }): ReactElement | null {
  const missed = useUnreachableCutOff(rate);
  if (missed === null) return null;
  return (
    <ul className={warnings}>
      <li className={`${warning} ${num}`}>
        <Icon shape={triangle} size="s" />
        <span>{formatUnreachable(missed)}</span>
      </li>
    </ul>
  );
}

/** The same in a cell of the compact list. */
export function CutOffNote({
  rate,
  className,
}: {
  readonly rate: Rate;
  readonly className: string;
}): ReactElement | null {
  const missed = useUnreachableCutOff(rate);
  if (missed === null) return null;
  return (
    <span className={className} title={formatUnreachable(missed)}>
      {missed.reason === "passed" ? "Passed" : "Before cargo-ready date"}
    </span>
  );
}
