import {
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { readEquipment, MAX_CONTAINERS } from "#domain/containers";
import type { Place } from "#domain/places";
import { DEPARTURE_WINDOW_DAYS } from "#domain/search";
import { addDays, dateText, fullDateText } from "#domain/time";
import { KNOWN_PORTS, findKnownPort, readPlaceField } from "#flows/quick-quote/known-ports.ts";
import type { QuickQuote } from "#flows/quick-quote/quick-quote.ts";
import { buttonClass, Label } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { box, calendar, container, type IconShape, minus, plus } from "#web/components/icon/shapes.ts";
import { code as codeStyle, num } from "#web/styles/typography.css.ts";
import { useLive } from "../hooks/use-live.ts";
import { useSite } from "../site-context.tsx";
import { sendHeld } from "../start/held-forms.ts";
import { ContainerChoice } from "./container-choice.tsx";
import { PlaceInput } from "./place-input.tsx";
import {
  action,
  card,
  choice,
  chosen,
  containerField,
  dateField,
  fromField,
  label,
  line,
  load as loadStyle,
  loads,
  portCode,
  quantity as quantityStyle,
  radio,
  row,
  step,
  stepper,
  toField,
  value,
  wideFact,
} from "./quote-card.css.ts";

/** A search begun on the landing page; without scripts its button leads to the search form itself. */
export function QuoteCard(): ReactElement {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [quote, setQuote] = useState<QuoteFields>(START);
  const read = () => {
    if (form.current !== null) setQuote(quoteIn(form.current));
  };
  const readAtStart = useEffectEvent(read);
  /* What was typed or sent before the scripts came counts. */
  useEffect(() => {
    readAtStart();
    if (form.current !== null) sendHeld(form.current);
  }, []);
  const { chosenPlaces, problems, choose, enter, enterBoth } = usePlaceFields(form, read);
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    if (site === null) return;
    event.preventDefault();
    const places = await enterBoth();
    if (places !== null && form.current !== null) await site.startQuote({ ...quoteIn(form.current), ...places });
  };
  return (
    <form
      ref={form}
      className={card}
      id="quote"
      aria-label="Get a quote"
      action="/rate"
      onInput={(event) => setQuote(quoteIn(event.currentTarget))}
      onSubmit={(event) => void submit(event)}
    >
      <LoadChoice />
      <div className={row}>
        <PortField
          className={fromField}
          label="From"
          name="from"
          start={START.from}
          code={codeIn(quote.from, chosenPlaces.fromPlace)}
          error={problems.from}
          onChoose={(place) => choose("from", place)}
          onEnter={() => void enter("from")}
        />
        <span className={line} aria-hidden="true" />
        <PortField
          className={toField}
          label="To"
          name="to"
          start={START.to}
          code={codeIn(quote.to, chosenPlaces.toPlace)}
          error={problems.to}
          onChoose={(place) => choose("to", place)}
          onEnter={() => void enter("to")}
        />
        <LoadFields quote={quote} onStep={read} />
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
type PlaceName = "from" | "to";

const PLACE_LABELS: Readonly<Record<PlaceName, string>> = { from: "Place of Origin", to: "Place of Delivery" };

const withPlace = (places: ChosenPlaces, name: PlaceName, place: Place | null): ChosenPlaces =>
  name === "from" ? { ...places, fromPlace: place } : { ...places, toPlace: place };

const inputIn = (form: HTMLFormElement | null, name: PlaceName): HTMLInputElement | null => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
};

/** The places chosen in the two fields. A text that clearly means one place is taken as chosen, any other is refused. */
function usePlaceFields(form: RefObject<HTMLFormElement | null>, onChange: () => void) {
  const site = useSite();
  const [chosenPlaces, setChosenPlaces] = useState<ChosenPlaces>({ fromPlace: null, toPlace: null });
  const [problems, setProblems] = useState<Readonly<Record<PlaceName, string | null>>>({ from: null, to: null });
  /* Leaving a field and sending the form may look up the same text at the same time. */
  const latest = useRef(chosenPlaces);
  const setProblem = (name: PlaceName, problem: string | null) =>
    setProblems((before) => ({ ...before, [name]: problem }));
  const choose = (name: PlaceName, place: Place): void => {
    const input = inputIn(form.current, name);
    if (input !== null) input.value = place.name;
    latest.current = withPlace(latest.current, name, place);
    setChosenPlaces(latest.current);
    setProblem(name, null);
    onChange();
  };
  const enter = async (name: PlaceName): Promise<boolean> => {
    const text = inputIn(form.current, name)?.value ?? "";
    if (site === null) return true;
    const chosen = name === "from" ? latest.current.fromPlace : latest.current.toPlace;
    const entered = await readPlaceField(text, chosen, PLACE_LABELS[name], (typed) =>
      site.findPlaces(typed, new AbortController().signal),
    );
    if (inputIn(form.current, name)?.value !== text) return true;
    if (entered.kind === "resolved") choose(name, entered.place);
    else setProblem(name, entered.kind === "refused" ? entered.message : null);
    return entered.kind !== "refused";
  };
  /** Null when one of the two is refused; the first of these has the focus then. */
  const enterBoth = async (): Promise<ChosenPlaces | null> => {
    const [isFromAccepted, isToAccepted] = await Promise.all([enter("from"), enter("to")]);
    if (isFromAccepted && isToAccepted) return latest.current;
    inputIn(form.current, isFromAccepted ? "to" : "from")?.focus();
    return null;
  };
  return { chosenPlaces, problems, choose, enter, enterBoth };
}

type QuoteFields = Omit<QuickQuote, keyof ChosenPlaces>;

/** The code of the place in a field: the chosen suggestion, or a port that is known without the server. */
const codeIn = (text: string, place: Place | null): string | null =>
  place !== null && place.name === text ? place.code : (findKnownPort(text)?.code ?? null);

const START: QuoteFields = {
  from: "Nhava Sheva",
  to: "Rotterdam",
  departureDate: "",
  load: "full",
  equipment: "20GP",
  quantity: 1,
};

/* The fields themselves hold what is typed: they can be used before any script. */
function quoteIn(form: HTMLFormElement): QuoteFields {
  const fields = new FormData(form);
  const textOf = (name: string): string => {
    const text = fields.get(name);
    return typeof text === "string" ? text : "";
  };
  const quantity = Math.trunc(Number(textOf("quantity")));
  return {
    from: textOf("from"),
    to: textOf("to"),
    departureDate: textOf("departureDate"),
    load: textOf("load") === "part" ? "part" : "full",
    equipment: readEquipment(textOf("equipment")) ?? START.equipment,
    quantity: quantity >= 1 ? Math.min(quantity, MAX_CONTAINERS) : 1,
  };
}

type LoadFieldsProps = { readonly quote: QuoteFields; readonly onStep: () => void };

/* A part load is priced for all sailings: its search asks for no date. */
function LoadFields({ quote, onStep }: LoadFieldsProps): ReactElement {
  const isPart = quote.load === "part";
  return (
    <>
      <DateField date={quote.departureDate} isHidden={isPart} />
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

/* The 31 days that can be searched, in the page's format; before the scripts there is no today. */
function DateField({ date, isHidden }: { readonly date: string; readonly isHidden: boolean }): ReactElement {
  const site = useSite();
  const isLive = useLive();
  const today = isLive ? (site?.today() ?? null) : null;
  const days = today === null ? [] : Array.from({ length: DEPARTURE_WINDOW_DAYS + 1 }, (_, day) => addDays(today, day));
  return (
    <label className={dateField} hidden={isHidden}>
      <span className={label}>Departure date</span>
      <span className={`${chosen} ${num}`} aria-hidden="true">
        {date === "" ? "Any date" : dateText(date)}
        <Icon shape={calendar} size="s" />
      </span>
      <select name="departureDate" className={choice} defaultValue="" disabled={isHidden}>
        <option value="">Any date</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {fullDateText(day)}
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
  readonly error: string | null;
  readonly onChoose: (place: Place) => void;
  readonly onEnter: () => void;
};

function PortField({
  className,
  label: words,
  name,
  start,
  code,
  error,
  onChoose,
  onEnter,
}: PortFieldProps): ReactElement {
  return (
    <label className={className}>
      <span className={label}>{words}</span>
      <PlaceInput
        label={`${words}: place or port`}
        name={name}
        start={start}
        knownPorts="known-ports"
        error={error}
        onChoose={onChoose}
        onEnter={onEnter}
      />
      {code !== null && <b className={`${portCode} ${codeStyle}`}>{code}</b>}
    </label>
  );
}
