import { useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import { quantityText } from "../../../../domain/lcl/quantity.ts";
import { CBM_LIMITS, WEIGHT_LIMITS } from "../../../../domain/lcl/validate.ts";
import { type LclActor, lclDraft, lclProblemAt, lclProblems } from "../../../../flows/lcl/selectors.ts";
import { Button } from "../../../components/button/button.tsx";
import { box, swap as swapIcon, weight } from "../../../components/icon/shapes.ts";
import { IconButton } from "../../../components/icon-button/icon-button.tsx";
import { TextField } from "../../../components/text-field/text-field.tsx";
import * as css from "./lcl-form.css.ts";
import { PortField } from "./port-field.tsx";

const LIMITS = `Weight up to ${quantityText(WEIGHT_LIMITS.max * 1000)} kg, CBM up to ${quantityText(CBM_LIMITS.max * 1000)} in steps of ${CBM_LIMITS.step}.`;

/** The LCL search: kept on this device as it is typed, asked by itself once it is whole. */
export function LclForm({ actor }: { readonly actor: LclActor }): ReactElement {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "search.requested" });
  };
  return (
    <form className={css.form} aria-label="LCL rate search" onSubmit={submit} noValidate>
      <Fields actor={actor} />
      <div className={css.foot}>
        <p className={css.hint}>Rates are fetched by themselves once all four are set. {LIMITS}</p>
        <Button kind="ghost" onClick={() => actor.send({ type: "form.cleared" })}>
          Clear
        </Button>
        <Button type="submit">Search Rates →</Button>
      </div>
    </form>
  );
}

function Fields({ actor }: { readonly actor: LclActor }): ReactElement {
  const draft = useSelector(actor, lclDraft);
  const problems = useSelector(actor, lclProblems);
  return (
    <div className={css.fields}>
      <PortField
        actor={actor}
        end="origin"
        label="Origin Port"
        text={draft.origin}
        error={lclProblemAt(problems, "portOfLoading")}
      />
      <span className={css.swap}>
        <IconButton
          icon={swapIcon}
          label="Swap Origin Port and Destination Port"
          bordered
          round
          onClick={() => actor.send({ type: "ends.swapped" })}
        />
      </span>
      <PortField
        actor={actor}
        end="destination"
        label="Destination Port"
        text={draft.destination}
        error={lclProblemAt(problems, "portOfDischarge")}
      />
      <div className={css.load}>
        <TextField
          label="Weight (kg)"
          icon={weight}
          placeholder="1200"
          value={draft.weight}
          inputMode="decimal"
          numeric
          maxLength={20}
          error={lclProblemAt(problems, "weight")}
          onChange={(text) => actor.send({ type: "draft.changed", changes: { weight: text } })}
        />
        <TextField
          label="CBM"
          icon={box}
          placeholder="3.25"
          value={draft.cbm}
          inputMode="decimal"
          numeric
          maxLength={20}
          error={lclProblemAt(problems, "cbm")}
          onChange={(text) => actor.send({ type: "draft.changed", changes: { cbm: text } })}
        />
      </div>
    </div>
  );
}
