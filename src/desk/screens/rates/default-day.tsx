import type { ReactElement } from "react";
import { DateField } from "../../kit/date-field.tsx";
import type { ImportSettings } from "../../ports/index.ts";

type Days = Pick<ImportSettings, "validFrom" | "validTill">;

interface DefaultDayProps {
  readonly days: Days;
  readonly field: keyof Days;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<Days>) => void;
}

/** The first or the last day of rows for which a sheet states none. */
export function DefaultDay({ days, field, error, onChange }: DefaultDayProps): ReactElement {
  const isFirst = field === "validFrom";
  return (
    <DateField
      label={isFirst ? "First day of rows without one" : "Last day of rows without one"}
      compact
      field={field}
      hint={isFirst ? "Today if it is empty" : "30 days from the first one if it is empty"}
      error={error}
      value={days[field]}
      onChange={(day) => onChange({ [field]: day })}
    />
  );
}
