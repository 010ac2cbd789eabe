import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { type Place, startsLookup } from "#domain/places";
import type { DraftPoint, End } from "#domain/search";
import { placeLookupFlow, placeLookupView } from "#flows/places.ts";
import { type SearchActor, selectDraft, selectNearbyPorts } from "#flows/search/view.ts";
import { mapPin, anchor } from "#web/components/icon/shapes.ts";
import { toFclQuestion } from "#web/messages/desk-questions.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { LookupField } from "./lookup-field.tsx";
import { findPlace, lookupList, nearbyList } from "./lookup-list.ts";

type PlaceFieldProps = {
  readonly actor: SearchActor;
  readonly label: string;
  readonly field?: string;
  readonly point: DraftPoint;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Place) => void;
  readonly onClear: () => void;
  readonly onEnter: () => void;
};

export function PlaceField({
  actor,
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
  const question = toFclQuestion(useSelector(actor, selectDraft));
  return (
    <LookupField
      label={label}
      field={field}
      icon={mapPin}
      placeholder="Name, code or port"
      text={point.text}
      chosenKey={point.code ?? undefined}
      code={point.code ?? undefined}
      error={error}
      list={lookupList("place", view)}
      onTextChange={(text) => {
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
      question={view.kind === "nothing-found" ? question : null}
    />
  );
}

type PortFieldProps = {
  readonly actor: SearchActor;
  readonly end: End;
  readonly label: string;
  readonly field?: string;
  readonly point: DraftPoint;
  /** Its nearby ports are offered before anything is typed. */
  readonly placeName: string | null;
  readonly error: string | undefined;
};

export function PortField({ actor, end, label, field, point, placeName, error }: PortFieldProps): ReactElement {
  const lookup = useActorRef(useFlow(placeLookupFlow), { input: { kind: "port" } });
  const view = useSelector(lookup, placeLookupView);
  const nearby = useSelector(actor, selectNearbyPorts(end));
  const offersNearby = point.code !== null || !startsLookup("port", point.text);
  const near = offersNearby ? nearbyList(nearby, placeName, point.code === null ? point.text : "") : null;
  const choose = (key: string) => {
    const port = nearby.find(({ code }) => code === key) ?? findPlace(view, key);
    if (port === null) return;
    actor.send({ type: "draft.portChosen", end, port: { name: port.name, code: port.code } });
    lookup.send({ type: "lookup.ended" });
  };
  const question = toFclQuestion(useSelector(actor, selectDraft));
  return (
    <LookupField
      label={label}
      field={field}
      icon={anchor}
      placeholder="Name, code or port"
      text={point.text}
      chosenKey={point.code ?? undefined}
      code={point.code ?? undefined}
      error={error}
      list={near ?? lookupList("port", view)}
      opensOn={near === null ? "typing" : "focus"}
      onTextChange={(text) => {
        actor.send({ type: "draft.portTyped", end, text });
        lookup.send({ type: "text.typed", text });
      }}
      onChoose={({ key }) => choose(key)}
      onEnter={() => actor.send({ type: "point.entered", end, point: "port" })}
      onClear={() => {
        actor.send({ type: "draft.portCleared", end });
        lookup.send({ type: "lookup.ended" });
      }}
      question={near === null && view.kind === "nothing-found" ? question : null}
    />
  );
}
