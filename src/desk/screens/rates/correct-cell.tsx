import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import {
  type CorrectableCell,
  correctionView,
  createCorrectionForm,
  findCorrection,
} from "../../flows/rates-corrections.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { RateImport } from "../../ports/index.ts";
import { toSentence, useDeskFlow } from "../../services.ts";
import { focusNext } from "./focus-next.ts";
import * as css from "./rates.css.ts";

interface CorrectCellProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly cell: CorrectableCell;
  /** Whether the import stops at what the cell says. */
  readonly isProblem: boolean;
  /** Of a remark, which a person has opened. */
  readonly isOpened?: boolean;
  readonly onSent?: () => void;
}

/** A field with what a cell should be. Enter saves it and goes on to the next problem. */
export function CorrectCell({ actor, one, cell, isProblem, isOpened, onSent }: CorrectCellProps): ReactElement {
  const form = useActorRef(useDeskFlow(createCorrectionForm(one.id, { tab: cell.tab, cell: cell.cell })));
  const { kind, draft, problems, failure } = useSelector(form, correctionView);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const sent = form.on("form.sent", ({ sent: changed }) => {
      if (changed !== null) actor.send({ type: "page.updated", value: changed });
      onSent?.();
      focusNext(field.current);
    });
    /* A colleague may have corrected the cell. */
    const refused = form.on("form.refused", () => actor.send({ type: "page.outdated" }));
    return () => {
      sent.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor, form, onSent]);
  const correction = findCorrection(one, cell);
  const from = correction?.to ?? cell.text;
  const typed = draft.to ?? from;
  const save = (): void => {
    if (typed === from) focusNext(field.current);
    else form.send({ type: "form.submitted", changes: { from, to: typed } });
  };
  return (
    <form
      className={cell.isHeader ? css.answer : css.correct}
      data-problem={isProblem && correction === null ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={cell.isHeader ? `Header in ${cell.cell}` : `Correct ${cell.cell}`}
        labelHidden={!cell.isHeader}
        compact
        maxLength={500}
        value={typed}
        ref={field}
        autoFocus={isOpened === true}
        error={problems[0]?.message ?? (failure === null ? undefined : toSentence(failure))}
        onChange={(to) => form.send({ type: "form.changed", changes: { to } })}
      />
      <Button type="submit" kind="secondary" size="small" busyLabel={kind === "sending" ? "Saving..." : undefined}>
        Save
      </Button>
    </form>
  );
}
