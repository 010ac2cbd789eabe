import { type CalendarDateTime, parseDateTime } from "@internationalized/date";
import { type ReactElement, useId } from "react";
import { DateField as DateParts, DateInput, DateSegment } from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { getDateFieldLocale } from "#web/messages/formats.ts";
import { num } from "#web/styles/typography.css.ts";
import { field, labelRow } from "../field.css.ts";
import { type ControlLook, controlClass, FieldNote } from "../field.tsx";
import { segmentText } from "./date-field.tsx";
import { gap, segment, segments } from "./date-field.css.ts";

type MomentFieldProps = Pick<ControlLook, "error"> & {
  readonly label: string;
  readonly field?: string;
  readonly hint?: string | undefined;
  /** `YYYY-MM-DDTHH:MM`; empty while it is not complete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly readOnly?: boolean;
};

/** A date with a time of day, local to the place it belongs to. */
export function MomentField(props: MomentFieldProps): ReactElement {
  const noteId = useId();
  const hasNote = props.hint !== undefined || props.error !== undefined;
  return (
    <I18nProvider locale={getDateFieldLocale()}>
      <DateParts<CalendarDateTime>
        className={field}
        data-field={props.field}
        aria-label={props.label}
        {...(hasNote ? { "aria-describedby": noteId } : {})}
        granularity="minute"
        hourCycle={24}
        value={toDateTime(props.value)}
        onChange={(moment) => props.onChange(moment === null ? "" : moment.toString().slice(0, 16))}
        {...(props.onBlur === undefined ? {} : { onBlur: props.onBlur })}
        isInvalid={props.error !== undefined}
        isReadOnly={props.readOnly ?? false}
        shouldForceLeadingZeros
      >
        <span className={labelRow} aria-hidden="true">
          {props.label}
        </span>
        <div className={controlClass(props)}>
          <DateInput className={`${segments} ${num}`}>
            {(part) => (
              <DateSegment segment={part} className={part.type === "literal" && part.text !== ":" ? gap : segment}>
                {part.text === ":" ? ":" : segmentText(part)}
              </DateSegment>
            )}
          </DateInput>
        </div>
        <FieldNote id={noteId} hint={props.hint} error={props.error} />
      </DateParts>
    </I18nProvider>
  );
}

/* Anything else counts as no moment. */
const toDateTime = (text: string): CalendarDateTime | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) || Number.isNaN(Date.parse(`${text}Z`))) return null;
  return parseDateTime(text);
};
