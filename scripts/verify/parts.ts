import { err, ok, type Result } from "neverthrow";
import { answerChecker } from "./check-answer.ts";
import { sendInStates } from "./collect.ts";
import { type Interaction, toRequest } from "./contract.ts";
import { type Difference, showValue } from "./differences.ts";
import { parseJson, readKey } from "./json.ts";
import type { Levels } from "./levels.ts";
import type { Options } from "./options.ts";
import type { InteractionResult, Verified } from "./results.ts";
import { SIGNED_IN_STATE, type SignIn } from "./sign-in.ts";
import type { Kit } from "./verify.ts";

const PROFILE = "getProfile";

/** The request for the profile of a shipper who is signed in and of whom nothing else is known. */
const findProfile = ({ interactions }: Kit): Interaction | undefined =>
  interactions.find(
    ({ operation, states, pact }) =>
      operation.id === PROFILE &&
      pact.response.status === 200 &&
      states.length === 1 &&
      states[0]?.name === SIGNED_IN_STATE,
  );

const readFirst = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

const findMissing = (body: unknown, capability: string): readonly Difference[] => {
  const profile = readFirst(readKey(body, "result")) ?? readKey(body, "data");
  const stated = readKey(profile, "capabilities");
  return Array.isArray(stated) && stated.includes(capability)
    ? []
    : [
        {
          by: "contract",
          path: "$.result[0].capabilities",
          expected: `${capability} among them`,
          actual: showValue(stated),
        },
      ];
};

/**
 * Checks that the profile lists each optional part whose state the server sets up: the portal makes no call of a part that
 * is not listed. An error is a sentence: the server could not be verified.
 */
export const verifyParts = async (
  kit: Kit,
  { levels, parts }: Levels,
  { target, selection }: Pick<Options, "target" | "selection">,
  signIn: SignIn | null,
): Promise<Result<readonly InteractionResult[], string>> => {
  const level = levels.find(({ optional }) => optional === true)?.level ?? 0;
  const profile = findProfile(kit);
  const isAsked = selection.only.length === 0 || selection.only.includes(PROFILE);
  if (profile === undefined || !selection.levels.includes(level) || !isAsked) return ok([]);
  const check = answerChecker(kit.document);
  const results: InteractionResult[] = [];
  for (const [capability, state] of Object.entries(parts)) {
    const description = `the profile with the capability ${capability}`;
    const interaction: Verified = {
      description,
      level,
      isOptional: true,
      kind: "interaction",
      operation: profile.operation,
    };
    const request = toRequest(profile.pact, target.server);
    const sent = await sendInStates(target, [...profile.states, { name: state }], request, signIn);
    if (sent.isErr()) return err(sent.error);
    const { value } = sent;
    if (value.kind === "not-set-up")
      results.push({
        interaction,
        outcome: value.isUnknown ? "left-out" : "not-set-up",
        differences: [],
        reason: value.reason,
      });
    else {
      const differences: readonly Difference[] =
        value.kind === "no-answer"
          ? [{ by: "contract", path: "answer", expected: "an answer", actual: value.failure.detail }]
          : [
              ...(await check(profile.operation, value.answer)),
              ...(value.answer.status === 200 ? findMissing(parseJson(value.answer.body), capability) : []),
            ];
      results.push({
        interaction,
        outcome: differences.length === 0 ? "conformant" : "different",
        differences,
        reason: "",
      });
    }
  }
  return ok(results);
};
