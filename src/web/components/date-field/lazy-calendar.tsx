import type { ReactElement } from "react";
import { VisuallyHidden } from "../accessibility.tsx";
import { lazyPart, useLater } from "#web/kit/lazy-part.tsx";
import { Skeleton } from "../loading.tsx";
import { calendarLoading } from "./date-field.css.ts";
import { extent } from "#web/styles/tokens.ts";

function CalendarLoading(): ReactElement {
  return (
    <div className={calendarLoading} role="status">
      <VisuallyHidden>Loading the calendar...</VisuallyHidden>
      <Skeleton width={extent(280)} height={extent(280)} />
    </div>
  );
}

function CalendarUnavailable(): ReactElement {
  return (
    <p className={calendarLoading} role="alert">
      The calendar could not be loaded. Type the date instead.
    </p>
  );
}

const calendar = lazyPart(
  async () => (await import("./calendar.tsx")).CalendarMonth,
  CalendarLoading,
  CalendarUnavailable,
);

export const LazyCalendar = calendar.Lazy;

export const fetchCalendar = (): void => void calendar.preload();

export const usePreloadedCalendar = (): void => useLater(calendar.preload);
