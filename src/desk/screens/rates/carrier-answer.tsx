import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { LEFT_OUT } from "#domain/rates";
import { toCarrierKey } from "#domain/tracking";
import { Button } from "#web/components/button.tsx";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { choicesView, createChoicesPage } from "../../flows/rates-import.ts";
import { useDeskFlow } from "../../services.ts";
import * as css from "./rates.css.ts";

interface CarrierAnswerProps {
  /** As the sheet names it. */
  readonly written: string;
  readonly isNext: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (name: string) => void;
}

const MAX_SHOWN = 20;
const MAX_NAME = 100;

/** What a carrier is that a sheet names and nobody knows: a known one, a new one, or one whose lines are left out. */
export function CarrierAnswer({ written, isNext, isBusy, onAnswer }: CarrierAnswerProps): ReactElement {
  return (
    <div className={css.group}>
      <div data-problem={isNext ? "" : undefined}>
        <KnownCarrier written={written} isBusy={isBusy} onUse={onAnswer} />
      </div>
      <NewCarrier written={written} isBusy={isBusy} onUse={onAnswer} />
      <span>
        <Button kind="secondary" size="small" disabled={isBusy} onClick={() => onAnswer(LEFT_OUT)}>
          Leave out its lines
        </Button>
      </span>
    </div>
  );
}

interface NamedProps extends Pick<CarrierAnswerProps, "written" | "isBusy"> {
  readonly onUse: (name: string) => void;
}

function KnownCarrier({ written, isBusy, onUse }: NamedProps): ReactElement {
  const choices = useActorRef(useDeskFlow(createChoicesPage));
  const { carriers } = useSelector(choices, choicesView);
  const [typed, setTyped] = useState("");
  const fitting = carriers.filter((name) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const known = carriers.find((name) => toCarrierKey(name) === toCarrierKey(typed));
  return (
    <form
      className={css.answer}
      onSubmit={(event) => {
        event.preventDefault();
        if (known !== undefined) onUse(known);
      }}
    >
      <Combobox
        label={`"${written}" is the same as`}
        compact
        text={typed}
        onTextChange={setTyped}
        onChoose={({ name }) => setTyped(name)}
        onClear={() => setTyped("")}
        opensOn="focus"
        list={
          fitting.length === 0
            ? { status: "hint", text: "No known carrier has this name" }
            : {
                status: "options",
                groups: [{ key: "known", options: fitting.slice(0, MAX_SHOWN).map((name) => ({ key: name, name })) }],
              }
        }
      />
      <Button type="submit" kind="secondary" size="small" disabled={isBusy || known === undefined}>
        Same carrier
      </Button>
    </form>
  );
}

function NewCarrier({ written, isBusy, onUse }: NamedProps): ReactElement {
  const [name, setName] = useState(written);
  return (
    <form
      className={css.answer}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") onUse(name.trim());
      }}
    >
      <TextField
        label={`"${written}" is a new carrier with the name`}
        compact
        maxLength={MAX_NAME}
        value={name}
        onChange={setName}
      />
      <Button type="submit" kind="secondary" size="small" disabled={isBusy || name.trim() === ""}>
        New carrier
      </Button>
    </form>
  );
}
