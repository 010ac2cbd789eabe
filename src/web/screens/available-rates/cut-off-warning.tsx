import type { ReactElement } from "react";
import { type CutOff, findPassedCutOff, type Rate, formatCutOffLabel } from "#domain/rates";
import { Icon } from "#web/components/icon/icon.tsx";
import { warning as triangle } from "#web/components/icon/shapes.ts";
import { readMinutes } from "#flows/utc-minutes.ts";
import { useNow } from "#web/portal/portal-context.tsx";
import { useZoneNote, ZONES } from "#web/portal/use-zones.ts";
import { num } from "#web/styles/typography.css.ts";
import { useTotals } from "./context.ts";
import { warning } from "./screen.css.ts";
import { Stack } from "#web/kit/layout.tsx";
import { formatCutOff } from "#web/messages/formats.ts";

const toName = (code: CutOff["code"]): string =>
  formatCutOffLabel(code).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const formatPassed = ({ code }: CutOff, time: string): string => `The ${toName(code)} has passed: ${time}.`;

type LoadingZone = { readonly loadingZone?: Rate["loadingZone"] };

/** A cut-off with its zone where that is not the shipper's. */
function useCutOffTime({ loadingZone = null }: LoadingZone): (at: CutOff["at"]) => string {
  const toNote = useZoneNote();
  return (at) => `${formatCutOff(at)}${toNote({ at, zone: loadingZone })}`;
}

/** The first cut-off of an offer that has passed; null without a search. */
function usePassedCutOff({ cutOffs, loadingZone }: Rate): CutOff | null {
  const { search } = useTotals();
  const now = readMinutes(useNow());
  return search === null ? null : findPassedCutOff(cutOffs, loadingZone, now, ZONES);
}

export function CutOffWarning({ rate }: { readonly rate: Rate }): ReactElement | null {
  const missed = usePassedCutOff(rate);
  const format = useCutOffTime(rate);
  if (missed === null) return <LateWarning rate={rate} />;
  return <Warning text={formatPassed(missed, format(missed.at))} />;
}

type LateWarningProps = { readonly rate: LoadingZone & Pick<Rate, "id"> };

/** A load that is late before it is booked: its latest safe time has passed. */
export function LateWarning({ rate }: LateWarningProps): ReactElement | null {
  const bookBy = useTotals().findBookBy(rate.id);
  const format = useCutOffTime(rate);
  if (bookBy === null || !bookBy.isPassed) return null;
  return (
    <Warning
      text={`Too late for your lead times: the pick-up had to be arranged by ${format(bookBy.at.local)}. Ask us before you book.`}
    />
  );
}

function Warning({ text }: { readonly text: string }): ReactElement {
  return (
    <Stack as="ul" gap={6} top={12}>
      <li className={`${warning} ${num}`}>
        <Icon shape={triangle} size="s" />
        <span>{text}</span>
      </li>
    </Stack>
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
  const missed = usePassedCutOff(rate);
  const bookBy = useTotals().findBookBy(rate.id);
  const format = useCutOffTime(rate);
  if (missed === null)
    return bookBy?.isPassed === true ? (
      <span className={className} title={`Book by ${format(bookBy.at.local)}`}>
        Past lead time
      </span>
    ) : null;
  return (
    <span className={className} title={formatPassed(missed, format(missed.at))}>
      Passed
    </span>
  );
}
