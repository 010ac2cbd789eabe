import { type ReactElement, type ReactNode, useId } from "react";
import { Badge } from "#web/components/badge.tsx";
import { check, warning } from "#web/components/icon/shapes.ts";
import { text } from "#web/styles/typography.css.ts";
import type { CountedQuestion, RateImport } from "../../ports/index.ts";
import { findImportAnswer } from "../../flows/rates-questions.ts";
import { QuestionAnswer } from "./question-answer.tsx";
import { askQuestion, countQuestion, describeAnswer, placeQuestion } from "./question-words.ts";
import * as css from "./rates.css.ts";

interface QuestionsProps {
  readonly one: RateImport;
  readonly questions: readonly CountedQuestion[];
  readonly title: string;
  readonly isBusy: boolean;
  readonly onAnswer: (question: CountedQuestion, answer: string) => void;
  /** Below a question: its cells. */
  readonly renderBelow?: (question: CountedQuestion) => ReactNode;
}

type EarlyProps = Pick<QuestionsProps, "questions" | "isBusy" | "onAnswer">;

function QuestionPlaceText({ question }: { readonly question: CountedQuestion }): ReactElement | null {
  const place = placeQuestion(question);
  return place === null ? null : <small className={css.quietText}>{place}</small>;
}

/** What the first lines of a sheet ask before it is compared, a line for each; how often it occurs is not known yet. */
export function EarlyQuestions({ questions, isBusy, onAnswer }: EarlyProps): ReactElement | null {
  if (questions.length === 0) return null;
  return (
    <ul className={css.early} aria-label="To settle for the whole sheet" data-questions="">
      {questions.map((question) => (
        <li key={`${question.topic} ${question.text ?? ""}`}>
          <span>
            <Badge kind="caution" icon={warning}>
              {askQuestion(question)}
            </Badge>
            <QuestionPlaceText question={question} />
          </span>
          <QuestionAnswer
            question={question}
            isNext={false}
            isBusy={isBusy}
            labelHidden
            onAnswer={(given) => onAnswer(question, given)}
          />
        </li>
      ))}
    </ul>
  );
}

/** What a sheet leaves open in several cells: each question once, and its answer is for all of them. */
export function Questions({
  one,
  questions,
  title,
  isBusy,
  onAnswer,
  renderBelow,
}: QuestionsProps): ReactElement | null {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id} className={text.h3}>
        {title}
      </h2>
      <ul className={css.questions}>
        {questions.map((question) => {
          const answer = findImportAnswer(one, question);
          return (
            <li key={`${question.topic} ${question.text ?? ""}`}>
              <p className={css.question}>
                <b>{askQuestion(question)}</b>
                <Badge kind={answer === null ? "caution" : "best"} icon={answer === null ? warning : check}>
                  {countQuestion(question)}
                </Badge>
                <QuestionPlaceText question={question} />
              </p>
              {answer !== null && (
                <p role="status" className={css.quietText}>
                  {describeAnswer(question, answer)}
                </p>
              )}
              <QuestionAnswer
                question={question}
                isNext={answer === null}
                isBusy={isBusy}
                labelHidden
                onAnswer={(given) => onAnswer(question, given)}
              />
              {renderBelow?.(question)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
