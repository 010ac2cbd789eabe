import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { type LclActor, lclPortsView, samePorts } from "../../../../flows/lcl/selectors.ts";
import { Combobox } from "../../../components/combobox/combobox.tsx";
import { anchor } from "../../../components/icon/shapes.ts";
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
  const ports = useSelector(actor, lclPortsView, samePorts);
  const listed = ports.kind === "known" ? ports.places.find(({ name }) => name === text) : undefined;
  const change = (name: string) => actor.send({ type: "draft.changed", changes: { [end]: name } });
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
      list={portList(ports, text)}
      onTextChange={change}
      onChoose={({ name }) => change(name)}
      onClear={() => change("")}
    />
  );
}
