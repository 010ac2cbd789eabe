import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { correctionView, createCorrectionForm, findCorrection } from "../../flows/rates-corrections.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { ImportNote, RateImport } from "../../ports/index.ts";
import { toSentence, useDeskFlow } from "../../services.ts";
import * as css from "./rates.css.ts";

interface CorrectCellProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly note: ImportNote;
  readonly cell: string;
  /** Of a remark, which a person has opened. */
  readonly isOpened?: boolean;
}

const NEXT = "[data-problem] input, [data-next] button";

/* The next problem that is not corrected, or else what comes after all of them. */
const focusNext = (field: HTMLElement | null): void => {
  const all = [...document.querySelectorAll<HTMLElement>(NEXT)];
  const isBehind = (one: HTMLElement): boolean =>
    field !== null && (field.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  all.find(isBehind)?.focus();
};

/** A field with what a cell should be. Enter saves it and goes on to the next problem. */
export function CorrectCell({ actor, one, note, cell, isOpened }: CorrectCellProps): ReactElement {
  const form = useActorRef(useDeskFlow(createCorrectionForm(one.id, { tab: note.tab, cell })));
  const { kind, draft, problems, failure } = useSelector(form, correctionView);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const sent = form.on("form.sent", ({ sent: changed }) => {
      if (changed !== null) actor.send({ type: "page.updated", value: changed });
      focusNext(field.current);
    });
    /* A colleague may have corrected the cell. */
    const refused = form.on("form.refused", () => actor.send({ type: "page.outdated" }));
    return () => {
      sent.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor, form]);
  const correction = findCorrection(one, note);
  const from = correction?.to ?? note.text ?? "";
  const typed = draft.to ?? from;
  const save = (): void => {
    if (typed === from) focusNext(field.current);
    else form.send({ type: "form.submitted", changes: { from, to: typed } });
  };
  const isProblem = note.severity !== "remark" && correction === null;
  return (
    <form
      className={css.correct}
      data-problem={isProblem ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={`Correct ${cell}`}
        labelHidden
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
