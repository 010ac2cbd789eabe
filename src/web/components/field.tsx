import type { ReactElement, ReactNode } from "react";
import { visuallyHidden } from "./accessibility.css.ts";
import {
  aside as asideStyle,
  caution as cautionStyle,
  error as errorStyle,
  field,
  hint as hintStyle,
  labelRow,
  mark as markStyle,
  compact,
  control,
  locked,
  wrong,
} from "./field.css.ts";
import { Icon } from "./icon/icon.tsx";
import { warning } from "./icon/shapes.ts";

export type FieldLabels = {
  readonly label: string;
  /** The field's name in its form; toasts focus the field by it. */
  readonly field?: string;
  /** The label is visually hidden: an icon or a table header replaces it. */
  readonly labelHidden?: boolean;
  /** Required fields are not marked. */
  readonly mark?: "Optional" | "PDF only" | "Proposed";
  /** At the end of the label's line; in the tab order after the control. */
  readonly aside?: ReactNode;
  readonly hint?: string | undefined;
  /** A warning that does not block submitting; replaces the hint. */
  readonly caution?: string | undefined;
  /** Replaces the hint; linked to the control by `aria-describedby`. */
  readonly error?: string | undefined;
};

type FieldFrameProps = FieldLabels & { readonly id: string; readonly children: ReactNode };

export function FieldFrame(props: FieldFrameProps): ReactElement {
  return (
    <div className={field} data-field={props.field} data-optional={props.mark === "Optional" ? "" : undefined}>
      <div className={props.labelHidden === true ? visuallyHidden : labelRow}>
        <label htmlFor={props.id}>{props.label}</label>
        {props.mark && <span className={markStyle}>{props.mark}</span>}
      </div>
      {props.children}
      {props.aside && <div className={asideStyle}>{props.aside}</div>}
      <FieldNote id={noteId(props.id)} hint={props.hint} caution={props.caution} error={props.error} />
    </div>
  );
}

type FieldNoteProps = Pick<FieldLabels, "hint" | "caution" | "error"> & { readonly id: string };

export function FieldNote({ id, hint, caution, error }: FieldNoteProps): ReactElement | null {
  if (error !== undefined) {
    return (
      <p id={id} className={errorStyle}>
        <Icon shape={warning} size="s" />
        {error}
      </p>
    );
  }
  if (caution !== undefined) {
    return (
      <p id={id} className={cautionStyle}>
        <Icon shape={warning} size="s" />
        {caution}
      </p>
    );
  }
  if (hint === undefined) return null;
  return (
    <p id={id} className={hintStyle}>
      {hint}
    </p>
  );
}

const noteId = (id: string): string => `${id}-note`;

export function describeControl(id: string, labels: Pick<FieldLabels, "hint" | "caution" | "error">) {
  const hasNote = labels.hint !== undefined || labels.caution !== undefined || labels.error !== undefined;
  return {
    id,
    ...(hasNote ? { "aria-describedby": noteId(id) } : {}),
    ...(labels.error === undefined ? {} : { "aria-invalid": true }),
  } as const;
}

export function toFieldProps(labels: FieldLabels): FieldLabels {
  const { label, field: name, labelHidden, mark, aside, hint, caution, error } = labels;
  return {
    label,
    ...(name === undefined ? {} : { field: name }),
    ...(labelHidden === undefined ? {} : { labelHidden }),
    ...(mark === undefined ? {} : { mark }),
    ...(aside === undefined ? {} : { aside }),
    hint,
    caution,
    error,
  };
}

export type ControlLook = {
  /** 40 px instead of 48: filters and cards. */
  readonly compact?: boolean;
  readonly readOnly?: boolean;
  readonly error?: string | undefined;
};

export function controlClass(look: ControlLook): string {
  const names = [control];
  if (look.compact === true) names.push(compact);
  if (look.readOnly === true) names.push(locked);
  if (look.error !== undefined) names.push(wrong);
  return names.join(" ");
}
