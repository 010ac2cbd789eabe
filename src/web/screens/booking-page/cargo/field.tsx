import { type ReactElement, useId } from "react";
import { type FieldPath, findMaxLength, labelField } from "#domain/cargo";
import type { CargoEvent } from "#flows/cargo/types.ts";
import type { ShownCargo } from "#flows/cargo/view.ts";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { MomentField } from "#web/components/date-field/moment-field.tsx";
import { area, input } from "#web/components/field.css.ts";
import { controlClass, describeControl, FieldFrame } from "#web/components/field.tsx";
import { Select, type SelectOption } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { wide } from "#web/kit/atoms.css.ts";

export interface FormProps {
  readonly view: ShownCargo;
  readonly texts: ReadonlyMap<FieldPath, string>;
  readonly send: (event: CargoEvent) => void;
}

interface CargoFieldProps extends FormProps {
  readonly path: FieldPath;
  readonly isLocked: boolean;
  readonly kind?: "text" | "area" | "date" | "moment" | "choice";
  readonly options?: readonly SelectOption<string>[];
  readonly mark?: "Optional";
  readonly hint?: string;
  readonly placeholder?: string;
}

/** One text of the details. Its `data-field` is its path, so that a refused part can focus it. */
export function CargoField(props: CargoFieldProps): ReactElement {
  const { view, texts, send, path, isLocked, kind = "text", options = [], mark, hint, placeholder } = props;
  const id = useId();
  const value = texts.get(path) ?? "";
  const type = (text: string) => send({ type: "text.typed", path, text });
  const leave = () => send({ type: "field.left", path });
  const common = {
    label: labelField(path),
    field: path,
    error: view.errors.get(path),
    caution: view.warnings.get(path),
    hint,
    ...(mark === undefined ? {} : { mark }),
  };
  switch (kind) {
    case "text":
      return (
        <TextField
          {...common}
          value={value}
          readOnly={isLocked}
          maxLength={findMaxLength(path)}
          onChange={type}
          onBlur={leave}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      );
    case "choice":
      return (
        <Select {...common} options={options} value={value} disabled={isLocked} placeholder="Choose" onChange={type} />
      );
    case "date":
      return (
        <DateField
          label={common.label}
          field={path}
          hint={hint}
          error={common.error}
          value={value === "" ? null : value}
          disabled={isLocked}
          onChange={(date) => type(date ?? "")}
        />
      );
    case "moment":
      return (
        <MomentField
          label={common.label}
          field={path}
          hint={hint}
          error={common.error}
          value={value}
          readOnly={isLocked}
          onChange={type}
          onBlur={leave}
        />
      );
    case "area":
      return (
        <div className={wide}>
          <FieldFrame {...common} id={id}>
            <div className={controlClass({ ...common, readOnly: isLocked })}>
              <textarea
                {...describeControl(id, common)}
                className={`${input} ${area}`}
                rows={3}
                value={value}
                readOnly={isLocked}
                maxLength={findMaxLength(path)}
                onChange={(event) => type(event.currentTarget.value)}
                onBlur={leave}
              />
            </div>
          </FieldFrame>
        </div>
      );
  }
}
