import { type ReactElement, useState } from "react";
import { Button } from "#web/components/button.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import type { ImportNote, SheetReading } from "../../ports/index.ts";
import { CarrierAnswer } from "./carrier-answer.tsx";
import * as css from "./rates.css.ts";
import { SIZES } from "./rates-labels.ts";

interface AnswerProps {
  readonly note: ImportNote;
  readonly reading: SheetReading;
  readonly isBusy: boolean;
  readonly onAnswer: (reading: SheetReading) => void;
}

/** The usual answers to a problem, by its kind; they are stored for the sheets of the provider. */
export function NoteAnswer({ note, reading, isBusy, onAnswer }: AnswerProps): ReactElement | null {
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
  if (kind === "carrier" && written !== null)
    return <CarrierAnswer written={written} reading={reading} isBusy={isBusy} onAnswer={onAnswer} />;
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
      <Choices
        isBusy={isBusy}
        choices={[
          ["Day first", { dates: "day-first" }],
          ["Month first", { dates: "month-first" }],
        ]}
        onChoose={(changes) => onAnswer({ ...reading, ...changes })}
      />
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
      <Choices
        isBusy={isBusy}
        choices={[
          ["Read hidden parts", { hidden: "include" }],
          ["Leave them out", { hidden: "skip" }],
        ]}
        onChoose={(changes) => onAnswer({ ...reading, ...changes })}
      />
    );
  return null;
}

interface ChoicesProps {
  readonly choices: readonly (readonly [label: string, changes: Partial<SheetReading>])[];
  readonly isBusy: boolean;
  readonly onChoose: (changes: Partial<SheetReading>) => void;
}

function Choices({ choices, isBusy, onChoose }: ChoicesProps): ReactElement {
  return (
    <span className={css.actions}>
      {choices.map(([label, changes]) => (
        <Button key={label} kind="secondary" size="small" disabled={isBusy} onClick={() => onChoose(changes)}>
          {label}
        </Button>
      ))}
    </span>
  );
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
      className={css.answer}
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
