import { type ReactElement, useId } from "react";
import { area, input } from "#web/components/field.css.ts";
import { controlClass, describeControl, FieldFrame } from "#web/components/field.tsx";

type TextAreaProps = {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly optional?: boolean;
  readonly readOnly?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (typed: string) => void;
};

export function TextArea({ label, error, optional = false, onChange, ...rest }: TextAreaProps): ReactElement {
  const id = useId();
  const labels = { label, error, ...(optional ? { mark: "Optional" as const } : {}) };
  return (
    <FieldFrame {...labels} id={id}>
      <div className={controlClass(labels)}>
        <textarea
          {...describeControl(id, labels)}
          {...rest}
          className={`${input} ${area}`}
          rows={3}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}
