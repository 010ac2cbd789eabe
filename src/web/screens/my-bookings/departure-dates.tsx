import type { ReactElement } from "react";
import type { DeparturePeriod } from "#domain/bookings";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { dates } from "./filters.css.ts";

type Between = Extract<DeparturePeriod, { readonly kind: "between" }>;

export type DepartureDatesProps = {
  readonly departure: Between;
  readonly onChange: (departure: Between) => void;
};

export function DepartureDates({ departure, onChange }: DepartureDatesProps): ReactElement {
  const { from, till } = departure;
  return (
    <div className={dates}>
      <DateField
        label="Departure from"
        value={from}
        {...(till === null ? {} : { max: till })}
        onChange={(changed) => onChange({ ...departure, from: changed })}
      />
      <DateField
        label="Departure till"
        value={till}
        {...(from === null ? {} : { min: from })}
        onChange={(changed) => onChange({ ...departure, till: changed })}
      />
    </div>
  );
}
