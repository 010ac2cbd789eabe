import type { ReactElement, ReactNode } from "react";
import { visuallyHidden } from "./accessibility.css.ts";
import {
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

/** What every field has around its control. */
export type FieldLabels = {
  readonly label: string;
  /** The field's name in its form, by which a toast can find and focus it (see focus-field.ts). */
  readonly field?: string;
  /** The label is read out, the eye has another cue (a search icon, a table head). */
  readonly labelHidden?: boolean;
  /** "Optional" or "PDF only"; required is the rule and is not marked. */
  readonly mark?: "Optional" | "PDF only";
  /** A link at the end of the label: "Forgot password?". */
  readonly aside?: ReactNode;
  readonly hint?: string | undefined;
  /** Something odd that stops nobody; stands in place of the hint. */
  readonly caution?: string | undefined;
  /** Replaces the hint; tied to the control, so that it is read with the field. */
  readonly error?: string | undefined;
};

type FieldFrameProps = FieldLabels & { readonly id: string; readonly children: ReactNode };

export function FieldFrame(props: FieldFrameProps): ReactElement {
  return (
    <div className={field} data-field={props.field}>
      <div className={props.labelHidden === true ? visuallyHidden : labelRow}>
        <label htmlFor={props.id}>{props.label}</label>
        {props.mark && <span className={markStyle}>{props.mark}</span>}
        {props.aside}
      </div>
      {props.children}
      <FieldNote id={noteId(props.id)} hint={props.hint} caution={props.caution} error={props.error} />
    </div>
  );
}

type FieldNoteProps = Pick<FieldLabels, "hint" | "caution" | "error"> & { readonly id: string };

/** The line under a control: what is wrong, or odd, or else how to fill it in. */
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

/** The attributes that tie a control to its hint or error. */
export function describeControl(id: string, words: Pick<FieldLabels, "hint" | "caution" | "error">) {
  const hasNote = words.hint !== undefined || words.caution !== undefined || words.error !== undefined;
  return {
    id,
    ...(hasNote ? { "aria-describedby": noteId(id) } : {}),
    ...(words.error === undefined ? {} : { "aria-invalid": true }),
  } as const;
}

/** The words of a field without the rest of its properties. */
export function toFieldProps(words: FieldLabels): FieldLabels {
  const { label, field: name, labelHidden, mark, aside, hint, caution, error } = words;
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
