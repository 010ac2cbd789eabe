import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { EquipmentKind } from "#domain/containers";
import { describeSwitch } from "#domain/search";
import { selectDepartureWindow, findProblem, isSameWindow } from "#flows/search/view.ts";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { container, snowflake } from "#web/components/icon/shapes.ts";
import { Segmented, type SegmentedOption } from "#web/components/segmented.tsx";
import type { FormPart } from "./form-part.ts";
import { choice, choiceEffect, choiceLabel, sailing } from "./route.css.ts";

const KINDS: readonly SegmentedOption<EquipmentKind>[] = [
  { value: "Dry", label: "Dry", icon: container },
  { value: "Reefer", label: "Reefer", icon: snowflake },
];

/** When, and in which kind of box. */
export function Sailing({ actor, draft, problems }: FormPart): ReactElement {
  const dates = useSelector(actor, selectDepartureWindow, isSameWindow);
  return (
    <div className={sailing}>
      <DateField
        label="Departure Date"
        value={draft.departureDate}
        min={dates.first}
        max={dates.last}
        field="departureDate"
        error={findProblem(problems, "departureDate")}
        onChange={(date) => actor.send({ type: "draft.dateChosen", date })}
      />
      <div className={choice}>
        <span className={choiceLabel} aria-hidden="true">
          Equipment type
        </span>
        <Segmented
          label="Equipment type"
          options={KINDS}
          value={draft.selection.kind}
          size="large"
          wide
          onChange={(kind) => actor.send({ type: "draft.kindChosen", kind })}
        />
        <p className={choiceEffect}>{describeSwitch(draft)}</p>
      </div>
    </div>
  );
}
