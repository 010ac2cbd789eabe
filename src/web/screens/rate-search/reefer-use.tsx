import { type ReactElement, useId } from "react";
import { findProblem } from "#domain/field-problem.ts";
import type { ReeferDraft } from "#domain/search";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, cross, snowflake } from "#web/components/icon/shapes.ts";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { FormPart } from "./labels.ts";
import {
  bad,
  consequence,
  consequences,
  fields,
  good,
  meaning,
  optionName,
  optionState,
  options,
  radio,
  reefer,
} from "./reefer-use.css.ts";

interface Use {
  readonly use: ReeferDraft["use"];
  readonly name: string;
  readonly meaning: string;
  readonly fits: string;
  readonly consequence: string;
}

const USES: readonly Use[] = [
  {
    use: "operating",
    name: "Operating",
    meaning: "The unit runs and keeps your temperature the whole way.",
    fits: "For food, medicine, flowers, chemicals with a set temperature",
    consequence: "If the cargo needs no cooling, you pay for it without use",
  },
  {
    use: "non-operating",
    name: "Non-operating",
    meaning: "The unit stays off and the container is used like a dry one, often for less.",
    fits: "For dry cargo only",
    consequence:
      "No cooling and no temperature record. Cargo that needs them spoils, and the carrier does not pay for it",
  },
];

export function ReeferUse(props: FormPart): ReactElement {
  const id = useId();
  return (
    <section className={reefer} aria-labelledby={id}>
      <h2 className={text.h3} id={id}>
        Does the cargo need cooling?
      </h2>
      <div className={options} role="radiogroup" aria-labelledby={id}>
        {USES.map((use) => (
          <Option key={use.use} {...props} {...use} group={id} />
        ))}
      </div>
    </section>
  );
}

type OptionProps = FormPart & Use & { readonly group: string };

function Option(props: OptionProps): ReactElement {
  const id = useId();
  const isChosen = props.draft.reefer.use === props.use;
  return (
    <div className={optionState[isChosen ? "chosen" : "open"]}>
      <input
        type="radio"
        id={id}
        className={radio}
        name={props.group}
        checked={isChosen}
        aria-describedby={`${id}-meaning ${id}-consequences`}
        onChange={() => props.actor.send({ type: "draft.reeferChanged", changes: { use: props.use } })}
      />
      <b className={optionName}>
        <label htmlFor={id}>{props.name}</label>
        {props.use === "operating" && <Icon shape={snowflake} size="s" />}
      </b>
      <p id={`${id}-meaning`} className={meaning}>
        {props.meaning}
      </p>
      <ul id={`${id}-consequences`} className={consequences}>
        <li className={consequence}>
          <span className={good}>
            <Icon shape={check} size="s" />
          </span>
          {props.fits}
        </li>
        <li className={consequence}>
          <span className={bad}>
            <Icon shape={cross} size="s" />
          </span>
          {props.consequence}
        </li>
      </ul>
      {isChosen && props.use === "operating" && <Settings {...props} />}
    </div>
  );
}

function Settings({ actor, draft, problems }: FormPart): ReactElement {
  const change = (changes: Partial<ReeferDraft>) => actor.send({ type: "draft.reeferChanged", changes });
  return (
    <div className={fields}>
      <TextField
        label="Set-point (°C)"
        placeholder="-18"
        value={draft.reefer.temperature}
        numeric
        compact
        field="temperature"
        error={findProblem(problems, "temperature")}
        onChange={(temperature) => change({ temperature })}
      />
      <TextField
        label="Ventilation (cbm/h)"
        mark="Optional"
        placeholder="25"
        value={draft.reefer.ventilation}
        inputMode="numeric"
        numeric
        compact
        field="ventilation"
        error={findProblem(problems, "ventilation")}
        onChange={(ventilation) => change({ ventilation })}
      />
    </div>
  );
}
