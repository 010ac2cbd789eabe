import type { ReactElement } from "react";
import type { ReeferDraft } from "../../../domain/fcl-search/draft.ts";
import { problemAt } from "../../../flows/fcl-search/selectors.ts";
import { Segmented, type SegmentedOption } from "../../components/segmented/segmented.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { text } from "../../styles/typography.css.ts";
import { reefer, reeferFields, reeferHead, reeferWords } from "./containers.css.ts";
import type { FormPart } from "./form-part.ts";

type Use = ReeferDraft["use"];

const USES: readonly SegmentedOption<Use>[] = [
  { value: "non-operating", label: "Non-operating" },
  { value: "operating", label: "Operating" },
];

const MEANING: Readonly<Record<Use, string>> = {
  "non-operating":
    "The reefer travels as a dry box (NOR): its genset is off and nothing is cooled. Choose Operating for cargo that needs a temperature.",
  operating: "The unit runs for the whole journey and holds the set-point; ventilation lets fresh air in.",
};

/** Whether the reefers cool, and if so, how. */
export function ReeferUse({ actor, draft, problems }: FormPart): ReactElement {
  const { temperature, use, ventilation } = draft.reefer;
  const change = (changes: Partial<ReeferDraft>) => actor.send({ type: "draft.reeferChanged", changes });
  return (
    <div className={reefer}>
      <div className={reeferHead}>
        <h3 className={text.h3}>Reefer use</h3>
        <Segmented label="Reefer use" options={USES} value={use} onChange={(chosen) => change({ use: chosen })} />
      </div>
      <p className={reeferWords}>{MEANING[use]}</p>
      {use === "operating" && (
        <div className={reeferFields}>
          <TextField
            label="Set-point (°C)"
            placeholder="-18"
            value={temperature}
            numeric
            error={problemAt(problems, "temperature")}
            onChange={(typed) => change({ temperature: typed })}
          />
          <TextField
            label="Ventilation (cbm/h)"
            mark="Optional"
            placeholder="25"
            value={ventilation}
            inputMode="numeric"
            numeric
            error={problemAt(problems, "ventilation")}
            onChange={(typed) => change({ ventilation: typed })}
          />
        </div>
      )}
    </div>
  );
}
