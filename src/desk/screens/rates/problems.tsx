import { type ReactElement, useState } from "react";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { ImportNote, RateImport, SheetReading } from "../../ports/index.ts";
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
          <li key={`${note.tab ?? ""} ${note.line} ${note.cell ?? ""} ${index}`}>
            <span className={note.severity === "remark" ? css.quietText : css.cell}>
              {note.cell ?? `Row ${note.line}`}
            </span>
            <div className={css.noteBody}>
              <p>
                {note.tab === null ? "" : `${note.tab}: `}
                {note.sentence}
              </p>
              {note.severity === "problem" && (
                <Answer note={note} reading={one.settings.reading} isBusy={isBusy} onAnswer={answer} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {result.notes.length > shown.length && (
        <Button kind="ghost" size="small" onClick={() => setAll(true)}>
          {`Show all ${result.notes.length}`}
        </Button>
      )}
    </section>
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
        label={`Place that "${written}" means`}
        placeholder="INMAA"
        isBusy={isBusy}
        onUse={(code) => onAnswer({ ...reading, aliases: { ...reading.aliases, [written]: code.toUpperCase() } })}
      />
    );
  if (kind === "size" && written !== null)
    return (
      <Select
        label={`Size that "${written}" means`}
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
