import { type ReactElement, useState } from "react";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { text } from "#web/styles/typography.css.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { ImportNote, RateImport, SheetReading } from "../../ports/index.ts";
import { findCorrection, listCorrectable } from "../../flows/rates-corrections.ts";
import { formatOfficeTime } from "../../shell/office-clock.tsx";
import { NoteAnswer } from "./note-answer.tsx";
import { CorrectCell } from "./correct-cell.tsx";
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
            /* One answer is for all lines of a carrier. */
            cell={correctable.has(note) && note.kind !== "carrier" ? note.cell : null}
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
  /** Null where no cell can be corrected. */
  readonly cell: string | null;
  readonly onAnswer: (reading: SheetReading) => void;
}

/** A note; the cell of a remark, which may be right as it is, can be corrected once a person asks for it. */
function NoteItem({ actor, one, isBusy, note, cell, onAnswer }: NoteItemProps): ReactElement {
  const [isOpened, setOpened] = useState(false);
  const { severity, line, tab, sentence } = note;
  const correction = findCorrection(one, note);
  const isClosed = severity === "remark" && correction === null && !isOpened;
  return (
    <li>
      <span className={severity === "remark" ? css.quietText : css.cell}>{note.cell ?? `Row ${line}`}</span>
      <div className={css.noteBody}>
        <p>
          {tab === null ? "" : `${tab}: `}
          {sentence}
          {correction !== null && (
            <small>
              {correction.staffName} has corrected it at {formatOfficeTime(correction.correctedAt)}.
            </small>
          )}
        </p>
        {cell !== null && !isClosed && (
          <CorrectCell actor={actor} one={one} note={note} cell={cell} isOpened={isOpened} />
        )}
        {severity === "problem" && correction === null && (
          <NoteAnswer note={note} reading={one.settings.reading} isBusy={isBusy} onAnswer={onAnswer} />
        )}
      </div>
      {cell !== null && isClosed && (
        <Button kind="ghost" size="small" onClick={() => setOpened(true)}>
          {`Correct ${cell}`}
        </Button>
      )}
    </li>
  );
}
