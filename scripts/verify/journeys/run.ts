import { randomUUID } from "node:crypto";
import { answerChecker, type CheckAnswer } from "../check-answer.ts";
import { CLOCK_STATE, resolveLink } from "../contract.ts";
import type { Difference } from "../differences.ts";
import type { ApiDocument, Operation } from "../document.ts";
import { type Answer, send } from "../http.ts";
import { isObject, type JsonObject, parseJson } from "../json.ts";
import type { Levels } from "../levels.ts";
import type { InteractionResult } from "../results.ts";
import { checkRules } from "../rules/rules.ts";
import { resetStates, setUpState, type Target } from "../target.ts";
import { COMPARISONS } from "./comparisons.ts";
import { type Change, type Compared, readList, readString } from "./comparison.ts";
import type { JourneyData } from "./data.ts";
import { compareBeside, compareRead, compareTwins } from "./at-once.ts";
import { type Journey, readJourneys, type Step } from "./document.ts";
import { type MissingValue, readOutput, readStatuses, resolve, type Scope } from "./expressions.ts";
import { levelSteps } from "./levels.ts";
import { compareNumbers } from "./numbers.ts";
import { checkPrivate } from "./private.ts";
import { type StepRequest, toRequest } from "./request.ts";

export interface JourneyKit {
  readonly document: ApiDocument;
  readonly levels: Levels;
  readonly target: Target;
  readonly data: JourneyData;
}

/** What the steps of one journey have answered so far. */
interface Progress extends Scope {
  readonly requests: Map<string, unknown>;
  readonly sent: Map<string, StepRequest>;
  /** Steps whose answer nothing can be compared with: none, a wrong status, or none of their outputs. */
  readonly unusable: Set<string>;
  readonly outputs: Map<string, JsonObject>;
  readonly bodies: Map<string, unknown>;
  /** Numbers of bookings by `quotationId`. */
  readonly numbers: Map<string, string>;
  /** How often a sign-in was refused. */
  refusedSignIns: number;
}

type StepResult = Omit<InteractionResult, "interaction">;

const NOTHING: Compared = { differences: [] };

const toResult = (differences: readonly Difference[], { elapsedMs }: Partial<Answer> = {}): StepResult => ({
  outcome: differences.length === 0 ? "conformant" : "different",
  differences,
  reason: "",
  elapsedMs,
});

const SIGN_IN = "signIn";
const UNAUTHORIZED = 401;

const checkStatus = ({ successCriteria }: Step, { status }: Answer, hint: string): readonly Difference[] =>
  successCriteria
    .map(({ condition }) => readStatuses(condition))
    .filter((expected) => !expected.includes(status))
    .map((expected) => ({
      by: "journey",
      path: "status",
      expected: `${expected.join(" or ")}${expected.includes(UNAUTHORIZED) ? "" : hint}`,
      actual: String(status),
    }));

/** A link of a booking is answered like this operation. */
const FILE_OPERATION = "quotationFile";

/** Each answer of this operation has rates of its own, which can be booked. */
const PRICING = "lclRates";

const NO_PART = "the profile does not state this part";

/** The parts that the journeys check wherever a server has them, without an entry of the profile. */
const OLDER_PARTS: readonly string[] = ["lcl", "tracking"];

/** Whether the server does without a part, by its profile. */
const lacksPart = ({ bodies }: Progress, capability: string | null): boolean =>
  capability !== null &&
  !OLDER_PARTS.includes(capability) &&
  !readList(bodies.get("readProfile"), "result.0.capabilities").includes(capability);

const changeRequest = (request: StepRequest, { query = {}, body, headers }: Change): StepRequest => {
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return {
    ...request,
    url,
    headers: { ...request.headers, ...headers },
    ...(body !== undefined &&
      isObject(request.json) && { body: Buffer.from(JSON.stringify({ ...request.json, ...body })) }),
  };
};

