import type { ReactElement } from "react";
import { findCharges } from "#domain/charges";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import type { ComboboxOption } from "#web/components/combobox/options.ts";
import { plus } from "#web/components/icon/shapes.ts";
import { chargeLabel } from "./charge-label.ts";

interface ChargeFieldProps {
  readonly label?: string;
  readonly labelHidden?: boolean;
  readonly compact?: boolean;
  readonly maxLength?: number;
  readonly listIn?: "field" | "page";
  readonly hint?: string;
  readonly caution?: string | undefined;
  readonly error?: string | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Where a field has room to say what it takes. */
export const CHARGE_HINT = "A known charge by its name or code, or a new one as you type it";

const MAX_SHOWN = 8;
const CODE = /^[A-Z0-9/]{3,5}$/;

const listOptions = (typed: string): readonly ComboboxOption[] => {
  const found = findCharges(typed).slice(0, MAX_SHOWN);
  const isKnown = typed === "" || found.some(({ name }) => name === typed.toUpperCase());
  return [
    ...found.map(({ name, others }) => {
      const code = others.find((other) => CODE.test(other));
      const names = others.filter((other) => other !== code);
      return {
        key: name,
        name: chargeLabel(name),
        ...(names.length === 0 ? {} : { detail: names.join(", ") }),
        ...(code === undefined ? {} : { code }),
      };
    }),
    ...(isKnown ? [] : [{ key: typed, name: `Use "${typed}" as a new charge`, icon: plus }]),
  ];
};

/** A charge: one that is known by its name, its code or another name of it, or a new one as it is typed. */
export function ChargeField({ label = "Charge", text, onChange, ...field }: ChargeFieldProps): ReactElement {
  const typed = text.trim();
  const options = listOptions(typed);
  const choose = (key: string): void => onChange(key === typed ? typed : chargeLabel(key));
  return (
    <Combobox
      {...field}
      label={label}
      text={text}
      onTextChange={onChange}
      onChoose={({ key }) => choose(key)}
      onClear={() => onChange("")}
      list={{ status: "options", groups: [{ key: "charges", options }] }}
    />
  );
}
