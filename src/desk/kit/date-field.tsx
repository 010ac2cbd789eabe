import { type KeyboardEvent, type ReactElement, type Ref, useId, useRef, useState } from "react";
import {
  type CalendarDate,
  formatFullDate,
  formatWeekday,
  isReadMoment,
  readTypedMoment,
  toDate,
  toTime,
} from "#domain/time";
import { opensCalendar, toCalendarDate } from "#web/components/date-field/date-field.tsx";
import { DayOpener, DayPopover } from "#web/components/date-field/day-popover.tsx";
import { usePreloadedCalendar } from "#web/components/date-field/lazy-calendar.tsx";
import { input } from "#web/components/field.css.ts";
import { controlClass, describeControl, FieldFrame } from "#web/components/field.tsx";
import { num } from "#web/styles/typography.css.ts";
import { toOfficeDay, useMinute } from "../shell/office-clock.tsx";
import { UNREADABLE_DAY } from "../flows/typed-days.ts";
import { reading } from "./date-field.css.ts";

interface DateFieldProps {
  readonly label: string;
  readonly field?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly compact?: boolean;
  /** `YYYY-MM-DD`, with `hasTime` also `YYYY-MM-DDTHH:MM`; a text that cannot be read as it was typed; null while it is empty. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** A time of day may follow the date. */
  readonly hasTime?: boolean;
  /** The day next to which a date without a year is; today at the office if it is left out. */
  readonly today?: CalendarDate;
  /** The value was filled in by the desk and is to be checked. */
  readonly isProposed?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/* As a person reads it, and the field reads it again. */
const toText = (value: string | null, hasTime: boolean): string => {
  if (value === null || !isReadMoment(value, hasTime)) return value ?? "";
  return [formatFullDate(value), toTime(value)].filter((part) => part !== null).join(" ");
};

/**
 * A date of the desk, typed in any usual way or pasted (`15 dec`, `15.12.`, `2026-12-15`), or chosen from the calendar. It hands on
 * the date, or the text that it cannot read, which the form refuses.
 */
export function DateField(props: DateFieldProps): ReactElement {
  const { label, value, onChange, hasTime = false, hint } = props;
  const id = useId();
  const officeDay = toOfficeDay(useMinute());
  const control = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  usePreloadedCalendar();
  const isRead = value !== null && isReadMoment(value, hasTime);
  const unread = value !== null && !isRead && typed === null ? describeForms(hasTime) : undefined;
  const mark = props.isProposed === true ? ({ mark: "Proposed" } as const) : {};
  const labels = { label, hint, error: props.error ?? unread, ...mark };
  const type = (text: string): void => {
    setTyped(text);
    const moment = readTypedMoment(text, props.today ?? officeDay);
    const isTaken = moment !== null && isReadMoment(moment, hasTime);
    onChange(text.trim() === "" ? null : isTaken ? moment : text.trim());
  };
  const choose = (day: string): void => {
    const time = isRead ? toTime(value) : null;
    setTyped(null);
    onChange(time === null ? day : `${day}T${time}`);
  };
  return (
    <FieldFrame {...labels} {...(props.field === undefined ? {} : { field: props.field })} id={id}>
      <div ref={control} className={controlClass({ ...labels, compact: props.compact ?? false })}>
        <input
          {...describeControl(id, labels)}
          ref={props.ref}
          className={`${input} ${num}`}
          autoComplete="off"
          aria-haspopup="dialog"
          value={typed ?? toText(value, hasTime)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={(event: KeyboardEvent) => {
            if (opensCalendar(event)) setOpen(true);
          }}
        />
        {typed !== null && isRead && <span className={reading}>{formatWeekday(value)}</span>}
        <DayOpener label={label} isOpen={isOpen} onOpen={() => setOpen(true)} isSkipped />
      </div>
      <DayPopover
        label={label}
        control={control}
        value={isRead ? toCalendarDate(toDate(value)) : null}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={choose}
      />
    </FieldFrame>
  );
}

const describeForms = (hasTime: boolean): string =>
  hasTime ? "Write a date such as 5 dec 14:00 or 2026-12-05 14:00." : UNREADABLE_DAY;
