import type { ReactElement } from "react";
import { BRAND } from "#brand";
import { Select } from "#web/components/select.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { SheetReading } from "../../ports/index.ts";
import * as css from "./rates.css.ts";

interface ReadingPanelProps {
  readonly reading: SheetReading;
  readonly isBusy: boolean;
  readonly onChange: (reading: SheetReading) => void;
}

const DATES = [
  { value: "none", label: "Only if it is certain" },
  { value: "day-first", label: "05/12 is 5 December" },
  { value: "month-first", label: "05/12 is 12 May" },
] as const;
const DECIMALS = [
  { value: "none", label: "Only if it is certain" },
  { value: "point", label: "1.50: point" },
  { value: "comma", label: "1,50: comma" },
] as const;
const HIDDEN = [
  { value: "none", label: "Ask" },
  { value: "include", label: "Read them" },
  { value: "skip", label: "Leave them out" },
] as const;

/** How cells are read that can be read in several ways. */
export function ReadingPanel({ reading, isBusy, onChange }: ReadingPanelProps): ReactElement {
  return (
    <section className={css.panel} aria-labelledby="cells">
      <h2 id="cells" className={text.h3}>
        How cells are read
      </h2>
      <div className={css.form}>
        <Select
          label="Dates"
          options={DATES}
          disabled={isBusy}
          value={reading.dates ?? "none"}
          onChange={(dates) => onChange({ ...reading, dates: dates === "none" ? null : dates })}
        />
        <Select
          label="Decimals"
          options={DECIMALS}
          disabled={isBusy}
          value={reading.decimal ?? "none"}
          onChange={(decimal) => onChange({ ...reading, decimal: decimal === "none" ? null : decimal })}
        />
        <Select
          label="Hidden parts"
          options={HIDDEN}
          disabled={isBusy}
          value={reading.hidden ?? "none"}
          onChange={(hidden) => onChange({ ...reading, hidden: hidden === "none" ? null : hidden })}
        />
        <Currency key={reading.currency ?? ""} reading={reading} onChange={onChange} />
      </div>
    </section>
  );
}

function Currency({ reading, onChange }: Omit<ReadingPanelProps, "isBusy">): ReactElement {
  const options = [...new Set([BRAND.currency, "USD", "EUR", "INR", "GBP", "CNY", "AED", "SGD", "JPY"])];
  const stated = reading.currency;
  const all = stated === null || options.includes(stated) ? options : [...options, stated];
  return (
    <Select
      label="Currency where none is named"
      options={[{ value: "none", label: "Ask" }, ...all.map((code) => ({ value: code, label: code }))]}
      value={stated ?? "none"}
      onChange={(code) => onChange({ ...reading, currency: code === "none" ? null : code })}
    />
  );
}
