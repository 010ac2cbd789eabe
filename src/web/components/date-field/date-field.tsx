import { type CalendarDate, parseDate } from "@internationalized/date";
import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { DateField as DateParts, DateInput, DateSegment } from "react-aria-components/DateField";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { getDateFieldLocale } from "#web/messages/formats.ts";
import { popover } from "#web/styles/layout.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { field, labelRow } from "../field.css.ts";
import { type ControlLook, controlClass, FieldNote } from "../field.tsx";
import { Icon } from "../icon/icon.tsx";
import { calendar as calendarIcon } from "../icon/shapes.ts";
import { gap, opener, segment, segments, weekday } from "./date-field.css.ts";
import { fetchCalendar, LazyCalendar, usePreloadedCalendar } from "./lazy-calendar.tsx";

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
          <Opener {...props} isOpen={isOpen} onOpen={() => setOpen(true)} />
        </div>
        <FieldNote id={noteId} hint={props.hint} error={props.error} />
      </DateParts>
      <Popover
        className={popover}
        triggerRef={control}
        placement="bottom start"
        offset={6}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Dialog aria-label={`Calendar, ${props.label}`}>
          <LazyCalendar
            value={value}
            min={toCalendarDate(props.min)}
            max={toCalendarDate(props.max)}
            onChoose={(date) => {
              props.onChange(date.toString());
              setOpen(false);
            }}
          />
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

const opensCalendar = ({ altKey, key }: KeyboardEvent): boolean => altKey && (key === "ArrowDown" || key === "ArrowUp");

type OpenerProps = Pick<DateFieldProps, "label" | "disabled"> & {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

function Opener({ label, disabled, isOpen, onOpen }: OpenerProps): ReactElement {
  return (
    <Button
      className={opener}
      aria-label={`Open calendar, ${label}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      isDisabled={disabled ?? false}
      onHoverStart={fetchCalendar}
      onFocus={fetchCalendar}
      onPress={onOpen}
    >
      <Icon shape={calendarIcon} />
    </Button>
  );
}

type Part = { readonly type: string; readonly text: string; readonly isPlaceholder: boolean };

/** The month is shown as a word, because 03/12 is ambiguous. */
export function segmentText(part: Part): string {
  if (part.type === "literal") return " ";
  if (part.type === "month" && !part.isPlaceholder) return monthName(part.text);
  return part.text;
}

/** Anything but YYYY-MM-DD counts as no date. */
function toCalendarDate(iso: string | null | undefined): CalendarDate | null {
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
