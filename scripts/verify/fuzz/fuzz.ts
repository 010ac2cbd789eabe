import { err, ok, type Result } from "neverthrow";
import { answerChecker, type CheckAnswer } from "../check-answer.ts";
import { createAddressGuard, type Sent, sendInStates } from "../collect.ts";
import type { Interaction, ProviderState } from "../contract.ts";
import type { Difference } from "../differences.ts";
import { readText } from "../json.ts";
import type { Options } from "../options.ts";
import type { InteractionResult } from "../results.ts";
import { SIGNED_IN_STATE, type SignIn } from "../sign-in.ts";
import type { Kit } from "../verify.ts";
import { type FuzzCase, generateCases } from "./cases.ts";

/** What a generated request found; `number` and the seed of the run repeat it. */
export interface FuzzResult {
  readonly number: number;
  readonly fuzzCase: FuzzCase;
  readonly differences: readonly Difference[];
}

const findSignedInState = (interactions: readonly Interaction[]): ProviderState | undefined =>
  interactions.flatMap(({ states }) => states).find(({ name }) => name === SIGNED_IN_STATE);

const compare = async (
  { operation, expected, isExpected }: FuzzCase,
  sent: Sent,
  check: CheckAnswer,
): Promise<readonly Difference[]> => {
  if (sent.kind === "not-set-up")
    return [{ by: "document", path: "answer", expected: "a state that is set up", actual: sent.reason }];
  if (sent.kind === "no-answer")
    return [{ by: "document", path: "answer", expected: "an answer", actual: sent.failure.detail }];
  const { status } = sent.answer;
  const wrong: Difference = { by: "document", path: "status", expected, actual: String(status) };
  return isExpected(status) ? check(operation, sent.answer) : [wrong];
};

/**
 * Sends generated requests to the operations of the verified interactions, each after a reset; an operation whose
 * interactions are all left out gets none. An error is a sentence and ends the run.
 */
export const verifyGenerated = async (
  kit: Kit,
  verified: readonly InteractionResult[],
  { target, fuzz }: Options,
  signIn: SignIn | null,
): Promise<Result<readonly FuzzResult[], string>> => {
  const present = verified.filter(({ outcome }) => outcome !== "left-out");
  const operations = new Set(present.map(({ interaction }) => interaction.operation));
  if (fuzz.count === 0 || operations.size === 0) return ok([]);
  const state = findSignedInState(kit.interactions);
  const credentials = {
    xToken: readText(state?.params, "xToken") ?? "",
    xApiKey: readText(state?.params, "xApiKey") ?? "",
  };
  const cases = generateCases(kit.document, [...operations], { ...fuzz, server: target.server, credentials });
  const check = answerChecker(kit.document);
  const guard = createAddressGuard();
  const results: FuzzResult[] = [];
  for (const [index, fuzzCase] of cases.entries()) {
    const states = fuzzCase.operation.isSecured && state !== undefined ? [state] : [];
    const sent = await sendInStates(target, states, fuzzCase.request, signIn);
    if (sent.isErr()) return err(sent.error);
    guard.note(sent.value);
    const reason = guard.findReasonToStop();
    if (reason !== undefined) return err(reason);
    results.push({ number: index + 1, fuzzCase, differences: await compare(fuzzCase, sent.value, check) });
  }
  return ok(results);
};
