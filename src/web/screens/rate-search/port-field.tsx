import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { DraftPoint, End } from "#domain/search";
import { startsLookup } from "#domain/places";
import { type SearchActor, selectNearbyPorts } from "#flows/search/view.ts";
import { placeLookupFlow, placeLookupView } from "#flows/places.ts";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import { anchor } from "#web/components/icon/shapes.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { findPlace, lookupList, nearbyList } from "./lookup-list.ts";

type PortFieldProps = {
  readonly actor: SearchActor;
  readonly end: End;
  readonly label: string;
  /** The field's name in its form. */
  readonly field?: string;
  readonly point: DraftPoint;
  /** The chosen place of this end, whose nearby ports are offered before anything is typed. */
  readonly placeName: string | null;
  readonly error: string | undefined;
};

/** A sea port: the ones near the chosen place at once, every other by name or code. */
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
  return (
    <Combobox
      label={label}
      {...(field === undefined ? {} : { field })}
      icon={anchor}
      placeholder="Name, code or port"
      text={point.text}
      chosenKey={point.code ?? undefined}
      code={point.code ?? undefined}
      error={error}
      list={near ?? lookupList("port", view)}
      opensOn={near === null ? "typing" : "focus"}
      onTextChange={(text) => {
        if (text === point.text) return;
        actor.send({ type: "draft.portTyped", end, text });
        lookup.send({ type: "text.typed", text });
      }}
      onChoose={({ key }) => choose(key)}
      onEnter={() => actor.send({ type: "point.entered", end, point: "port" })}
      onClear={() => {
        actor.send({ type: "draft.portCleared", end });
        lookup.send({ type: "lookup.ended" });
      }}
    />
  );
}