const runJourney = (kit: JourneyKit, { workflowId }: Journey, check: CheckAnswer) => {
  const { target, data } = kit;
  const furtherIdempotencyKey = randomUUID();
  const progress: Progress = {
    inputs: {
      ...data.inputs,
      idempotencyKey: randomUUID(),
      furtherIdempotencyKey,
      furtherIdempotencyKeyInOtherCase: furtherIdempotencyKey.toUpperCase(),
      thirdIdempotencyKey: randomUUID(),
      quoteIdempotencyKey: randomUUID(),
    },
    outputs: new Map(),
    requests: new Map(),
    sent: new Map(),
    bodies: new Map(),
    numbers: new Map(),
    refusedSignIns: 0,
    unusable: new Set(),
  };
  const compare = async (step: Step, { headers }: StepRequest, answer: Answer, body: unknown): Promise<Compared> => {
    const get = async (link: string): Promise<Answer | undefined> => {
      const url = resolveLink(target.server, link);
      const got = url && (await send({ method: "GET", url, headers, body: null }, target.timeoutMs));
      return got?.unwrapOr(undefined);
    };
    const again = async (name: string, change: Change = {}): Promise<Answer | undefined> => {
      const request = progress.sent.get(name);
      const got = request && (await send(changeRequest(request, change), target.timeoutMs));
      return got?.unwrapOr(undefined);
    };
    const file = kit.document.operations.find(({ id }) => id === FILE_OPERATION);
    const checkFile = async (got: Answer): Promise<readonly Difference[]> =>
      file === undefined ? [] : check(file, got);
    const isAlone = data.accounts === null;
    const { stepId } = step;
    const comparison = COMPARISONS[workflowId]?.[stepId];
    return comparison?.compare({ ...progress, stepId, answer, body, isAlone, get, again, checkFile }) ?? NOTHING;
  };
  const note = (
    { stepId, outputs = {} }: Step,
    body: unknown,
    { differences, outputs: chosen = {} }: Compared,
  ): void => {
    const read = Object.entries(outputs).map(([name, expression]) => [name, readOutput(expression, body)] as const);
    const values = { ...Object.fromEntries<unknown>(read), ...chosen };
    const given = Object.values(values).filter((value) => value !== undefined && value !== null);
    if (differences.length > 0 && Object.keys(values).length > 0 && given.length === 0) progress.unusable.add(stepId);
    progress.outputs.set(stepId, values);
    progress.bodies.set(stepId, body);
  };
  const skip = (step: string): StepResult => ({
    outcome: "skipped",
    differences: [],
    reason: `the answer of ${step} in the journey ${workflowId} is needed`,
  });
  const explainMissing = ({ step, name }: MissingValue, leftOut: string | undefined): StepResult => {
    if (step !== null && progress.unusable.has(step)) return skip(step);
    return leftOut === undefined
      ? { outcome: "not-set-up", differences: [], reason: `there is no ${name}${step === null ? "" : ` of ${step}`}` }
      : { outcome: "left-out", differences: [], reason: leftOut };
  };
  /** Sets the clock of the server where the step says so; why the step is not sent, or null. */
  const setClock = async (step: Step): Promise<StepResult | null> => {
    if (step["x-today"] === undefined) return null;
    const date = resolve(step["x-today"], progress);
    if (date.isErr()) return explainMissing(date.error, step["x-left-out"]);
    if (data.accounts !== null) return { outcome: "left-out", differences: [], reason: step["x-left-out"] ?? "" };
    const set = await setUpState(target, CLOCK_STATE, { date: date.value });
    return set.isOk() ? null : { outcome: "not-set-up", differences: [], reason: set.error.reason };
  };
  const sendBeside = async ({ "x-beside": name = "" }: Step): Promise<readonly Difference[]> => {
    const [request, before] = [progress.sent.get(name), progress.bodies.get(name)];
    return request === undefined || before === undefined
      ? []
      : compareBeside(name, before, await send(request, target.timeoutMs));
  };
  /** A server with no data but that of the journey answers a call that only reads in the same way when it is made again. */
  const readAgain = async ({ id }: Operation, request: StepRequest, body: unknown): Promise<readonly Difference[]> =>
    request.method === "GET" && id !== PRICING && data.accounts === null && body !== undefined
      ? compareRead(body, await send(request, target.timeoutMs))
      : [];
  /** A user name that somebody mistypes a few times is not locked. */
  const explainSignIn = ({ id }: Operation): string =>
    id === SIGN_IN && progress.refusedSignIns > 0
      ? `, also after refused sign-ins (${progress.refusedSignIns}): a few wrong passwords lock no account`
      : "";
  const sendStep = async (step: Step, operation: Operation): Promise<StepResult> => {
    if (lacksPart(progress, step["x-part"] ?? operation.capability))
      return { outcome: "left-out", differences: [], reason: NO_PART };
    const request = toRequest(step, operation, target.server, progress);
    if (request.isErr()) return explainMissing(request.error, step["x-left-out"]);
    const clock = await setClock(step);
    if (clock !== null) return clock;
    progress.requests.set(step.stepId, request.value.json);
    progress.sent.set(step.stepId, request.value);
    const beside = sendBeside(step);
    const sent = Array.from({ length: step["x-at-once"] ?? 1 }, () => send(request.value, target.timeoutMs));
    const [answered, ...twins] = await Promise.all(sent);
    if (answered === undefined) return toResult([]);
    if (answered.isErr())
      return toResult([{ by: "journey", path: "answer", expected: "an answer", actual: answered.error.detail }]);
    const answer = answered.value;
    const body = parseJson(answer.body);
    const basic = [
      ...(await check(operation, answer)),
      ...checkRules(operation.id, request.value, answer),
      ...checkPrivate(request.value, answer, readString(data.inputs, "password") ?? ""),
      ...compareTwins(answer, twins),
      ...compareNumbers(progress.numbers, body),
      ...(await beside),
      ...(answer.status === 200 ? await readAgain(operation, request.value, body) : []),
    ];
    const wrong = checkStatus(step, answer, explainSignIn(operation));
    if (operation.id === SIGN_IN && answer.status === UNAUTHORIZED) progress.refusedSignIns += 1;
    if (wrong.length > 0) return toResult([...wrong, ...basic], answer);
    const needed = COMPARISONS[workflowId]?.[step.stepId]?.needs?.find((one) => progress.unusable.has(one));
    if (needed !== undefined) return basic.length === 0 ? skip(needed) : toResult(basic, answer);
    const compared = await compare(step, request.value, answer, body);
    note(step, body, compared);
    const paths = new Set(basic.map(({ path }) => path));
    return toResult([...basic, ...compared.differences.filter(({ path }) => !paths.has(path))], answer);
  };
  /** Sends a step, compares its answer and notes its outputs. */
  return async (step: Step, operation: Operation): Promise<StepResult> => {
    const result = await sendStep(step, operation);
    if (!progress.bodies.has(step.stepId) && result.outcome !== "left-out") progress.unusable.add(step.stepId);
    return result;
  };
};

