import { type ReactElement, useState } from "react";
import { isSameQuestion } from "#domain/rates";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { text } from "#web/styles/typography.css.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { ImportNote, RateImport, SheetQuestion } from "../../ports/index.ts";
import {
  describeRow,
  findCorrectable,
  findCorrection,
  findLeftOut,
  listCorrectable,
  listRemovable,
} from "../../flows/rates-corrections.ts";
import {
  countOpenProblems,
  findImportAnswer,
  isSettled,
  listNotesOf,
  listRepeated,
} from "../../flows/rates-questions.ts";
import { needsDays } from "../../flows/rates-days.ts";
import { formatOfficeTime } from "../../shell/office-clock.tsx";
import { CorrectCell } from "./correct-cell.tsx";
import { focusNext } from "./focus-next.ts";
import * as css from "./rates.css.ts";
import { QuestionAnswer } from "./question-answer.tsx";
import { describeAnswer } from "./question-words.ts";
import { Questions } from "./questions.tsx";
import { countOf } from "./rates-labels.ts";
import { ValidityAnswer } from "./validity-answer.tsx";

interface ProblemsProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly isBusy: boolean;
}

const FIRST = 20;

/** What a comparison asks about several cells, and its notes by cell, with the usual answers. */
export function Problems({ actor, one, isBusy }: ProblemsProps): ReactElement | null {
  const { result } = one;
  if (result === null || result.notes.length === 0) return null;
  const repeated = listRepeated(one);
  const answer = (question: SheetQuestion, text: string): void =>
    actor.send({ type: "change.requested", change: { kind: "answer", question, answer: text } });
  const others = result.notes.filter((note) => !repeated.some((question) => isSameQuestion(note.asks, question)));
  const list = { actor, one, isBusy, onAnswer: answer };
  return (
    <div className={css.stack}>
      <Questions
        one={one}
        questions={repeated}
        title="Questions about several cells"
        isBusy={isBusy}
        onAnswer={answer}
        renderBelow={(question) => (
          <CellsOf {...list} notes={listNotesOf(result.notes, question)} count={question.problems} />
        )}
      />
      {others.length > 0 && <ByCell {...list} notes={others} />}
    </div>
  );
}

interface NotesProps extends ProblemsProps {
  readonly notes: readonly ImportNote[];
  readonly onAnswer: (question: SheetQuestion, answer: string) => void;
}

function ByCell({ notes, ...list }: NotesProps): ReactElement {
  const { actor, one, isBusy } = list;
  const hasProblems = notes.some(({ severity }) => severity !== "remark");
  const hasQuestions = notes.some(({ severity }) => severity === "question") && one.result?.summary === null;
  const open = countOpenProblems(one);
  return (
    <section className={css.panel} aria-labelledby="problems">
      <div className={css.bar}>
        <h2 id="problems" className={text.h3}>
          {hasProblems ? "Problems by cell" : "Remarks"}
        </h2>
        {hasProblems && open > 0 && (
          <Badge kind="critical" icon={warning}>
            {`${countOf(open, "problem")} to settle`}
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
      <NoteList {...list} notes={notes} />
    </section>
  );
}

/* The cells of a question, which can also be corrected one by one. */
function CellsOf({ count, ...list }: NotesProps & { readonly count: number }): ReactElement {
  const [isOpened, setOpened] = useState(false);
  const { notes } = list;
  return (
    <>
      <Button kind="ghost" size="small" expanded={isOpened} onClick={() => setOpened(!isOpened)}>
        {isOpened ? "Hide its cells" : notes.length < count ? `Show the first ${notes.length} cells` : "Show its cells"}
      </Button>
      {isOpened && <NoteList {...list} notes={notes} isOfQuestion />}
    </>
  );
}

function NoteList({
  notes,
  isOfQuestion = false,
  ...list
}: NotesProps & { readonly isOfQuestion?: boolean }): ReactElement {
  const [areAll, setAll] = useState(false);
  const shown = areAll ? notes : notes.slice(0, FIRST);
  const correctable = listCorrectable(notes);
  const removable = listRemovable(notes);
  return (
    <>
      <ul className={css.notes}>
        {shown.map((note, index) => (
          <NoteItem
            key={`${note.tab ?? ""} ${note.line} ${note.cell ?? ""} ${index}`}
            {...list}
            note={note}
            isOfQuestion={isOfQuestion}
            isCorrectable={correctable.has(note)}
            isRemovable={removable.has(note)}
          />
        ))}
      </ul>
      {notes.length > shown.length && (
        <div data-next="">
          <Button kind="ghost" size="small" onClick={() => setAll(true)}>
            {`Show all ${notes.length}`}
          </Button>
        </div>
      )}
    </>
  );
}

interface NoteItemProps extends ProblemsProps {
  readonly note: ImportNote;
  /** Whether its cell is corrected here, and its row left out. */
  readonly isCorrectable: boolean;
  readonly isRemovable: boolean;
  /** Whether its question is asked above, for all cells. */
  readonly isOfQuestion: boolean;
  readonly onAnswer: (question: SheetQuestion, answer: string) => void;
}

/** A note; the cell of a remark, which may be right as it is, can be corrected once a person asks for it. */
function NoteItem(props: NoteItemProps): ReactElement {
  const { actor, one, isBusy, note, isCorrectable, isRemovable, isOfQuestion, onAnswer } = props;
  const [isOpened, setOpened] = useState(false);
  const { severity, line, tab, sentence, asks } = note;
  const answer = asks === null ? null : findImportAnswer(one, asks);
  const cell = findCorrectable(note);
  const correction = cell === null ? null : findCorrection(one, cell);
  const leftOut = findLeftOut(one, note);
  const isOpen = leftOut === null && cell !== null && isCorrectable;
  const isClosed = severity === "remark" && correction === null && !isOpened;
  return (
    <li data-row={`${tab ?? ""} ${line}`}>
      <span className={severity === "remark" || isSettled(one, note) ? css.quietText : css.cell}>
        {note.cell ?? `Row ${line}`}
      </span>
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
        {needsDays(note) && <ValidityAnswer actor={actor} one={one} stated={note.stated} isBusy={isBusy} />}
        {leftOut === null && asks !== null && correction === null && !isOfQuestion && (
          <>
            {answer !== null && <p className={css.quietText}>{describeAnswer(asks, answer)}</p>}
            <QuestionAnswer
              question={asks}
              isNext={answer === null && !isOpen}
              isBusy={isBusy}
              onAnswer={(given) => onAnswer(asks, given)}
            />
          </>
        )}
      </div>
      {leftOut === null && (
        <div className={css.noteActions}>
          {isOpen && isClosed && (
            <Button kind="ghost" size="small" onClick={() => setOpened(true)}>
              {`Correct ${cell.cell}`}
            </Button>
          )}
          {isRemovable && <LeaveOut actor={actor} one={one} row={note} isBusy={isBusy} />}
        </div>
      )}
    </li>
  );
}

interface LeaveOutProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly row: Pick<ImportNote, "tab" | "line">;
  readonly isBusy: boolean;
}

/** Leaves a row out of this import; the keyboard goes on to the next problem. */
export function LeaveOut({ actor, one, row, isBusy }: LeaveOutProps): ReactElement {
  const { tab, line } = row;
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
      {`Leave out ${describeRow(one, row)}`}
    </Button>
  );
}
