import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { suggestPorts } from "#domain/lcl";
import { type LclActor, lclPortsView, isSamePorts } from "#flows/lcl/view.ts";
import { placeLookupFlow, placeLookupView } from "#flows/places.ts";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import { anchor } from "#web/components/icon/shapes.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { portList } from "./port-list.ts";

type PortFieldProps = {
  readonly actor: LclActor;
  readonly end: "origin" | "destination";
  readonly label: string;
  /** The field's name in its form. */
  readonly field?: string;
  readonly text: string;
  readonly error: string | undefined;
};

/** A port of the LCL tariffs, chosen from the list that is fetched once. */
export function PortField({ actor, end, label, field, text, error }: PortFieldProps): ReactElement {
  const ports = useSelector(actor, lclPortsView, isSamePorts);
  const listed = ports.kind === "known" ? ports.places.find(({ name }) => name === text) : undefined;
  const lookup = useActorRef(useFlow(placeLookupFlow), { input: { kind: "place-and-nearby" } });
  const lookupView = useSelector(lookup, placeLookupView);
  const change = (name: string) => actor.send({ type: "draft.changed", changes: { [end]: name } });
  const type = (typed: string) => {
    if (typed === text) return;
    change(typed);
    const isListed = ports.kind === "known" && suggestPorts(ports.places, typed).shown.length > 0;
    lookup.send(isListed ? { type: "lookup.ended" } : { type: "text.typed", text: typed });
  };
  return (
    <Combobox
      label={label}
      {...(field === undefined ? {} : { field })}
      icon={anchor}
      placeholder="Name of the port"
      text={text}
      chosenKey={listed?.name}
      code={listed?.code ?? undefined}
      error={error}
      list={portList(ports, text, lookupView)}
      onTextChange={type}
      onEnter={() => actor.send({ type: "port.entered", end })}
      onChoose={({ name }) => change(name)}
      onClear={() => change("")}
    />
  );
}
