import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { DraftPoint } from "#domain/search";
import type { Place } from "#domain/places";
import { placeLookupFlow, placeLookupView } from "#flows/places.ts";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import { mapPin } from "#web/components/icon/shapes.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { findPlace, lookupList } from "./lookup-list.ts";

type PlaceFieldProps = {
  readonly label: string;
  /** The field's name in its form. */
  readonly field?: string;
  readonly point: DraftPoint;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Place) => void;
  readonly onClear: () => void;
  readonly onEnter: () => void;
};

/** Any place by name, code or port, with suggestions while one types. */
export function PlaceField({
  label,
  point,
  field,
  error,
  onType,
  onChoose,
  onClear,
  onEnter,
}: PlaceFieldProps): ReactElement {
  const lookup = useActorRef(useFlow(placeLookupFlow), { input: { kind: "place" } });
  const view = useSelector(lookup, placeLookupView);
  return (
    <Combobox
      label={label}
      {...(field === undefined ? {} : { field })}
      icon={mapPin}
      placeholder="Name, code or port"
      text={point.text}
      chosenKey={point.code ?? undefined}
      code={point.code ?? undefined}
      error={error}
      list={lookupList("place", view)}
      onTextChange={(text) => {
        if (text === point.text) return;
        onType(text);
        lookup.send({ type: "text.typed", text });
      }}
      onChoose={({ key }) => {
        const place = findPlace(view, key);
        if (place === null) return;
        onChoose(place);
        lookup.send({ type: "lookup.ended" });
      }}
      onEnter={onEnter}
      onClear={() => {
        onClear();
        lookup.send({ type: "lookup.ended" });
      }}
    />
  );
}
