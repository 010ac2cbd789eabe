import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useId, useRef } from "react";
import { findProblem } from "#domain/field-problem.ts";
import { CBM_LIMITS, WEIGHT_LIMITS } from "#domain/lcl";
import type { CalculatorActor } from "#flows/lcl/calculator.ts";
import { type LclActor, selectLclDraft, selectLclProblems } from "#flows/lcl/view.ts";
import { Button } from "#web/components/button.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { box, calculator as calculatorIcon, swap as swapIcon, weight } from "#web/components/icon/shapes.ts";
import { TextField } from "#web/components/text-field.tsx";
import { formatQuantity } from "#web/messages/quantity.ts";
import { Calculator } from "./calculator.tsx";
import { PortField } from "./port-field.tsx";
import * as css from "./search-form.css.ts";

const formatLimits = (): string =>
  `Weight up to ${formatQuantity(WEIGHT_LIMITS.max * 1000)} kg, CBM up to ${formatQuantity(CBM_LIMITS.max * 1000)} in steps of ${CBM_LIMITS.step}.`;

type LclFormProps = { readonly actor: LclActor; readonly calculator: CalculatorActor };

export function LclForm({ actor, calculator }: LclFormProps): ReactElement {
  const id = useId();
  const isOpen = useSelector(calculator, ({ context }) => context.isOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "search.requested" });
  };
  const close = () => {
    calculator.send({ type: "calculator.closed" });
    opener.current?.focus();
  };
  const clear = () => {
    actor.send({ type: "form.cleared" });
    calculator.send({ type: "lines.cleared" });
  };
  return (
    <div className={css.panel}>
      <form id={`${id}-form`} aria-label="LCL rate search" onSubmit={submit} noValidate>
        <Fields actor={actor} />
      </form>
      {isOpen && (
        <Calculator
          actor={calculator}
          id={`${id}-calculator`}
          onUse={(changes) => actor.send({ type: "draft.changed", changes })}
          onClose={close}
        />
      )}
      <div className={isOpen ? css.footBelowPanel : css.foot}>
        <p className={css.hint}>Rates update automatically once all four fields are filled. {formatLimits()}</p>
        <Button
          ref={opener}
          kind="secondary"
          icon={calculatorIcon}
          expanded={isOpen}
          controls={`${id}-calculator`}
          onClick={() => calculator.send({ type: "calculator.toggled" })}
        >
          Calculate from pieces
        </Button>
        <Button kind="ghost" onClick={clear}>
          Clear
        </Button>
        <span className={css.submit}>
          <Button type="submit" form={`${id}-form`} wide>
            Search Rates →
          </Button>
        </span>
      </div>
    </div>
  );
}

const FIGURES = [
  { field: "weight", label: "Weight (kg)", icon: weight, placeholder: "1200" },
  { field: "cbm", label: "CBM", icon: box, placeholder: "3.25" },
] as const;

function Fields({ actor }: { readonly actor: LclActor }): ReactElement {
  const draft = useSelector(actor, selectLclDraft);
  const problems = useSelector(actor, selectLclProblems);
  return (
    <div className={css.fields}>
      <PortField
        actor={actor}
        end="origin"
        label="Origin Port"
        text={draft.origin}
        field="portOfLoading"
        error={findProblem(problems, "portOfLoading")}
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
        field="portOfDischarge"
        error={findProblem(problems, "portOfDischarge")}
      />
      <div className={css.load}>
        {FIGURES.map(({ field, ...look }) => (
          <TextField
            key={field}
            {...look}
            field={field}
            value={draft[field]}
            inputMode="decimal"
            numeric
            maxLength={20}
            error={findProblem(problems, field)}
            onChange={(text) => actor.send({ type: "draft.changed", changes: { [field]: text } })}
          />
        ))}
      </div>
    </div>
  );
}
