import { type ReactElement, useState } from "react";
import { isCurrencyCode } from "#domain/money";
import { LEFT_OUT } from "#domain/rates";
import { Button } from "#web/components/button.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import type { SheetQuestion } from "../../ports/index.ts";
import { CarrierAnswer } from "./carrier-answer.tsx";
import { RemarkAnswer } from "./remark-answer.tsx";
import { PlaceField } from "../../kit/place-field.tsx";
import { CHARGE_HINT, ChargeField } from "../../kit/charge-field.tsx";
import { askQuestion } from "./question-words.ts";
import * as css from "./rates.css.ts";
import { SIZES } from "./rates-labels.ts";

interface QuestionAnswerProps {
  readonly question: SheetQuestion;
  /** Whether the keyboard goes on to it when an earlier problem is settled. */
  readonly isNext: boolean;
  readonly isBusy: boolean;
  /** Whether the question is shown above. */
  readonly labelHidden?: boolean;
  readonly onAnswer: (answer: string) => void;
}

type Choice = readonly [label: string, answer: string];

const CHOICES: Readonly<Partial<Record<SheetQuestion["topic"], readonly Choice[]>>> = {
  dates: [
    ["Day first", "day-first"],
    ["Month first", "month-first"],
  ],
  decimal: [
    ["A point: 1.50", "point"],
    ["A comma: 1,50", "comma"],
  ],
  hidden: [
    ["Read hidden parts", "include"],
    ["Leave them out", "skip"],
  ],
  limit: [["Yes, for any cargo", LEFT_OUT]],
};

/* A bare 40 can be both. */
const SIZE_OPTIONS = [
  ...SIZES.map((size) => ({ value: size, label: size })),
  { value: "40GP/40HC", label: "40GP and 40HC" },
];

/** The usual answers to a question; they are stored for the sheets of the provider. */
export function QuestionAnswer(props: QuestionAnswerProps): ReactElement {
  const { question, isNext, isBusy, onAnswer } = props;
  const { topic, text } = question;
  const choices = CHOICES[topic];
  if (choices !== undefined) return <Choices {...props} choices={choices} />;
  if (topic === "carrier") return <CarrierAnswer written={text ?? ""} {...{ isNext, isBusy, onAnswer }} />;
  if (topic === "remark") return <RemarkAnswer {...{ isNext, isBusy, onAnswer }} />;
  if (topic === "charge") return <Charge {...props} />;
  if (topic === "size")
    return (
      <div className={css.answer} data-problem={isNext ? "" : undefined}>
        <Select
          label={askQuestion(question)}
          compact
          placeholder="Choose"
          options={SIZE_OPTIONS}
          value=""
          disabled={isBusy}
          onChange={onAnswer}
        />
      </div>
    );
  return topic === "place" ? (
    <TypedAnswer {...props} placeholder="Name or code, such as NLRTM" />
  ) : (
    <TypedAnswer {...props} placeholder="USD" isCurrency />
  );
}

function Choices({
  question,
  isBusy,
  labelHidden,
  choices,
  onAnswer,
}: QuestionAnswerProps & { readonly choices: readonly Choice[] }): ReactElement {
  return (
    <fieldset className={css.choices}>
      <legend className={labelHidden === true ? css.hiddenLegend : css.quietText}>{askQuestion(question)}</legend>
      {choices.map(([label, answer]) => (
        <Button key={label} kind="secondary" size="small" disabled={isBusy} onClick={() => onAnswer(answer)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

interface TypedAnswerProps extends QuestionAnswerProps {
  readonly placeholder: string;
  readonly isCurrency?: boolean;
}

function TypedAnswer(props: TypedAnswerProps): ReactElement {
  const { question, isNext, isBusy, labelHidden = false, placeholder, isCurrency = false } = props;
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const answer = isCurrency ? typed.trim().toUpperCase() : typed.trim();
  const use = (): void => {
    const isWrong = isCurrency && !isCurrencyCode(answer);
    setProblem(isWrong ? "Type the code of a currency, such as USD." : undefined);
    if (!isWrong && answer !== "") props.onAnswer(answer);
  };
  const field = {
    label: askQuestion(question),
    labelHidden,
    compact: true,
    placeholder,
    value: typed,
    onChange: setTyped,
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
      {isCurrency ? <TextField {...field} maxLength={3} error={problem} /> : <PlaceField {...field} onEnter={use} />}
      <Button type="submit" kind="secondary" size="small" disabled={isBusy || answer === ""}>
        Use
      </Button>
    </form>
  );
}

function Charge({ question, isNext, isBusy, onAnswer }: QuestionAnswerProps): ReactElement {
  const [typed, setTyped] = useState(question.text ?? "");
  return (
    <form
      className={css.answer}
      data-problem={isNext ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") onAnswer(typed.trim().toUpperCase());
      }}
    >
      <ChargeField label={askQuestion(question)} hint={CHARGE_HINT} text={typed} onChange={setTyped} />
      <span className={css.actions}>
        <Button type="submit" kind="secondary" size="small" disabled={isBusy || typed.trim() === ""}>
          Use
        </Button>
        <Button kind="ghost" size="small" disabled={isBusy} onClick={() => onAnswer(LEFT_OUT)}>
          Leave it out
        </Button>
      </span>
    </form>
  );
}
