import { type CalendarDate, parseDate } from "@internationalized/date";
import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from "react";
import { DateField as DateParts, DateInput, DateSegment } from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { getDateFieldLocale } from "#web/messages/formats.ts";
import { num } from "#web/styles/typography.css.ts";
import { field, labelRow } from "../field.css.ts";
import { type ControlLook, controlClass, FieldNote } from "../field.tsx";
import { gap, segment, segments, weekday } from "./date-field.css.ts";
import { DayOpener, DayPopover } from "./day-popover.tsx";
import { usePreloadedCalendar } from "./lazy-calendar.tsx";

type DateFieldProps = Pick<ControlLook, "compact" | "error"> & {
  readonly label: string;
  readonly field?: string;
  readonly hint?: string | undefined;
  /** YYYY-MM-DD; null while no date is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** YYYY-MM-DD. */
  readonly min?: string;
  readonly max?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
};

/** A date without time and time zone: typed or chosen from the calendar. */
export function DateField(props: DateFieldProps): ReactElement {
  const noteId = useId();
  const control = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  usePreloadedCalendar();
  const value = toCalendarDate(props.value);
  const hasNote = props.hint !== undefined || props.error !== undefined;
  return (
    <I18nProvider locale={getDateFieldLocale()}>
      <DateParts
        className={field}
        data-field={props.field}
        aria-label={props.label}
        {...(hasNote ? { "aria-describedby": noteId } : {})}
        value={value}
        onChange={(date) => props.onChange(date === null ? null : date.toString())}
        minValue={toCalendarDate(props.min)}
        maxValue={toCalendarDate(props.max)}
        isInvalid={props.error !== undefined}
        isRequired={props.required ?? false}
        isDisabled={props.disabled ?? false}
        onKeyDown={(event) => {
          if (opensCalendar(event)) setOpen(true);
        }}
        shouldForceLeadingZeros
      >
        <span className={labelRow} aria-hidden="true">
          {props.label}
        </span>
        <div ref={control} className={controlClass(props)}>
          <DateInput className={`${segments} ${num}`}>
            {(part) => (
              <DateSegment segment={part} className={part.type === "literal" ? gap : segment}>
                {segmentText(part)}
              </DateSegment>
            )}
          </DateInput>
          {value !== null && <span className={weekday}>{shortWeekday(value)}</span>}
          <DayOpener {...props} isOpen={isOpen} onOpen={() => setOpen(true)} />
        </div>
        <FieldNote id={noteId} hint={props.hint} error={props.error} />
      </DateParts>
      <DayPopover
        label={props.label}
        control={control}
        value={value}
        min={toCalendarDate(props.min)}
        max={toCalendarDate(props.max)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={props.onChange}
      />
    </I18nProvider>
  );
}

/** Alt with an arrow, as in other fields that open a list. */
export const opensCalendar = ({ altKey, key }: Pick<KeyboardEvent, "altKey" | "key">): boolean =>
  altKey && (key === "ArrowDown" || key === "ArrowUp");

type Part = { readonly type: string; readonly text: string; readonly isPlaceholder: boolean };

/** The month is shown as a word, because 03/12 is ambiguous. */
export function segmentText(part: Part): string {
  if (part.type === "literal") return " ";
  if (part.type === "month" && !part.isPlaceholder) return monthName(part.text);
  return part.text;
}

/** Anything but YYYY-MM-DD counts as no date. */
export function toCalendarDate(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = Number(iso.slice(8));
  const date = parseDate(`${iso.slice(0, 8)}01`);
  return day >= 1 && day <= date.calendar.getDaysInMonth(date) ? date.set({ day }) : null;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

function shortWeekday(date: CalendarDate): string {
  return weekdays[new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()] ?? "";
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

function monthName(digits: string): string {
  return months[Number(digits) - 1] ?? digits;
}
