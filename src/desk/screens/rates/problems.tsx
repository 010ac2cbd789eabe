import { type ReactElement, useState } from "react";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { text } from "#web/styles/typography.css.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { ImportNote, RateImport, SheetReading } from "../../ports/index.ts";
import {
  findCorrectable,
  findCorrection,
  findLeftOut,
  listCorrectable,
  listRemovable,
} from "../../flows/rates-corrections.ts";
import { formatOfficeTime } from "../../shell/office-clock.tsx";
import { NoteAnswer } from "./note-answer.tsx";
import { CorrectCell } from "./correct-cell.tsx";
import { focusNext } from "./focus-next.ts";
import * as css from "./rates.css.ts";
import { countOf } from "./rates-labels.ts";

interface ProblemsProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly isBusy: boolean;
}

const FIRST = 20;

/** The notes of a comparison by cell, with the usual answers. */
export function Problems({ actor, one, isBusy }: ProblemsProps): ReactElement | null {
  const [areAll, setAll] = useState(false);
  const { result } = one;
  if (result === null || result.notes.length === 0) return null;
  const shown = areAll ? result.notes : result.notes.slice(0, FIRST);
  const answer = (reading: SheetReading): void =>
    actor.send({ type: "change.requested", change: { kind: "reading", reading } });
  const correctable = listCorrectable(result.notes);
  const removable = listRemovable(result.notes);
  const hasQuestions = result.notes.some(({ severity }) => severity === "question") && result.summary === null;
  return (
    <section className={css.panel} aria-labelledby="problems">
      <div className={css.bar}>
        <h2 id="problems" className={text.h3}>
          {result.problemCount > 0 ? "Problems by cell" : "Remarks"}
        </h2>
        {result.problemCount > 0 && (
          <Badge kind="critical" icon={warning}>
            {countOf(result.problemCount, "problem")}
          </Badge>
        )}
      </div>
      {hasQuestions && (
        <Button
          kind="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => actor.send({ type: "change.requested", change: { kind: "outliers" } })}
        >
          All these prices are right
        </Button>
      )}
      <ul className={css.notes}>
        {shown.map((note, index) => (
          <NoteItem
            key={`${note.tab ?? ""} ${note.line} ${note.cell ?? ""} ${index}`}
            actor={actor}
            one={one}
            isBusy={isBusy}
            note={note}
            isCorrectable={correctable.has(note)}
            isRemovable={removable.has(note)}
            onAnswer={answer}
          />
        ))}
      </ul>
      {result.notes.length > shown.length && (
        <div data-next="">
          <Button kind="ghost" size="small" onClick={() => setAll(true)}>
            {`Show all ${result.notes.length}`}
          </Button>
        </div>
      )}
    </section>
  );
}

interface NoteItemProps extends ProblemsProps {
  readonly note: ImportNote;
  /** Whether its cell is corrected here, and its row left out. */
  readonly isCorrectable: boolean;
  readonly isRemovable: boolean;
  readonly onAnswer: (reading: SheetReading) => void;
}

/** A note; the cell of a remark, which may be right as it is, can be corrected once a person asks for it. */
function NoteItem(props: NoteItemProps): ReactElement {
  const { actor, one, isBusy, note, isCorrectable, isRemovable, onAnswer } = props;
  const [isOpened, setOpened] = useState(false);
  const { severity, line, tab, sentence } = note;
  const cell = findCorrectable(note);
  const correction = cell === null ? null : findCorrection(one, cell);
  const leftOut = findLeftOut(one, note);
  const isOpen = leftOut === null && cell !== null && isCorrectable;
  const isClosed = severity === "remark" && correction === null && !isOpened;
  return (
    <li data-row={`${tab ?? ""} ${line}`}>
      <span className={severity === "remark" ? css.quietText : css.cell}>{note.cell ?? `Row ${line}`}</span>
      <div className={css.noteBody}>
        <p>
          {tab === null ? "" : `${tab}: `}
          {sentence}
          {leftOut !== null && (
            <small>
              {leftOut.staffName} has left this row out at {formatOfficeTime(leftOut.leftOutAt)}.
            </small>
          )}
          {leftOut === null && correction !== null && (
            <small>
              {correction.staffName} has corrected it at {formatOfficeTime(correction.correctedAt)}.
            </small>
          )}
        </p>
        {isOpen && !isClosed && (
          <CorrectCell actor={actor} one={one} cell={cell} isProblem={severity !== "remark"} isOpened={isOpened} />
        )}
        {leftOut === null && severity === "problem" && correction === null && (
          <NoteAnswer note={note} reading={one.settings.reading} isBusy={isBusy} onAnswer={onAnswer} />
        )}
      </div>
      {leftOut === null && (
        <div className={css.noteActions}>
          {isOpen && isClosed && (
            <Button kind="ghost" size="small" onClick={() => setOpened(true)}>
              {`Correct ${cell.cell}`}
            </Button>
          )}
          {isRemovable && <LeaveOut actor={actor} row={note} isBusy={isBusy} />}
        </div>
      )}
    </li>
  );
}

interface LeaveOutProps {
  readonly actor: ImportActor;
  readonly row: Pick<ImportNote, "tab" | "line">;
  readonly isBusy: boolean;
}

/** Leaves a row out of this import; the keyboard goes on to the next problem. */
export function LeaveOut({ actor, row: { tab, line }, isBusy }: LeaveOutProps): ReactElement {
  return (
    <Button
      kind="ghost"
      size="small"
      disabled={isBusy}
      onClick={(event) => {
        actor.send({ type: "change.requested", change: { kind: "row", row: { tab, line, isLeftOut: true } } });
        focusNext(event.currentTarget, true);
      }}
    >
      {`Leave out row ${line}`}
    </Button>
  );
}
