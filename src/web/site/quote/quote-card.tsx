import { type ReactElement, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Place } from "../../../domain/places/place.ts";
import { KNOWN_PORTS, knownPortIn } from "../../../flows/quick-quote/known-ports.ts";
import type { QuickQuote } from "../../../flows/quick-quote/quick-quote.ts";
import { buttonClass } from "../../components/button/button-class.ts";
import { Label } from "../../components/button/label.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { box, container, type IconShape } from "../../components/icon/shapes.ts";
import { code as codeStyle, num } from "../../styles/typography.css.ts";
import { useLive } from "../hooks/use-live.ts";
import { useSite } from "../site-context.tsx";
import { PlaceInput } from "./place-input.tsx";
import { sendHeld } from "../start/held-forms.ts";
import {
  action,
  card,
  extraField,
  fact,
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
  wideFact,
} from "./quote-card.css.ts";

/** A search begun on the landing page; without scripts its button leads to the search form itself. */
export function QuoteCard(): ReactElement {
  const site = useSite();
  const isLive = useLive();
  const form = useRef<HTMLFormElement>(null);
  const [quote, setQuote] = useState<QuoteFields>({ from: FROM, to: TO, departureDate: "", load: "full" });
  const [chosen, setChosen] = useState<ChosenPlaces>({ fromPlace: null, toPlace: null });
  const read = useEffectEvent(() => {
    if (form.current !== null) setQuote(quoteIn(form.current));
  });
  /* What was typed or sent before the scripts came counts. */
  useEffect(() => {
    read();
    if (form.current !== null) sendHeld(form.current);
  }, []);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    if (site === null) return;
    event.preventDefault();
    void site.startQuote({ ...quoteIn(event.currentTarget), ...chosen });
  };
  const choose = (places: Partial<ChosenPlaces>): void => {
    setChosen({ ...chosen, ...places });
    if (form.current !== null) setQuote(quoteIn(form.current));
  };
  const { load } = quote;
  return (
    <form
      ref={form}
      className={card}
      id="quote"
      aria-label="Get a quote"
      action="/rate"
      onInput={(event) => setQuote(quoteIn(event.currentTarget))}
      onSubmit={submit}
    >
      <LoadChoice />
      <div className={row}>
        <PortField
          className={fromField}
          label="From"
          name="from"
          start={FROM}
          code={codeIn(quote.from, chosen.fromPlace)}
          onChoose={(fromPlace) => choose({ fromPlace })}
        />
        <span className={line} aria-hidden="true" />
        <PortField
          className={toField}
          label="To"
          name="to"
          start={TO}
          code={codeIn(quote.to, chosen.toPlace)}
          onChoose={(toPlace) => choose({ toPlace })}
        />
        {/* A part load is priced for all sailings: its search asks for no date. */}
        <label className={extraField} hidden={load === "part"}>
          <span className={label}>Departure date</span>
          <input
            type="date"
            className={`${input} ${num}`}
            name="departureDate"
            min={isLive ? site?.today() : undefined}
            disabled={load === "part"}
          />
        </label>
        <p className={load === "part" ? wideFact : fact}>
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

type ChosenPlaces = Pick<QuickQuote, "fromPlace" | "toPlace">;
type QuoteFields = Omit<QuickQuote, keyof ChosenPlaces>;

/** The code of the place in a field: the chosen suggestion, or a port that is known without the server. */
const codeIn = (text: string, chosen: Place | null): string | null =>
  chosen !== null && chosen.name === text ? chosen.code : (knownPortIn(text)?.code ?? null);

const FROM = "Nhava Sheva";
const TO = "Rotterdam";

/* The fields themselves hold what is typed: they can be used before any script. */
function quoteIn(form: HTMLFormElement): QuoteFields {
  const fields = new FormData(form);
  const textOf = (name: string): string => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    from: textOf("from"),
    to: textOf("to"),
    departureDate: textOf("departureDate"),
    load: textOf("load") === "part" ? "part" : "full",
  };
}

const LOADS: readonly { readonly id: QuickQuote["load"]; readonly words: string; readonly shape: IconShape }[] = [
  { id: "full", words: "Full container", shape: container },
  { id: "part", words: "Part load (LCL)", shape: box },
];

function LoadChoice(): ReactElement {
  return (
    <div className={loads} role="radiogroup" aria-label="Load type">
      {LOADS.map(({ id, words, shape }) => (
        <label key={id} className={loadStyle}>
          <input type="radio" name="load" value={id} className={radio} defaultChecked={id === "full"} />
          <Icon shape={shape} />
          {words}
        </label>
      ))}
    </div>
  );
}

type PortFieldProps = {
  readonly className: string;
  readonly label: string;
  readonly name: "from" | "to";
  /** What is in the field at first. */
  readonly start: string;
  /** The code of the place that is in it now. */
  readonly code: string | null;
  readonly onChoose: (place: Place) => void;
};

function PortField({ className, label: words, name, start, code, onChoose }: PortFieldProps): ReactElement {
  return (
    <label className={className}>
      <span className={label}>{words}</span>
      <PlaceInput
        label={`${words}: place or port`}
        name={name}
        start={start}
        knownPorts="known-ports"
        onChoose={onChoose}
      />
      {code !== null && <b className={`${portCode} ${codeStyle}`}>{code}</b>}
    </label>
  );
}