/** Why the data of a journey cannot be set up; null if it is. */
const setUp = async ({ target, data }: JourneyKit, { workflowId }: Journey): Promise<string | null> => {
  if (data.accounts !== null) return null;
  const reset = await resetStates(target);
  if (reset.isErr()) return reset.error;
  for (const { name, params, isOptional = false } of data.toStates(workflowId)) {
    const done = await setUpState(target, name, params);
    if (done.isErr() && !(isOptional && done.error.isUnknown)) return done.error.reason;
  }
  return null;
};

/**
 * Runs the journeys as far as the highest selected level, and reports their steps at the selected levels. A step that
 * needs an answer which an earlier one did not give is skipped.
 */
export const runJourneys = async (
  kit: JourneyKit,
  levels: readonly number[],
  journeys = readJourneys(),
): Promise<readonly InteractionResult[]> => {
  const check = answerChecker(kit.document);
  const highest = Math.max(...levels);
  const results: InteractionResult[] = [];
  for (const journey of journeys) {
    const steps = levelSteps(kit.document, kit.levels, journey).filter(({ level }) => level <= highest);
    if (!steps.some(({ level }) => levels.includes(level))) continue;
    const missing = await setUp(kit, journey);
    const leftOut = kit.data.accounts === null ? undefined : journey["x-left-out"];
    const run = runJourney(kit, journey, check);
    for (const { step, operation, level } of steps) {
      const result: StepResult =
        leftOut !== undefined
          ? { outcome: "left-out", differences: [], reason: leftOut }
          : missing === null
            ? await run(step, operation)
            : { outcome: "not-set-up", differences: [], reason: missing };
      const description = `journey ${journey.workflowId}, ${step.stepId}: ${step.description}`;
      if (levels.includes(level))
        results.push({ ...result, interaction: { description, level, isOptional: false, kind: "step", operation } });
    }
  }
  /* A journey may have moved the clock of the server. */
  if (kit.data.accounts === null) await resetStates(kit.target);
  return results;
};
