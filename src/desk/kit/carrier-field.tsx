import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import { carriersView, createCarriersPage, findCarriers } from "../flows/carriers.ts";
import { useDeskFlow } from "../services.ts";

interface CarrierFieldProps {
  readonly compact?: boolean;
  readonly listIn?: "field" | "page";
  readonly mark?: "Optional";
  readonly caution?: string | undefined;
  readonly error?: string | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const MAX_SHOWN = 8;
const MAX_NAME = 60;

/** A carrier: a known one by a part of its name, or another one as it is typed. */
export function CarrierField({ text, onChange, ...field }: CarrierFieldProps): ReactElement {
  const carriers = useSelector(useActorRef(useDeskFlow(createCarriersPage)), carriersView);
  const fitting = findCarriers(carriers, text).slice(0, MAX_SHOWN);
  return (
    <Combobox
      {...field}
      label="Carrier"
      maxLength={MAX_NAME}
      text={text}
      onTextChange={onChange}
      onChoose={({ name }) => onChange(name)}
      onClear={() => onChange("")}
      list={
        fitting.length === 0
          ? { status: "hint", text: "No known carrier has this name. It is used as you type it" }
          : { status: "options", groups: [{ key: "known", options: fitting.map((name) => ({ key: name, name })) }] }
      }
    />
  );
}
