import type { ReactElement } from "react";
import { describeFreeTimeClock, FREE_TIME_LABELS, type FreeTimeClock } from "#domain/free-time";
import type { ShownView } from "#flows/deadlines/view.ts";
import { Badge } from "#web/components/badge.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { quietText } from "#web/kit/atoms.css.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./free-time.css.ts";
import { formatFreeTime } from "./labels.ts";
import { Stack, Text } from "#web/kit/layout.tsx";
import { readerFormats } from "#web/messages/formats.ts";

/** Free time at the destination with what is left or owed; what no clock can show is stated as written. */
export function FreeTime({ view }: { readonly view: ShownView }): ReactElement | null {
  const { freeTime: clocks, page } = view;
  const stated = page.facts?.freeTime ?? [];
  if (page.details.quotation.status === "cancelled") return null;
  const others = stated.filter(({ kind }) => clocks.every(({ terms }) => terms.kind !== kind));
  return (
    <Stack gap={8} top={12} role="group" aria-label="Free time at destination">
      {clocks.map((clock) => (
        <Clock key={clock.terms.kind} clock={clock} />
      ))}
      {others.length > 0 && <p className={quietText.small}>Free time at destination: {formatFreeTime(others)}.</p>}
      {stated.length === 0 && (
        <p className={quietText.small}>
          <b className={css.headline.plain}>Free time not stated.</b> {page.details.quotation.carrier ?? "The carrier"}{" "}
          states no free days for this booking. Ask before the arrival what a day costs.
        </p>
      )}
    </Stack>
  );
}

function Clock({ clock }: { readonly clock: FreeTimeClock }): ReactElement {
  const { name, definition } = FREE_TIME_LABELS[clock.terms.kind];
  const { headline, detail } = describeFreeTimeClock(clock, readerFormats());
  return (
    <div className={css.clock}>
      <div className={num}>
        <Text size="caption">
          {name}: {definition}
        </Text>
        <p className={css.headline[clock.state === "over" ? "over" : "plain"]}>{headline}</p>
        <p className={quietText.small}>{detail}</p>
      </div>
      {clock.state === "closed" ? (
        <Badge kind="best" icon={check}>
          Closed
        </Badge>
      ) : (
        <DayStrip clock={clock} />
      )}
    </div>
  );
}

type DayKind = keyof typeof css.day;

const MOST_DAYS = 21;
const MOST_CHARGED = 7;

/** Filled: used. Open: free. Striped: charged. */
const listDays = (clock: FreeTimeClock): readonly DayKind[] => {
  const { days } = clock.terms;
  const free = clock.state === "running" ? clock.daysLeft : clock.state === "over" ? 0 : days;
  const charged = clock.state === "over" ? Math.min(clock.daysOver, MOST_CHARGED) : 2;
  const many = (count: number, kind: DayKind): readonly DayKind[] =>
    Array.from({ length: Math.max(0, count) }, () => kind);
  return [...many(days - free, "used"), ...many(free, "free"), ...many(charged, "charged")];
};

function DayStrip({ clock }: { readonly clock: FreeTimeClock }): ReactElement | null {
  if (clock.state === "not-counted" || clock.terms.days > MOST_DAYS) return null;
  return (
    <span className={css.strip} aria-hidden="true">
      {listDays(clock).map((kind, index) => (
        <i key={`${String(index)} ${kind}`} className={css.day[kind]} />
      ))}
    </span>
  );
}
