import { type ReactElement, useState } from "react";
import { readTypedAmount } from "#domain/money";
import { readRemarkMeaning, type RemarkUnit, writeRemarkMeaning } from "#domain/rates";
import { Button } from "#web/components/button.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { ChargeField } from "../../kit/charge-field.tsx";
import * as css from "./rates.css.ts";

interface RemarkAnswerProps {
  readonly isNext: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (meaning: string) => void;
}

/** What a remark that may change prices means: a charge of its lines, or nothing for the price, with the reason. */
export function RemarkAnswer({ isNext, isBusy, onAnswer }: RemarkAnswerProps): ReactElement {
  return (
    <div className={css.group}>
      <RemarkCharge isNext={isNext} isBusy={isBusy} onAnswer={onAnswer} />
      <NotPart isBusy={isBusy} onAnswer={onAnswer} />
    </div>
  );
}

const UNITS: readonly { readonly value: RemarkUnit; readonly label: string }[] = [
  { value: "container", label: "Container" },
  { value: "teu", label: "TEU (40 feet: 2)" },
  { value: "bl", label: "Bill of lading" },
];

function RemarkCharge({ isNext, isBusy, onAnswer }: RemarkAnswerProps): ReactElement {
  const [charge, setCharge] = useState("");
  const [amount, setAmount] = useState("");
  const [currency, setCurrency] = useState("USD");
  const [per, setPer] = useState<RemarkUnit>("container");
  const [problem, setProblem] = useState<string | undefined>();
  const use = (): void => {
    const read = readTypedAmount(amount, currency.trim().toUpperCase()).andThen((money) =>
      readRemarkMeaning(writeRemarkMeaning({ kind: "charge", charge: charge.trim(), amount: money, per })),
    );
    setProblem(read.isErr() ? read.error : undefined);
    if (read.isOk()) onAnswer(writeRemarkMeaning(read.value));
  };
  return (
    <form
      className={css.answer}
      data-problem={isNext ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <ChargeField label="Charge of its lines" compact text={charge} onChange={setCharge} />
      <TextField label="Amount" compact value={amount} error={problem} onChange={setAmount} />
      <TextField label="Currency" compact maxLength={3} value={currency} onChange={setCurrency} />
      <Select label="Per" compact options={UNITS} value={per} onChange={setPer} />
      <Button type="submit" kind="secondary" size="small" disabled={isBusy || charge.trim() === "" || amount === ""}>
        Add the charge
      </Button>
    </form>
  );
}

const MAX_REASON = 200;

function NotPart({ isBusy, onAnswer }: Omit<RemarkAnswerProps, "isNext">): ReactElement {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const reason = typed.trim();
  return (
    <form
      className={css.answer}
      onSubmit={(event) => {
        event.preventDefault();
        readRemarkMeaning(writeRemarkMeaning({ kind: "not-part", reason })).match(
          (meaning) => onAnswer(writeRemarkMeaning(meaning)),
          setProblem,
        );
      }}
    >
      <TextField
        label="Or why it is not part of the price"
        compact
        maxLength={MAX_REASON}
        value={typed}
        error={problem}
        onChange={setTyped}
      />
      <Button type="submit" kind="secondary" size="small" disabled={isBusy || reason === ""}>
        Not part of the price
      </Button>
    </form>
  );
}
