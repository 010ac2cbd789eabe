import { type ReactElement, useState } from "react";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { ImportNote, RateImport, SheetReading } from "../../ports/index.ts";
import { findCorrection, listCorrectable } from "../../flows/rates-corrections.ts";
import { formatOfficeTime } from "../../shell/office-clock.tsx";
import { CorrectCell } from "./correct-cell.tsx";
import * as css from "./rates.css.ts";
import { countOf, SIZES } from "./rates-labels.ts";

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
            cell={correctable.has(note) ? note.cell : null}
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
          <Answer note={note} reading={one.settings.reading} isBusy={isBusy} onAnswer={onAnswer} />
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

interface AnswerProps {
  readonly note: ImportNote;
  readonly reading: SheetReading;
  readonly isBusy: boolean;
  readonly onAnswer: (reading: SheetReading) => void;
}

function Answer({ note, reading, isBusy, onAnswer }: AnswerProps): ReactElement | null {
  const { kind, text: written } = note;
  if (kind === "place" && written !== null)
    return (
      <TypedAnswer
        label={`Place that "${written}" means, also in later sheets`}
        placeholder="INMAA"
        isBusy={isBusy}
        onUse={(code) => onAnswer({ ...reading, aliases: { ...reading.aliases, [written]: code.toUpperCase() } })}
      />
    );
  if (kind === "size" && written !== null)
    return (
      <Select
        label={`Size that "${written}" means, also in later sheets`}
        placeholder="Choose"
        options={SIZES.map((size) => ({ value: size, label: size }))}
        value=""
        disabled={isBusy}
        onChange={(size) => onAnswer({ ...reading, sizes: { ...reading.sizes, [written]: size } })}
      />
    );
  if (kind === "date")
    return (
      <span className={css.actions}>
        <Button
          kind="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => onAnswer({ ...reading, dates: "day-first" })}
        >
          Day first
        </Button>
        <Button
          kind="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => onAnswer({ ...reading, dates: "month-first" })}
        >
          Month first
        </Button>
      </span>
    );
  if (kind === "currency")
    return (
      <TypedAnswer
        label="Currency of amounts without one"
        placeholder="USD"
        isBusy={isBusy}
        onUse={(code) => onAnswer({ ...reading, currency: code.toUpperCase() })}
      />
    );
  if (kind === "hidden")
    return (
      <span className={css.actions}>
        <Button
          kind="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => onAnswer({ ...reading, hidden: "include" })}
        >
          Read hidden parts
        </Button>
        <Button
          kind="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => onAnswer({ ...reading, hidden: "skip" })}
        >
          Leave them out
        </Button>
      </span>
    );
  return null;
}

interface TypedAnswerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly isBusy: boolean;
  readonly onUse: (typed: string) => void;
}

function TypedAnswer({ label, placeholder, isBusy, onUse }: TypedAnswerProps): ReactElement {
  const [typed, setTyped] = useState("");
  return (
    <form
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") onUse(typed.trim());
      }}
    >
      <TextField label={label} compact placeholder={placeholder} maxLength={60} value={typed} onChange={setTyped} />
      <Button type="submit" kind="secondary" size="small" disabled={isBusy || typed.trim() === ""}>
        Use
      </Button>
    </form>
  );
}
