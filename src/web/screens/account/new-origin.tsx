import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import type { Place } from "#domain/places";
import { placeLookupFlow, placeLookupView } from "#flows/places.ts";
import { mapPin } from "#web/components/icon/shapes.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { LookupField } from "../rate-search/lookup-field.tsx";
import { findPlace, lookupList } from "../rate-search/lookup-list.ts";
import { newOrigin } from "./account.css.ts";

/** A place where a transport begins, to state its lead times. It is empty again once one is chosen. */
export function NewOrigin({ onChoose }: { readonly onChoose: (place: Place) => void }): ReactElement {
  const lookup = useActorRef(useFlow(placeLookupFlow), { input: { kind: "place" } });
  const view = useSelector(lookup, placeLookupView);
  const [text, setText] = useState("");
  const type = (typed: string) => {
    setText(typed);
    lookup.send({ type: "text.typed", text: typed });
  };
  const clear = () => {
    setText("");
    lookup.send({ type: "lookup.ended" });
  };
  return (
    <div className={newOrigin}>
      <LookupField
        field={undefined}
        label="Add an origin"
        icon={mapPin}
        placeholder="Name, code or port"
        text={text}
        error={undefined}
        list={lookupList("place", view)}
        question={null}
        onTextChange={type}
        onChoose={({ key }) => {
          const place = findPlace(view, key);
          if (place === null) return;
          clear();
          onChoose(place);
        }}
        onEnter={() => undefined}
        onClear={clear}
      />
    </div>
  );
}
