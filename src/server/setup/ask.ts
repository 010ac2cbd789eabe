import type { Interface } from "node:readline/promises";
import { err, ok } from "neverthrow";
import type { Ask, Question } from "./questions.ts";

const UNANSWERED = "Please answer; there is no proposal.";

const check = async ({ proposal, check: read }: Question, typed: string) => {
  const value = typed.trim() === "" ? proposal : typed.trim();
  return value === null ? err(UNANSWERED) : read(value);
};

/** Answers from a file, by key: what it does not have is proposed. The first answer that is refused ends the assistant. */
export const askFile =
  (answers: Readonly<Record<string, unknown>>): Ask =>
  async (question) => {
    const typed = answers[question.key] ?? "";
    if (typeof typed !== "string") return err(`${question.key}: a text is needed.`);
    return (await check(question, typed)).mapErr((reason) => `${question.key} (${question.text}): ${reason}`);
  };

const hidePassword = (address: string): string => address.replace(/(:\/\/[^:@/]*):[^@/]*@/, "$1:***@");

const readLine = async (terminal: Pick<Interface, "question">, text: string): Promise<string | null> => {
  try {
    return await terminal.question(text);
  } catch {
    return null;
  }
};

/** Answers of a person at a terminal: a refused one is asked for again. Errors: the person has stopped the assistant. */
export const askPerson =
  (terminal: Pick<Interface, "question">, say: (line: string) => void): Ask =>
  async (question) => {
    const { proposal } = question;
    const shown = proposal === null || proposal === "" ? "" : ` [${hidePassword(proposal)}]`;
    for (;;) {
      const typed = await readLine(terminal, `${question.text}${shown}: `);
      if (typed === null) return err("The assistant was stopped.");
      const answer = await check(question, typed);
      if (answer.isOk()) return ok(answer.value);
      say(answer.error);
    }
  };
