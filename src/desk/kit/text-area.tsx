import { type ReactElement, type Ref, useId } from "react";
import { area, input } from "#web/components/field.css.ts";
import { controlClass, describeControl, FieldFrame } from "#web/components/field.tsx";
import { low } from "./text-area.css.ts";

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  /** As high as its rows: for a sentence or two. */
  readonly isLow?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const MAX_LENGTH = 2_000;

/** A text of several lines. */
export function TextArea(props: TextAreaProps): ReactElement {
  const {
    label,
    value,
    onChange,
    maxLength = MAX_LENGTH,
    rows = 3,
    hint,
    error,
    isOptional = false,
    isLow = false,
    ref,
  } = props;
  const id = useId();
  const labels = { label, hint, error, ...(isOptional ? { mark: "Optional" as const } : {}) };
  return (
    <FieldFrame {...labels} id={id}>
      <div className={controlClass(labels)}>
        <textarea
          {...describeControl(id, labels)}
          ref={ref}
          className={isLow ? `${input} ${area} ${low}` : `${input} ${area}`}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}
