import { err, ok, type Result } from "neverthrow";
import { answerChecker } from "../verify/check-answer.ts";
import { type Interaction, toRequest } from "../verify/contract.ts";
import type { Difference } from "../verify/differences.ts";
import { type Answer, send } from "../verify/http.ts";
import { compareWithContract } from "../verify/pact-verdict.ts";
import { resetStates, setUpState, type Target } from "../verify/target.ts";
import { judgeAnswer, type Kit } from "../verify/verify.ts";
import { type Mutant, namesField, type ServerName } from "./mutant.ts";

export type Targets = Readonly<Record<ServerName, Target>>;

/** An answer to an interaction, as the changed server gives it. */
interface Trial {
  readonly interaction: Interaction;
  readonly answer: Answer;
}

export interface MutantResult {
  readonly mutant: Mutant;
  /** How many interactions got another answer. */
  readonly trials: number;
  readonly differences: readonly Difference[];
}

export interface MutationReport {
  readonly results: readonly MutantResult[];
  /** Interactions that differ without a fault, by server and description. */
  readonly unusable: readonly string[];
}

const CHUNK = 400;

/** The differences of each trial from the contract. */
const compareAll = async (
  kit: Kit,
  trials: readonly Trial[],
): Promise<Result<readonly (readonly Difference[])[], string>> => {
  const found: (readonly Difference[])[] = [];
  for (let start = 0; start < trials.length; start += CHUNK) {
    const compared = await compareWithContract(kit.pact, trials.slice(start, start + CHUNK));
    if (compared.isErr()) return err(compared.error);
    found.push(...compared.value);
  }
  return ok(found);
};

/**
 * The differences of each list of trials. Where those from the document are `enough`, Pact's verifier is not started: it
 * takes most of the time.
 */
const compareLists = async (
  kit: Kit,
  lists: readonly (readonly Trial[])[],
  isEnough: (differences: readonly Difference[], index: number) => boolean,
): Promise<Result<readonly (readonly Difference[])[], string>> => {
  const check = answerChecker(kit.document);
  const judge = ({ interaction, answer }: Trial, contract: readonly Difference[]) =>
    judgeAnswer(interaction, answer, contract, check);
  const judgeAll = async (
    trials: readonly Trial[],
    toContract: () => readonly Difference[],
  ): Promise<readonly Difference[]> => (await Promise.all(trials.map((trial) => judge(trial, toContract())))).flat();
  const byDocument = await Promise.all(lists.map((trials) => judgeAll(trials, () => [])));
  const isOpen = byDocument.map((differences, index) => !isEnough(differences, index));
  const compared = await compareAll(kit, lists.filter((_, index) => isOpen[index]).flat());
  if (compared.isErr()) return err(compared.error);
  const byContract = compared.value.values();
  return ok(
    await Promise.all(
      lists.map(async (trials, index) =>
        isOpen[index] === true ? judgeAll(trials, () => byContract.next().value ?? []) : (byDocument[index] ?? []),
      ),
    ),
  );
};

/** Resets the server, sets up the states and sends the request; undefined if the server does not have a state. */
const ask = async (target: Target, interaction: Interaction, mutant?: Mutant): Promise<Answer | undefined> => {
  const request = toRequest(interaction.pact, target.server);
  const states = mutant?.changeStates?.(interaction.states, interaction) ?? interaction.states;
  const reset = await resetStates(target);
  if (reset.isErr()) return undefined;
  for (const { name, params } of states) {
    const done = await setUpState(target, name, params ?? {});
    if (done.isErr()) return undefined;
  }
  const answered = await send(mutant?.changeRequest?.(request, interaction) ?? request, target.timeoutMs);
  return answered.unwrapOr(undefined);
};

type Baseline = ReadonlyMap<string, readonly Trial[]>;

const baselineKey = ({ operation, server }: Pick<Mutant, "operation" | "server">): string => `${server} ${operation}`;

/** The answers without a fault, of every server and operation that the mutants change. */
const askBaseline = async (kit: Kit, targets: Targets, mutants: readonly Mutant[]): Promise<Baseline> => {
  const baseline = new Map<string, readonly Trial[]>();
  for (const mutant of mutants) {
    if (baseline.has(baselineKey(mutant))) continue;
    const trials: Trial[] = [];
    for (const interaction of kit.interactions.filter(({ operation }) => operation.id === mutant.operation)) {
      const answer = await ask(targets[mutant.server], interaction);
      if (answer !== undefined) trials.push({ interaction, answer });
    }
    baseline.set(baselineKey(mutant), trials);
  }
  return baseline;
};

/** Leaves out what differs without a fault: it would look like a difference that the fault makes. */
const keepConformant = async (
  kit: Kit,
  baseline: Baseline,
): Promise<Result<{ readonly usable: Baseline; readonly unusable: readonly string[] }, string>> => {
  const lists = [...baseline.values()].flat().map((trial) => [trial]);
  const compared = await compareLists(kit, lists, () => false);
  if (compared.isErr()) return err(compared.error);
  const differences = compared.value.values();
  const unusable: string[] = [];
  const usable = new Map<string, readonly Trial[]>();
  for (const [key, trials] of baseline) {
    const [server = ""] = key.split(" ");
    const isConformant = ({ interaction }: Trial): boolean => {
      const [first] = differences.next().value ?? [];
      if (first !== undefined) unusable.push(`${server}: ${interaction.description}: ${first.path} is ${first.actual}`);
      return first === undefined;
    };
    usable.set(key, trials.filter(isConformant));
  }
  return ok({ usable, unusable });
};

/** The interactions that the fault changes, with their new answers. */
const askMutant = async (target: Target, baseline: readonly Trial[], mutant: Mutant): Promise<readonly Trial[]> => {
  const trials: Trial[] = [];
  for (const { interaction, answer } of baseline) {
    const request = toRequest(interaction.pact, target.server);
    const isAffected =
      (mutant.changeStates?.(interaction.states, interaction) ?? interaction.states) !== interaction.states ||
      (mutant.changeRequest?.(request, interaction) ?? request) !== request;
    const asked = isAffected ? await ask(target, interaction, mutant) : answer;
    const changed = asked === undefined ? answer : (mutant.changeAnswer?.(asked) ?? asked);
    if (changed !== answer) trials.push({ interaction, answer: changed });
  }
  return trials;
};

/** Verifies every mutant with the interactions of its operation. An error is a sentence. */
export const runMutants = async (
  kit: Kit,
  targets: Targets,
  mutants: readonly Mutant[],
): Promise<Result<MutationReport, string>> => {
  const checked = await keepConformant(kit, await askBaseline(kit, targets, mutants));
  if (checked.isErr()) return err(checked.error);
  const { usable, unusable } = checked.value;
  const listTrials: (readonly Trial[])[] = [];
  for (const mutant of mutants)
    listTrials.push(await askMutant(targets[mutant.server], usable.get(baselineKey(mutant)) ?? [], mutant));
  const isNamed = (differences: readonly Difference[], index: number): boolean =>
    differences.some(({ path }) => namesField(path, mutants[index]?.field ?? ""));
  const compared = await compareLists(kit, listTrials, isNamed);
  if (compared.isErr()) return err(compared.error);
  const results = mutants.map((mutant, index) => ({
    mutant,
    trials: listTrials[index]?.length ?? 0,
    differences: compared.value[index] ?? [],
  }));
  return ok({ results, unusable });
};
