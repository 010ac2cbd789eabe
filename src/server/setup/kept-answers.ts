import { readFile, rm, writeFile } from "node:fs/promises";
import { err } from "neverthrow";
import type { Ask } from "./questions.ts";

type Kept = Readonly<Record<string, string>>;

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");

const readKept = async (path: string): Promise<Kept> => {
  try {
    const kept: unknown = JSON.parse(await readFile(path, "utf8"));
    return isKept(kept) ? kept : {};
  } catch {
    return {};
  }
};

export interface AnswersKeeper {
  /** Proposes what was answered before, and keeps each answer. */
  readonly ask: Ask;
  /** Nothing is kept any more: everything is set up. */
  readonly drop: () => Promise<void>;
}

/**
 * Keeps the answers of an assistant that does not come to its end in a file that only its owner reads, as passwords are among
 * them. Its keys are those of a file of answers.
 */
export const keepAnswers = async (ask: Ask, path: string): Promise<AnswersKeeper> => {
  const earlier = await readKept(path);
  const answers: Record<string, string> = { ...earlier };
  return {
    ask: async (question) => {
      const answer = await ask({ ...question, proposal: earlier[question.key] ?? question.proposal });
      if (answer.isErr()) return answer;
      answers[question.key] = answer.value;
      try {
        await writeFile(path, JSON.stringify(answers, null, 2), { mode: 0o600 });
      } catch (error) {
        return err(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
      }
      return answer;
    },
    drop: () => rm(path, { force: true }),
  };
};
