import { err, ok, type Result } from "neverthrow";
import { type Interaction, type ProviderState, toRequest } from "./contract.ts";
import { type Answer, type NoAnswer, type OutgoingRequest, send } from "./http.ts";
import { type Replacements, type SignIn, SIGNED_IN_STATE } from "./sign-in.ts";
import { describeNoAnswer, findWrongAddress, type NotSetUp, resetStates, setUpState, type Target } from "./target.ts";

/** What came of a request in its states. */
export type Sent =
  | { readonly kind: "answered"; readonly request: OutgoingRequest; readonly answer: Answer }
  | { readonly kind: "no-answer"; readonly request: OutgoingRequest; readonly failure: NoAnswer }
  | ({ readonly kind: "not-set-up" } & NotSetUp);

export interface Collected {
  readonly interaction: Interaction;
  readonly sent: Sent;
}

const replaceHeaders = (request: OutgoingRequest, replacements: Replacements): OutgoingRequest => ({
  ...request,
  headers: Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, replacements.get(value) ?? value]),
  ),
});

/** Sets up states in their order, until one is not set up. */
const setUpStates = async (
  target: Target,
  states: readonly ProviderState[],
  signIn: SignIn | null,
): Promise<Result<Replacements, NotSetUp>> => {
  let replacements: Replacements = new Map();
  for (const { name, params } of states) {
    const done = await setUpState(target, name, params ?? {});
    if (done.isErr()) return err(done.error);
    if (signIn === null || name !== SIGNED_IN_STATE) continue;
    const signedIn = await signIn(target, params ?? {});
    if (signedIn.isErr()) return err(signedIn.error);
    replacements = signedIn.value;
  }
  return ok(replacements);
};

/** Resets, sets up the states and sends the request. An error is a sentence and ends the verification. */
export const sendInStates = async (
  target: Target,
  states: readonly ProviderState[],
  request: OutgoingRequest,
  signIn: SignIn | null,
): Promise<Result<Sent, string>> => {
  const reset = await resetStates(target);
  if (reset.isErr()) return err(reset.error);
  const replacements = await setUpStates(target, states, signIn);
  if (replacements.isErr()) return ok({ kind: "not-set-up", ...replacements.error });
  const replaced = replaceHeaders(request, replacements.value);
  const answered = await send(replaced, target.timeoutMs);
  return ok(
    answered.match<Sent>(
      (answer) => ({ kind: "answered", request: replaced, answer }),
      (failure) => ({ kind: "no-answer", request: replaced, failure }),
    ),
  );
};

const MAX_IN_A_ROW = 3;

/**
 * Notices that an address cannot be that of a working API: three requests in a row without an answer, three HTML pages
 * or redirects before any other answer, or nothing else in the whole run. An HTML page with status 404 may also be an
 * operation that the server does not have yet, so three of them are no proof.
 */
export const createAddressGuard = () => {
  let hasAnswered = false;
  let inARow = 0;
  let sentence: string | undefined;
  const note = (problem: string | undefined, counts: boolean): void => {
    if (problem === undefined) {
      hasAnswered = true;
      inARow = 0;
      return;
    }
    sentence = problem;
    if (counts) inARow += 1;
  };
  return {
    note: (sent: Sent): void => {
      if (sent.kind === "no-answer") return note(describeNoAnswer(sent.request, sent.failure), true);
      if (sent.kind === "not-set-up") return undefined;
      const problem = findWrongAddress(sent.request, sent.answer);
      return note(hasAnswered ? undefined : problem, ![404, 405, 501].includes(sent.answer.status));
    },
    findReasonToStop: (): string | undefined => (inARow >= MAX_IN_A_ROW ? sentence : undefined),
    findReasonAtEnd: (): string | undefined => (hasAnswered ? undefined : sentence),
  };
};

/** Sends the request of every interaction. An error is a sentence: the server could not be verified. */
export const collectAnswers = async (
  target: Target,
  interactions: readonly Interaction[],
  signIn: SignIn | null,
): Promise<Result<readonly Collected[], string>> => {
  const guard = createAddressGuard();
  const collected: Collected[] = [];
  for (const interaction of interactions) {
    const request = toRequest(interaction.pact, target.server);
    const sent = await sendInStates(target, interaction.states, request, signIn);
    if (sent.isErr()) return err(sent.error);
    guard.note(sent.value);
    const reason = guard.findReasonToStop();
    if (reason !== undefined) return err(reason);
    collected.push({ interaction, sent: sent.value });
  }
  const reason = guard.findReasonAtEnd();
  return reason === undefined ? ok(collected) : err(reason);
};
