import { Fragment, type MouseEvent, type ReactElement, useId } from "react";
import {
  type EquipmentCode,
  checkWeight,
  formatPounds,
  tidyWeight,
  type WeightCheck,
  formatWeight,
} from "#domain/containers";
import { input } from "#web/components/field.css.ts";
import { controlClass, FieldNote } from "#web/components/field.tsx";
import { LinkAction } from "#web/components/link.tsx";
import { num } from "#web/styles/typography.css.ts";
import { limit, limitFill, weight, weightLabel, weightMain, weightNote } from "./weight-field.css.ts";

type WeightFieldProps = {
  readonly equipment: EquipmentCode;
  readonly text: string;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
};

export function WeightField({ equipment, text, isDisabled, error, onType, onEnter }: WeightFieldProps): ReactElement {
  const id = useId();
  const check = checkWeight(equipment, text);
  const wrong = error ?? (check.kind === "over" ? "over" : undefined);
  return (
    <div className={weight} data-field={`weight ${equipment}`}>
      <label className={weightLabel} htmlFor={id}>
        Max Net Weight
      </label>
      <div className={weightMain}>
        <div className={controlClass({ compact: true, readOnly: isDisabled, error: isDisabled ? undefined : wrong })}>
          <input
            id={id}
            className={`${input} ${num}`}
            type="text"
            autoComplete="off"
            placeholder="10 000 KGM"
            value={text}
            disabled={isDisabled}
            aria-describedby={isDisabled ? undefined : `${id}-note`}
            aria-invalid={error === undefined ? undefined : true}
            onFocus={(event) => event.currentTarget.select()}
            onMouseDown={focusWithoutCaret}
            onChange={(event) => onType(event.currentTarget.value)}
            onBlur={onEnter}
          />
        </div>
        {!isDisabled && <Limit check={check} />}
        {!isDisabled && <Note id={`${id}-note`} text={text} check={check} error={error} onType={onType} />}
      </div>
    </div>
  );
}

/* The caret would otherwise be placed after the focus has selected everything. */
function focusWithoutCaret(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

function Limit({ check }: { readonly check: WeightCheck }): ReactElement {
  const share = "kilograms" in check ? Math.min(1, check.kilograms / check.limitKg) : 0;
  return (
    <span className={limit} aria-hidden="true">
      <span className={limitFill[check.kind === "over" ? "over" : "within"]} style={{ width: `${share * 100}%` }} />
    </span>
  );
}

type UnitQuestionProps = Pick<WeightFieldProps, "onType"> & { readonly id: string; readonly typed: string };

/** A bare number up to 60 may be either; the answer is written into the field. */
function UnitQuestion({ id, typed, onType }: UnitQuestionProps): ReactElement {
  return (
    <p id={id} className={`${weightNote} ${num}`}>
      <b>Tonnes or kg?</b>{" "}
      {["t", "kg"].map((unit) => (
        <Fragment key={unit}>
          <LinkAction onClick={() => onType(`${typed} ${unit}`)}>
            {typed} {unit}
          </LinkAction>{" "}
        </Fragment>
      ))}
    </p>
  );
}

type NoteProps = Pick<WeightFieldProps, "text" | "error" | "onType"> & {
  readonly id: string;
  readonly check: WeightCheck;
};

function Note({ id, text, check, error, onType }: NoteProps): ReactElement {
  const limitText = formatWeight(check.limitKg);
  if (check.kind === "unit-missing") return <UnitQuestion id={id} typed={check.typed} onType={onType} />;
  if (error !== undefined) return <FieldNote id={id} error={error} />;
  switch (check.kind) {
    case "unreadable":
      return <FieldNote id={id} caution="Use kg, t or lb: 22500, 22.5 t, 49 600 lb" />;
    case "over": {
      const read = tidyWeight(text) === text.trim() ? "Over" : `${formatWeight(check.kilograms)} is over`;
      return <FieldNote id={id} error={`${read} the limit of ${limitText}`} />;
    }
    case "blank":
      return (
        <p id={id} className={`${weightNote} ${num}`}>
          Limit {limitText}
        </p>
      );
    case "within": {
      const isTidy = tidyWeight(text) === text.trim();
      return (
        <p id={id} className={`${weightNote} ${num}`}>
          <b>{isTidy ? formatPounds(check.kilograms) : formatWeight(check.kilograms)}</b> each, limit{" "}
          {isTidy ? limitText : limitText.replace(" KGM", "")}
        </p>
      );
    }
  }
}
