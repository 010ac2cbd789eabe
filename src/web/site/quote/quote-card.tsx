import { type ReactElement, type SyntheticEvent, useState } from "react";
import { KNOWN_PORTS, knownPortIn } from "../../../flows/quick-quote/known-ports.ts";
import { buttonClass } from "../../components/button/button-class.ts";
import { Label } from "../../components/button/label.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { box, container, type IconShape } from "../../components/icon/shapes.ts";
import { code as codeStyle, num } from "../../styles/typography.css.ts";
import { useSite } from "../site-context.tsx";
import {
  action,
  card,
  extraField,
  fromField,
  input,
  label,
  line,
  load as loadStyle,
  loads,
  portCode,
  radio,
  row,
  toField,
  value,
} from "./quote-card.css.ts";

type Load = "full" | "part";

/** A search begun on the landing page; without scripts its button leads to the search form itself. */
export function QuoteCard(): ReactElement {
  const site = useSite();
  const [load, setLoad] = useState<Load>("full");
  const [from, setFrom] = useState("Nhava Sheva");
  const [to, setTo] = useState("Rotterdam");
  const [departureDate, setDepartureDate] = useState("");
  const submit = (event: SyntheticEvent): void => {
    if (site === null) return;
    event.preventDefault();
    void site.startQuote({ from, to, departureDate, load });
  };
  return (
    <form className={card} id="quote" aria-label="Get a quote" action="/rate" onSubmit={submit}>
      <LoadChoice load={load} onChoose={setLoad} />
      <div className={row}>
        <PortField className={fromField} name="From" text={from} onChange={setFrom} />
        <span className={line} aria-hidden="true" />
        <PortField className={toField} name="To" text={to} onChange={setTo} />
        <label className={extraField}>
          <span className={label}>Departure date</span>
          <input
            type="date"
            className={`${input} ${num}`}
            value={departureDate}
            onChange={(event) => setDepartureDate(event.currentTarget.value)}
          />
        </label>
        <p className={extraField}>
          <span className={label}>{load === "full" ? "Container" : "Load"}</span>
          <b className={`${value} ${num}`}>{load === "full" ? "20GP × 1" : "By W/M"}</b>
        </p>
        <span className={action}>
          <button type="submit" className={buttonClass({ size: "large" })}>
            <Label>Get a quote →</Label>
          </button>
        </span>
        <datalist id="known-ports">
          {KNOWN_PORTS.map((port) => (
            <option key={port.code} value={port.name}>
              {port.code}
            </option>
          ))}
        </datalist>
      </div>
    </form>
  );
}

const LOADS: readonly { readonly id: Load; readonly words: string; readonly shape: IconShape }[] = [
  { id: "full", words: "Full container", shape: container },
  { id: "part", words: "Part load (LCL)", shape: box },
];

type LoadChoiceProps = { readonly load: Load; readonly onChoose: (load: Load) => void };

function LoadChoice({ load, onChoose }: LoadChoiceProps): ReactElement {
  return (
    <div className={loads} role="radiogroup" aria-label="Load type">
      {LOADS.map(({ id, words, shape }) => (
        <label key={id} className={loadStyle}>
          <input type="radio" name="load" className={radio} checked={load === id} onChange={() => onChoose(id)} />
          <Icon shape={shape} />
          {words}
        </label>
      ))}
    </div>
  );
}

type PortFieldProps = {
  readonly className: string;
  readonly name: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
};

function PortField({ className, name, text, onChange }: PortFieldProps): ReactElement {
  const known = knownPortIn(text);
  return (
    <label className={className}>
      <span className={label}>{name}</span>
      <input
        type="text"
        className={input}
        list="known-ports"
        autoComplete="off"
        placeholder="Place or port"
        aria-label={`${name}: place or port`}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {known !== null && <b className={`${portCode} ${codeStyle}`}>{known.code}</b>}
    </label>
  );
}
