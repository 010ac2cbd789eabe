import { BRAND } from "#brand";
import { type ReactElement, type RefObject, useRef } from "react";
import type { OfferedMode } from "#domain/brand";
import { MAX_CONTAINERS } from "#domain/containers";
import type { Place } from "#domain/places";
import { DEPARTURE_WINDOW_DAYS } from "#domain/search";
import { addDays, type TimeZone } from "#domain/time";
import type { QuickQuote } from "#flows/quick-quote/quick-quote.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { box, calendar, container, type IconShape, minus, plus } from "#web/components/icon/shapes.ts";
import { code as codeStyle, num } from "#web/styles/typography.css.ts";
import { formatDate, formatFullDate } from "#web/messages/formats.ts";
import { useIsHydrated } from "../hooks.ts";
import { useSite } from "../site-context.tsx";
import { ContainerChoice } from "./container-choice.tsx";
import { PlaceInput } from "./place-input.tsx";
import { containerField, dateField, wideFact } from "./quote-card.css.ts";
import {
  choice,
  chosen,
  label,
  load as loadStyle,
  loads,
  portCode,
  quantity as quantityStyle,
  radio,
  step,
  stepper,
  value,
} from "./quote-fields.css.ts";

export type QuoteFields = Omit<QuickQuote, "fromPlace" | "toPlace">;

export const START: QuoteFields = {
  from: BRAND.ports.origin,
  to: BRAND.ports.destination,
  departureDate: "",
  load: BRAND.services.includes("fcl") ? "full" : "part",
  equipment: "20GP",
  quantity: 1,
};

type LoadFieldsProps = {
  readonly quote: QuoteFields;
  readonly originZone: TimeZone | null;
  readonly onStep: () => void;
};

/* An LCL search has no date: a tariff covers all sailings. */
export function LoadFields({ quote, originZone, onStep }: LoadFieldsProps): ReactElement {
  const isPart = quote.load === "part";
  return (
    <>
      <DateField date={quote.departureDate} originZone={originZone} isHidden={isPart} />
      {isPart ? (
        <p className={wideFact}>
          <span className={label}>Load</span>
          <b className={`${value} ${num}`}>By W/M</b>
        </p>
      ) : (
        <ContainerField equipment={quote.equipment} onStep={onStep} />
      )}
    </>
  );
}

/* The 31 searchable days; no date is known before scripts run. */
type DateFieldProps = { readonly date: string; readonly originZone: TimeZone | null; readonly isHidden: boolean };

function DateField({ date, originZone, isHidden }: DateFieldProps): ReactElement {
  const site = useSite();
  const isLive = useIsHydrated();
  const today = isLive ? (site?.today(originZone) ?? null) : null;
  const days = today === null ? [] : Array.from({ length: DEPARTURE_WINDOW_DAYS + 1 }, (_, day) => addDays(today, day));
  return (
    <label className={dateField} hidden={isHidden}>
      <span className={label}>Departure date</span>
      <span className={`${chosen} ${num}`} aria-hidden="true">
        {date === "" ? "Any date" : formatDate(date)}
        <Icon shape={calendar} size="s" />
      </span>
      <select name="departureDate" className={choice} defaultValue="" disabled={isHidden}>
        <option value="">Any date</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatFullDate(day)}
          </option>
        ))}
      </select>
    </label>
  );
}

type ContainerFieldProps = Pick<QuickQuote, "equipment"> & { readonly onStep: () => void };

function ContainerField({ equipment, onStep }: ContainerFieldProps): ReactElement {
  const count = useRef<HTMLInputElement>(null);
  const change = (by: "stepUp" | "stepDown") => () => {
    count.current?.[by]();
    onStep();
  };
  return (
    <div className={containerField} role="group" aria-label="Container type and quantity">
      <ContainerChoice equipment={equipment} start={START.equipment} onChange={onStep} />
      <Quantity field={count} equipment={equipment} onLess={change("stepDown")} onMore={change("stepUp")} />
    </div>
  );
}

type QuantityProps = Pick<QuickQuote, "equipment"> & {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onLess: () => void;
  readonly onMore: () => void;
};

function Quantity({ field, equipment, onLess, onMore }: QuantityProps): ReactElement {
  return (
    <span className={stepper}>
      <button type="button" className={step} aria-label={`One ${equipment} fewer`} onClick={onLess}>
        <Icon shape={minus} size="s" />
      </button>
      <input
        ref={field}
        type="number"
        className={`${quantityStyle} ${num}`}
        name="quantity"
        aria-label={`Number of ${equipment}`}
        inputMode="numeric"
        min={1}
        max={MAX_CONTAINERS}
        required
        defaultValue={START.quantity}
      />
      <button type="button" className={step} aria-label={`One more ${equipment}`} onClick={onMore}>
        <Icon shape={plus} size="s" />
      </button>
    </span>
  );
}

const ALL_LOADS: readonly {
  readonly id: QuickQuote["load"];
  readonly mode: OfferedMode;
  readonly text: string;
  readonly shape: IconShape;
}[] = [
  { id: "full", mode: "fcl", text: "Full container", shape: container },
  { id: "part", mode: "lcl", text: "Part load (LCL)", shape: box },
];

const LOADS = ALL_LOADS.filter(({ mode }) => BRAND.services.includes(mode));

/** Hidden where the company offers only one of them. */
export function LoadChoice(): ReactElement {
  if (LOADS.length === 1) return <input type="hidden" name="load" value={START.load} />;
  return (
    <div className={loads} role="radiogroup" aria-label="Load type">
      {LOADS.map(({ id, text, shape }) => (
        <label key={id} className={loadStyle}>
          <input type="radio" name="load" value={id} className={radio} defaultChecked={id === START.load} />
          <Icon shape={shape} />
          {text}
        </label>
      ))}
    </div>
  );
}

type PortFieldProps = {
  readonly className: string;
  readonly label: string;
  readonly name: "from" | "to";
  readonly start: string;
  readonly code: string | null;
  readonly error: string | null;
  readonly onChoose: (place: Place) => void;
  readonly onEnter: () => void;
  readonly onNothingFound: (text: string) => void;
};

export function PortField({
  className,
  label: text,
  name,
  start,
  code,
  error,
  onChoose,
  onEnter,
  onNothingFound,
}: PortFieldProps): ReactElement {
  return (
    <label className={className}>
      <span className={label}>{text}</span>
      <PlaceInput
        label={`${text}: place or port`}
        name={name}
        start={start}
        knownPorts="known-ports"
        error={error}
        onChoose={onChoose}
        onEnter={onEnter}
        onNothingFound={onNothingFound}
      />
      {code !== null && <b className={`${portCode} ${codeStyle}`}>{code}</b>}
    </label>
  );
}
