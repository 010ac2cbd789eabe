import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { findLookupHint, type Place, startsLookup, type PlaceGroup } from "#domain/places";
import { afterLeaving } from "#web/components/after-leaving.ts";
import { code as codeStyle } from "#web/styles/typography.css.ts";
import { useIsHydrated } from "../hooks.ts";
import { useSite } from "../site-context.tsx";
import { country, list, message, option, optionFacts, options, problem } from "./place-input.css.ts";
import { input } from "./quote-fields.css.ts";

type PlaceInputProps = {
  readonly label: string;
  readonly name: string;
  readonly start: string;
  /** The id of the native suggestions before scripts run. */
  readonly knownPorts: string;
  readonly error: string | null;
  readonly onChoose: (place: Place) => void;
  /** The field lost the focus, or Enter was pressed without an active suggestion. */
  readonly onEnter: () => void;
  /** No place matches what is typed. */
  readonly onNothingFound: (text: string) => void;
};

export function PlaceInput({
  label,
  name,
  start,
  knownPorts,
  error,
  onChoose,
  onEnter,
  onNothingFound,
}: PlaceInputProps): ReactElement {
  const isLive = useIsHydrated();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed, onNothingFound);
  const places = placesIn(suggestions);
  const type = (text: string | null): void => {
    setTyped(text);
    setActive(-1);
  };
  const choose = (place: Place): void => {
    if (field.current !== null) field.current.value = place.name;
    type(null);
    onChoose(place);
  };
  const enter = (): void => {
    type(null);
    onEnter();
  };
  const press = (event: KeyboardEvent): void => {
    const chosen = places[active];
    if (event.key === "Escape") type(null);
    else if (event.key === "Enter" && chosen !== undefined) choose(chosen);
    else if (event.key === "ArrowDown" && places.length > 0) setActive((active + 1) % places.length);
    else if (event.key === "ArrowUp" && places.length > 0) setActive((Math.max(active, 0) || places.length) - 1);
    else if (event.key === "Enter" && suggestions !== null) enter();
    else return;
    event.preventDefault();
  };
  const activeCode = places[active]?.code;
  return (
    <>
      <input
        ref={field}
        type="text"
        className={input}
        {...(isLive ? toComboboxProps(id, suggestions, activeCode) : { list: knownPorts })}
        autoComplete="off"
        placeholder="Place or port"
        aria-label={label}
        name={name}
        defaultValue={start}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={({ currentTarget }) => afterLeaving(currentTarget, enter)}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      {error !== null && (
        <span className={problem} id={`${id}-error`}>
          {error}
        </span>
      )}
      {suggestions !== null && (
        <SuggestionList id={id} label={label} suggestions={suggestions} activeCode={activeCode} onChoose={choose} />
      )}
    </>
  );
}

const placesIn = (suggestions: Suggestions | null): readonly Place[] =>
  suggestions?.kind === "found" ? suggestions.groups.flatMap(({ places }) => places) : [];

const optionId = (id: string, placeCode: string): string => `${id}${placeCode}`;

function toComboboxProps(id: string, suggestions: Suggestions | null, activeCode: string | undefined) {
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": suggestions !== null,
    ...(suggestions?.kind === "found" ? { "aria-controls": id } : {}),
    ...(activeCode === undefined ? {} : { "aria-activedescendant": optionId(id, activeCode) }),
  } as const;
}

type SuggestionListProps = {
  readonly id: string;
  readonly label: string;
  readonly suggestions: Suggestions;
  readonly activeCode: string | undefined;
  readonly onChoose: (place: Place) => void;
};

/* A press in the list must neither take the focus from the field nor click its label. */
function SuggestionList({ id, label, suggestions, activeCode, onChoose }: SuggestionListProps): ReactElement {
  useEffect(() => {
    if (activeCode !== undefined)
      document.getElementById(optionId(id, activeCode))?.scrollIntoView({ block: "nearest" });
  }, [id, activeCode]);
  return (
    <span
      className={list}
      role="presentation"
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => event.preventDefault()}
    >
      <span role="status">
        {suggestions.kind !== "found" && <span className={message}>{suggestionMessage(suggestions.kind)}</span>}
      </span>
      {suggestions.kind === "found" && (
        <div className={options} role="listbox" id={id} aria-label={label}>
          {suggestions.groups.map((group) => (
            <div key={group.country.code} role="group" aria-label={group.country.name}>
              <div className={country} aria-hidden="true">
                {group.country.name}
              </div>
              {group.places.map((place) => (
                <button
                  type="button"
                  key={place.code}
                  id={optionId(id, place.code)}
                  className={option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place.code === activeCode}
                  onClick={() => onChoose(place)}
                >
                  {place.name}{" "}
                  <span className={optionFacts}>
                    {place.pointType === "sea" ? "Sea" : "Inland"} <span className={codeStyle}>{place.code}</span>
                  </span>
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}

const suggestionMessage = (kind: Exclude<Suggestions["kind"], "found">): string => {
  if (kind === "too-short") return findLookupHint("place");
  if (kind === "looking-up") return "Looking up places...";
  return kind === "failed" ? "Failed to fetch places." : "No places found. Check the spelling, or type the UN/LOCODE.";
};

const TYPING_PAUSE_MS = 200;

/** Null while the list is closed. */
export type Suggestions =
  | { readonly kind: "too-short" | "looking-up" | "nothing-found" | "failed" }
  | { readonly kind: "found"; readonly groups: readonly PlaceGroup[] };

type Answer = { readonly typed: string; readonly groups: readonly PlaceGroup[] | null };

function useSuggestions(typed: string | null, onNothingFound: (text: string) => void): Suggestions | null {
  const site = useSite();
  const reportNothing = useEffectEvent(onNothingFound);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (site === null || typed === null || !startsLookup("place", typed)) return undefined;
    const abort = new AbortController();
    const find = async (): Promise<void> => {
      const groups = await site.findPlaces(typed.trim(), abort.signal);
      if (abort.signal.aborted) return;
      setAnswer({ typed, groups });
      if (groups?.length === 0) reportNothing(typed.trim());
    };
    const timer = setTimeout(() => void find(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [site, typed]);
  if (typed === null || typed.trim() === "") return null;
  if (!startsLookup("place", typed)) return { kind: "too-short" };
  if (answer?.typed !== typed) return { kind: "looking-up" };
  if (answer.groups === null) return { kind: "failed" };
  return answer.groups.length === 0 ? { kind: "nothing-found" } : { kind: "found", groups: answer.groups };
}
