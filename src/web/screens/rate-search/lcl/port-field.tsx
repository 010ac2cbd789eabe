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
  readonly text: string;
  readonly error: string | undefined;
};

/** A port of the LCL tariff, out of the list that was fetched once. */
export function PortField({ actor, end, label, text, error }: PortFieldProps): ReactElement {
  const ports = useSelector(actor, lclPortsView, samePorts);
  const isListed = ports.kind === "known" && ports.names.includes(text);
  const change = (name: string) => actor.send({ type: "draft.changed", changes: { [end]: name } });
  return (
    <Combobox
      label={label}
      icon={anchor}
      placeholder="Name of the port"
      text={text}
      chosenKey={isListed ? text : undefined}
      error={error}
      list={portList(ports, text)}
      onTextChange={change}
      onChoose={({ name }) => change(name)}
      onClear={() => change("")}
    />
  );
}
