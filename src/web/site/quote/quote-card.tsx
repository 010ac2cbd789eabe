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
import { KNOWN_PORTS, findKnownPort, findOriginZone, readPlaceField } from "#flows/quick-quote/known-ports.ts";
import type { QuickQuote } from "#flows/quick-quote/quick-quote.ts";
import { AskForPlace } from "#web/components/ask-for-place.tsx";
import { buttonClass, Label } from "#web/components/button.tsx";
import { toDeskQuestion } from "#web/messages/desk-question.ts";
import { useSite } from "../site-context.tsx";
import { flushPendingSubmit } from "../start.ts";
import { action, askDesk, card, fromField, line, row, toField } from "./quote-card.css.ts";
import { LoadChoice, LoadFields, PortField, type QuoteFields, START } from "./quote-fields.tsx";

/** Without scripts the button leads to the search form. */
export function QuoteCard(): ReactElement {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [quote, setQuote] = useState<QuoteFields>(START);
  const read = () => {
    if (form.current !== null) setQuote(readQuote(form.current));
  };
  const readAtStart = useEffectEvent(read);
  /* Reads what was typed or submitted before scripts ran. */
  useEffect(() => {
    readAtStart();
    if (form.current !== null) flushPendingSubmit(form.current);
  }, []);
  const { chosenPlaces, problems, choose, enter, enterBoth } = usePlaceFields(form, read);
  const [missing, setMissing] = useState<MissingPlace | null>(null);
  const refused = [problems.from, problems.to].find((problem) => problem?.isUnknown === true)?.text;
  const unknown =
    refused ?? (missing !== null && quote[missing.name].trim() === missing.text ? missing.text : undefined);
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    if (site === null) return;
    event.preventDefault();
    const places = await enterBoth();
    if (places !== null && form.current !== null) await site.startQuote({ ...readQuote(form.current), ...places });
  };
  return (
    <form
      ref={form}
      className={card}
      id="quote"
      aria-label="Get a quote"
      action="/rate"
      onInput={(event) => setQuote(readQuote(event.currentTarget))}
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
          error={problems.from?.message ?? null}
          onChoose={(place) => choose("from", place)}
          onEnter={() => void enter("from")}
          onNothingFound={(text) => setMissing({ name: "from", text })}
        />
        <span className={line} aria-hidden="true" />
        <PortField
          className={toField}
          label="To"
          name="to"
          start={START.to}
          code={codeIn(quote.to, chosenPlaces.toPlace)}
          error={problems.to?.message ?? null}
          onChoose={(place) => choose("to", place)}
          onEnter={() => void enter("to")}
          onNothingFound={(text) => setMissing({ name: "to", text })}
        />
        <LoadFields quote={quote} originZone={findOriginZone(quote.from, chosenPlaces.fromPlace)} onStep={read} />
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
      {unknown !== undefined && (
        <div className={askDesk}>
          <AskForPlace place={unknown} message={toQuestion(quote)} />
        </div>
      )}
    </form>
  );
}

const toQuestion = ({ from, to, load, equipment, quantity }: QuoteFields): string =>
  toDeskQuestion(["From", from], ["To", to], ["Load", load === "part" ? "part load" : `${quantity} × ${equipment}`]);

type ChosenPlaces = Pick<QuickQuote, "fromPlace" | "toPlace">;
type PlaceName = "from" | "to";

/** What is typed into a field and no place matches. */
type MissingPlace = { readonly name: PlaceName; readonly text: string };

interface PlaceProblem {
  readonly message: string;
  readonly isUnknown: boolean;
  /** What was typed. */
  readonly text: string;
}

const PLACE_LABELS: Readonly<Record<PlaceName, string>> = { from: "Place of Origin", to: "Place of Delivery" };

const withPlace = (places: ChosenPlaces, name: PlaceName, place: Place | null): ChosenPlaces =>
  name === "from" ? { ...places, fromPlace: place } : { ...places, toPlace: place };

const inputIn = (form: HTMLFormElement | null, name: PlaceName): HTMLInputElement | null => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
};

/** Text that clearly identifies one place counts as chosen; anything else is refused. */
function usePlaceFields(form: RefObject<HTMLFormElement | null>, onChange: () => void) {
  const site = useSite();
  const [chosenPlaces, setChosenPlaces] = useState<ChosenPlaces>({ fromPlace: null, toPlace: null });
  const [problems, setProblems] = useState<Readonly<Record<PlaceName, PlaceProblem | null>>>({ from: null, to: null });
  /* Leaving a field and submitting may look up the same text at the same time. */
  const latest = useRef(chosenPlaces);
  const setProblem = (name: PlaceName, problem: PlaceProblem | null) =>
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
    else setProblem(name, entered.kind === "refused" ? { ...entered, text: text.trim() } : null);
    return entered.kind !== "refused";
  };
  /** Null if a place is refused; the first refused field gets the focus. */
  const enterBoth = async (): Promise<ChosenPlaces | null> => {
    const [isFromAccepted, isToAccepted] = await Promise.all([enter("from"), enter("to")]);
    if (isFromAccepted && isToAccepted) return latest.current;
    inputIn(form.current, isFromAccepted ? "to" : "from")?.focus();
    return null;
  };
  return { chosenPlaces, problems, choose, enter, enterBoth };
}

/** The chosen suggestion's code, or that of a port known without the server. */
const codeIn = (text: string, place: Place | null): string | null =>
  place !== null && place.name === text ? place.code : (findKnownPort(text)?.code ?? null);

/* Uncontrolled fields: usable before scripts run. */
function readQuote(form: HTMLFormElement): QuoteFields {
  const fields = new FormData(form);
  const readField = (name: string): string => {
    const text = fields.get(name);
    return typeof text === "string" ? text : "";
  };
  const quantity = Math.trunc(Number(readField("quantity")));
  return {
    from: readField("from"),
    to: readField("to"),
    departureDate: readField("departureDate"),
    load: readField("load") === "part" ? "part" : "full",
    equipment: readEquipment(readField("equipment")) ?? START.equipment,
    quantity: quantity >= 1 ? Math.min(quantity, MAX_CONTAINERS) : 1,
  };
}
