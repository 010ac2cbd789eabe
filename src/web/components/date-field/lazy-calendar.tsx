import { type ReactElement, useEffect, useState } from "react";
import { VisuallyHidden } from "../accessibility.tsx";
import { Skeleton } from "../loading.tsx";
import type { CalendarMonthProps } from "./calendar.tsx";
import { calendarLoading } from "./date-field.css.ts";
import { extent } from "#web/styles/tokens.ts";

type Sheet = (props: CalendarMonthProps) => ReactElement;

let arrived: Sheet | null = null;

function CalendarUnavailable(): ReactElement {
  return (
    <p className={calendarLoading} role="alert">
      The calendar could not be loaded. Type the date instead.
    </p>
  );
}

/** Loads the calendar once; a call after a failure tries again. */
export const fetchCalendar = async (): Promise<Sheet> => {
  if (arrived !== null) return arrived;
  return import("./calendar.tsx").then(
    ({ CalendarMonth: CalendarSheet }) => {
      arrived = CalendarSheet;
      return CalendarSheet;
    },
    () => CalendarUnavailable,
  );
};

/** Loads the calendar when the browser is idle. */
export function usePreloadedCalendar(): void {
  useEffect(() => {
    const fetch = () => void fetchCalendar();
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(fetch, 2000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(fetch);
    return () => window.cancelIdleCallback(idle);
  }, []);
}

export function LazyCalendar(props: CalendarMonthProps): ReactElement {
  const [shown, setShown] = useState<{ readonly Sheet: Sheet } | null>(arrived === null ? null : { Sheet: arrived });
  useEffect(() => {
    if (shown !== null) return undefined;
    let isOpen = true;
    void fetchCalendar().then((Sheet) => {
      if (isOpen) setShown({ Sheet });
    });
    return () => {
      isOpen = false;
    };
  }, [shown]);
  if (shown !== null) return <shown.Sheet {...props} />;
  return (
    <div className={calendarLoading} role="status">
      <VisuallyHidden>Loading the calendar...</VisuallyHidden>
      <Skeleton width={extent(280)} height={extent(280)} />
    </div>
  );
}
