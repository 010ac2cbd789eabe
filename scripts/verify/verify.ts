import { err, ok, type Result } from "neverthrow";
import { answerChecker, type CheckAnswer } from "./check-answer.ts";
import { collectAnswers, type Collected } from "./collect.ts";
import { type Interaction, type Pact, selectInteractions, toAsked } from "./contract.ts";
import { type Difference, mergeDifferences } from "./differences.ts";
import type { ApiDocument } from "./document.ts";
import { checkRules } from "./rules/rules.ts";
import type { Answer } from "./http.ts";
import type { Options } from "./options.ts";
import { type Answered, compareWithContract } from "./pact-verdict.ts";
import type { InteractionResult } from "./results.ts";
import { checkStateValues } from "./state-values.ts";
import { isTolerated } from "./tolerated.ts";
import { findSignIn, type SignIn, signInLike } from "./sign-in.ts";

/** The contract, and the document that every answer must agree with. */
export interface Kit {
  readonly pact: Pact;
  readonly document: ApiDocument;
  readonly interactions: readonly Interaction[];
}

const isAnswered = ({ sent }: Collected): boolean => sent.kind === "answered";

const toAnswered = ({ interaction, sent }: Collected): readonly Answered[] =>
  sent.kind === "answered" ? [{ interaction, answer: sent.answer }] : [];

/** An answer with a wrong status is compared no further: its body belongs to that status. */
const keepStatus = (differences: readonly Difference[]): readonly Difference[] => {
  const status = differences.filter(({ path }) => path === "status");
  return status.length > 0 ? status : differences;
};

const toListPath = (path: string): string => path.replaceAll(/\[\d+\]/g, "[]");

/** Values that states name, except those at a path at which the contract differs already. */
const checkNamedValues = (
  interaction: Interaction,
  answer: Answer,
  contract: readonly Difference[],
): readonly Difference[] => {
  const known = new Set(contract.map(({ path }) => toListPath(path)));
  return checkStateValues(interaction, answer).filter(({ path }) => !known.has(path));
};

/** The differences of an answer: from the contract, except what is tolerated, from the document and from the rules. */
export const judgeAnswer = async (
  interaction: Interaction,
  answer: Answer,
  contract: readonly Difference[],
  check: CheckAnswer,
): Promise<readonly Difference[]> => {
  const { id } = interaction.operation;
  const document = [...(await check(interaction.operation, answer)), ...checkRules(id, toAsked(interaction), answer)];
  const compared = keepStatus(contract);
  const intolerable = [...compared, ...checkNamedValues(interaction, answer, compared)].filter(
    (one) => !isTolerated(id, one, answer, document),
  );
  return mergeDifferences(intolerable, document);
};

const toResult = async (
  { interaction, sent }: Collected,
  contract: readonly Difference[],
  check: CheckAnswer,
): Promise<InteractionResult> => {
  if (sent.kind === "not-set-up") {
    const outcome = interaction.isOptional && sent.isUnknown ? "left-out" : "not-set-up";
    return { interaction, outcome, differences: [], reason: sent.reason };
  }
  const differences: readonly Difference[] =
    sent.kind === "answered"
      ? await judgeAnswer(interaction, sent.answer, contract, check)
      : [{ by: "contract", path: "answer", expected: "an answer", actual: sent.failure.detail }];
  const outcome = differences.length === 0 ? "conformant" : "different";
  const elapsedMs = sent.kind === "answered" ? sent.answer.elapsedMs : undefined;
  return { interaction, outcome, differences, reason: "", elapsedMs };
};

export const chooseSignIn = (kit: Kit, { tokensFromSignIn }: Options): Result<SignIn | null, string> => {
  if (!tokensFromSignIn) return ok(null);
  const example = findSignIn(kit.interactions);
  return example === undefined ? err("The contract has no interaction that signs in.") : ok(signInLike(example));
};

/** Sends the selected interactions. An error is a sentence: the server could not be verified. */
export const collectInteractions = async (
  kit: Kit,
  options: Options,
): Promise<Result<readonly Collected[], string>> => {
  const selected = selectInteractions(kit.interactions, options.selection);
  if (selected.length === 0) return err("No interaction is selected: give other values of --level and --only.");
  const signIn = chooseSignIn(kit, options);
  return signIn.isErr() ? err(signIn.error) : collectAnswers(options.target, selected, signIn.value);
};

/** Compares answers with the contract, the document and the rules; sends nothing to the server. */
export const judgeInteractions = async (
  kit: Kit,
  collected: readonly Collected[],
): Promise<Result<readonly InteractionResult[], string>> => {
  const compared = await compareWithContract(kit.pact, collected.flatMap(toAnswered));
  if (compared.isErr()) return err(compared.error);
  const check = answerChecker(kit.document);
  const differences = compared.value.values();
  const results = collected.map((one) => toResult(one, isAnswered(one) ? (differences.next().value ?? []) : [], check));
  return ok(await Promise.all(results));
};
