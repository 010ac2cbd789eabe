import type { ReactElement } from "react";
import { proposeFollowUp } from "#domain/quotes";
import { type CalendarDate, formatDate } from "#domain/time";
import { Button } from "#web/components/button.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { toOfficeDay, useMinute } from "../../shell/office-clock.tsx";
import * as css from "./quotes.css.ts";

interface FollowUpFieldProps {
  readonly value: CalendarDate | null;
  /** The last day of the quote; null: not known yet. */
  readonly validTill: CalendarDate | null;
  readonly error: string | undefined;
  readonly onChange: (day: CalendarDate | null) => void;
}

/** The day on which the quote waits in the inbox unless the customer has answered. */
export function FollowUpField({ value, validTill, error, onChange }: FollowUpFieldProps): ReactElement {
  const today = toOfficeDay(useMinute());
  const proposed = validTill === null ? null : proposeFollowUp({ today, validTill });
  return (
    <div className={css.followUp}>
      <DateField label="Ask the customer on" compact value={value} error={error} onChange={onChange} />
      {proposed !== null && proposed !== value && (
        <Button kind="ghost" size="small" onClick={() => onChange(proposed)}>
          {`Ask on ${formatDate(proposed)}`}
        </Button>
      )}
      {value !== null && (
        <Button kind="ghost" size="small" onClick={() => onChange(null)}>
          Do not ask
        </Button>
      )}
    </div>
  );
}
