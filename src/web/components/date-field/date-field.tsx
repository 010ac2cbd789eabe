import { type ReactElement, useId } from "react";
import { Button } from "react-aria-components/Button";
import { DateInput, DatePicker, DateSegment } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { num } from "../../styles/typography.css.ts";
import { type ControlLook, controlClass } from "../field/control-class.ts";
import { field, labelRow } from "../field/field.css.ts";
import { FieldNote } from "../field/field-frame.tsx";
import { Icon } from "../icon/icon.tsx";
import { calendar as calendarIcon } from "../icon/shapes.ts";
import { popover } from "../popover/popover.css.ts";
import { toCalendarDate, weekdayOf } from "./calendar-date.ts";
import { CalendarSheet } from "./calendar-sheet.tsx";
import { gap, opener, segment, segments, weekday } from "./date-field.css.ts";
import { segmentText } from "./segment-text.ts";

type DateFieldProps = Pick<ControlLook, "compact" | "error"> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Calendar date, YYYY-MM-DD; null while none is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** First and last date that may be chosen, YYYY-MM-DD. */
  readonly min?: string;
  readonly max?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
};

/** A day without a time: typed part by part or taken from the calendar. No time zone can shift it. */
export function DateField(props: DateFieldProps): ReactElement {
  const noteId = useId();
  const value = toCalendarDate(props.value);
  const hasNote = props.hint !== undefined || props.error !== undefined;
  return (
    <I18nProvider locale="en-GB">
      <DatePicker
        className={field}
        aria-label={props.label}
        {...(hasNote ? { "aria-describedby": noteId } : {})}
        value={value}
        onChange={(date) => props.onChange(date === null ? null : date.toString())}
        minValue={toCalendarDate(props.min)}
        maxValue={toCalendarDate(props.max)}
        isInvalid={props.error !== undefined}
        isRequired={props.required ?? false}
        isDisabled={props.disabled ?? false}
        shouldForceLeadingZeros
      >
        <span className={labelRow} aria-hidden="true">
          {props.label}
        </span>
        <Group className={controlClass(props)}>
          <Button className={opener} aria-label={`Open calendar, ${props.label}`}>
            <Icon shape={calendarIcon} />
          </Button>
          <DateInput className={`${segments} ${num}`}>
            {(part) => (
              <DateSegment segment={part} className={part.type === "literal" ? gap : segment}>
                {segmentText(part)}
              </DateSegment>
            )}
          </DateInput>
          {value !== null && <span className={weekday}>{weekdayOf(value)}</span>}
        </Group>
        <FieldNote id={noteId} hint={props.hint} error={props.error} />
        <Popover className={popover} offset={6}>
          <Dialog aria-label={`Calendar, ${props.label}`}>
            <CalendarSheet />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
