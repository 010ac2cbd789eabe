import type { ReactElement } from "react";
import { formatTask } from "#domain/deadlines";
import { Banner } from "#web/components/banner.tsx";
import type { BookingDeadline } from "../../ports/index.ts";
import { toShortMoment } from "./words.ts";

const describe = ({ task, place, state, latest, cutOff }: BookingDeadline): string => {
  const moment = state === "missed" ? (cutOff ?? latest) : latest;
  const name = `${formatTask({ task, of: 1 })}, ${place.name}`;
  return `${state === "missed" ? "Missed" : "Overdue"}: ${name}${moment === null ? "" : `, ${toShortMoment(moment.local)}`}`;
};

/** What was missed or is overdue; nothing while all is in time. */
export function LateDeadlines({ deadlines }: { readonly deadlines: readonly BookingDeadline[] }): ReactElement | null {
  const late = deadlines.filter(({ state }) => state === "missed" || state === "overdue");
  if (late.length === 0) return null;
  return (
    <Banner tone="caution">
      {late.map((deadline) => (
        <p key={`${deadline.task} ${deadline.place.name}`}>{describe(deadline)}</p>
      ))}
    </Banner>
  );
}
