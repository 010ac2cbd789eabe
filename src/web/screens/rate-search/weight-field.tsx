import { type ReactElement, useState } from "react";
import type { EquipmentCode } from "../../../domain/containers/equipment.ts";
import { weightKgOf, weightText, weightWarning } from "../../../domain/containers/net-weight.ts";
import { TextField } from "../../components/text-field/text-field.tsx";
import { weight } from "./containers.css.ts";

type WeightFieldProps = {
  readonly equipment: EquipmentCode;
  readonly digits: string;
  readonly onType: (text: string) => void;
};

/** The net weight of one box: digits while it is typed, `18 000 KGM` when it is read. */
export function WeightField({ equipment, digits, onType }: WeightFieldProps): ReactElement {
  const [isTyping, setTyping] = useState(false);
  const kilograms = weightKgOf(digits);
  return (
    <div className={weight} onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
      <TextField
        label="Max Net Weight"
        placeholder="10 000 KGM"
        value={isTyping || digits === "" ? digits : weightText(kilograms)}
        hint={weightWarning(equipment, kilograms)?.message}
        inputMode="numeric"
        numeric
        compact
        onChange={onType}
      />
    </div>
  );
}
