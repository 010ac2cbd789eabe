import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useState } from "react";
import { isSameView } from "#flows/kit/same-view.ts";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import type { ComboboxList, ComboboxOption } from "#web/components/combobox/options.ts";
import { mapPin } from "#web/components/icon/shapes.ts";
import { createPlacesPage, findLeftPlace, listFoundCountries, placesView } from "../flows/places.ts";
import { useDeskFlow } from "../services.ts";

interface PlaceFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly compact?: boolean;
  readonly error?: string | undefined;
  /** Whether a whole country can be chosen. */
  readonly hasCountries?: boolean;
  /** A code, or what was typed and is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed, and no suggestion is marked. */
  readonly onEnter?: () => void;
}

const MAX_TYPED = 60;

/** A place by its name or code: a chosen one, or what a left text clearly means, is handed on as its code. */
export function PlaceField({
  value,
  hasCountries = false,
  onChange,
  onEnter,
  ...field
}: PlaceFieldProps): ReactElement {
  const page = useActorRef(useDeskFlow(createPlacesPage));
  const found = useSelector(page, placesView, isSameView);
  const [chosen, setChosen] = useState<{ readonly code: string; readonly name: string } | null>(null);
  const [isLeft, setLeft] = useState(true);
  const isChosen = chosen !== null && chosen.code === value;
  const choose = (place: { readonly code: string; readonly name: string }): void => {
    setChosen(place);
    onChange(place.code);
  };
  const settle = (places = found): void => {
    const place = isChosen ? null : findLeftPlace(places, value, hasCountries);
    if (place !== null) choose(place);
  };
  /* The answer may come after the field was left. */
  useEffect(() => {
    const answers = page.subscribe((snapshot) => {
      if (isLeft && value !== "") settle(placesView(snapshot));
    });
    return () => answers.unsubscribe();
  });
  const countries = hasCountries ? listFoundCountries(found) : [];
  const options: readonly ComboboxOption[] = [
    ...countries.map(({ code, name }) => ({ key: code, name: `All of ${name}`, code })),
    ...found.places.map(({ code, name, country }) => ({ key: code, name, detail: country, code, icon: mapPin })),
  ];
  return (
    <Combobox
      {...field}
      icon={mapPin}
      maxLength={MAX_TYPED}
      text={isChosen ? chosen.name : value}
      chosenKey={isChosen ? chosen.code : undefined}
      {...(isChosen ? { code: chosen.code } : {})}
      list={toList(options)}
      onTextChange={(text) => {
        if (isChosen && text === chosen.name) return;
        setChosen(null);
        onChange(text);
        page.send({ type: "query.changed", query: text.trim() });
      }}
      onChoose={({ key, name }) => choose({ code: key, name })}
      onClear={() => {
        setChosen(null);
        onChange("");
      }}
      onFocus={() => setLeft(false)}
      onEnter={(by) => {
        if (by === "leaving") setLeft(true);
        settle();
        if (by === "key") onEnter?.();
      }}
    />
  );
}

const toList = (options: readonly ComboboxOption[]): ComboboxList =>
  options.length === 0
    ? { status: "hint", text: "Type the name of a place, or its UN/LOCODE" }
    : { status: "options", groups: [{ key: "places", options }] };
