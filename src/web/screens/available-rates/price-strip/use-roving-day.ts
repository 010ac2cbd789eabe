import { type FocusEvent, type KeyboardEvent, useState } from "react";
import type { StripDay } from "#domain/rates";
import type { CalendarDate } from "#domain/time";

const STEP: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One stop for the Tab key, arrows inside: a month of buttons must not stand between the shipper and the offers. */
export const useRovingDay = (days: readonly StripDay[], chosen: CalendarDate | null) => {
  const sailing = days.filter(({ totals }) => totals.length > 0).map(({ date }) => date);
  const [visited, setVisited] = useState<CalendarDate | null>(null);
  const reachable = [visited, chosen].find((date) => date !== null && sailing.includes(date)) ?? sailing[0] ?? null;

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    setVisited(event.target.closest<HTMLElement>("[data-day]")?.dataset["day"] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    if (step === undefined || reachable === null) return;
    event.preventDefault();
    const next = sailing[step(sailing.indexOf(reachable), sailing.length - 1)];
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return { reachable, onFocus, onKeyDown };
};
