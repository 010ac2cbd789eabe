import { type FaultKind, type Mutant, namesField, showMutant } from "./mutant.ts";
import type { MutantResult } from "./run.ts";

/** `named`: the report names the field. `not tried`: no answer changed, so the mutant is no fault. */
export type Verdict = "named" | "caught" | "passed" | "allowed" | "not tried";

export const judge = ({ mutant, trials, differences }: MutantResult): Verdict => {
  if (trials === 0) return "not tried";
  if (differences.some(({ path }) => namesField(path, mutant.field))) return "named";
  if (differences.length > 0) return "caught";
  return mutant.allowed === undefined ? "passed" : "allowed";
};

export interface Score {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Mutants that are caught with the field named, of all that the contract does not allow on purpose; 0 to 1. */
  readonly score: number;
  /** Allowed mutants that are caught nevertheless, whose reason is out of date. */
  readonly stale: readonly Mutant[];
}

export const calculateScore = (results: readonly MutantResult[]): Score => {
  const counts = { named: 0, caught: 0, passed: 0, allowed: 0, "not tried": 0 };
  for (const result of results) counts[judge(result)] += 1;
  const stale = results.flatMap((result) =>
    result.mutant.allowed !== undefined && judge(result) !== "allowed" ? [result.mutant] : [],
  );
  return { counts, score: counts.named / Math.max(1, results.length - counts.allowed), stale };
};

const KINDS: readonly FaultKind[] = ["form", "money", "meaning", "behaviour"];

/** `money 28 of 30 (93.3 %)` for each kind of fault, without those that are allowed. */
const showKinds = (results: readonly MutantResult[]): string =>
  KINDS.map((kind) => {
    const { counts, score } = calculateScore(results.filter(({ mutant }) => mutant.kind === kind));
    const tried = counts.named + counts.caught + counts.passed + counts["not tried"];
    return `${kind} ${counts.named} of ${tried} (${(100 * score).toFixed(1)} %)`;
  }).join(", ");

const showResult = (result: MutantResult): string => {
  const paths = [...new Set(result.differences.map(({ path }) => path))].join(", ");
  const detail = result.mutant.allowed ?? (paths === "" ? "" : `named are ${paths}`);
  return `  ${showMutant(result.mutant)}${detail === "" ? "" : `: ${detail}`}`;
};

const HEADINGS: Readonly<Record<Exclude<Verdict, "named">, string>> = {
  passed: "Not caught:",
  caught: "Caught, but another field is named:",
  allowed: "Allowed, because the portal handles the answer:",
  "not tried": "No answer changes, so these are no faults:",
};

export const showReport = (results: readonly MutantResult[]): string => {
  const section = ([verdict, heading]: readonly [string, string]): readonly string[] => {
    const found = results.filter((result) => judge(result) === verdict);
    return found.length === 0 ? [] : [`${heading}\n${found.map(showResult).join("\n")}\n`];
  };
  const { counts, score, stale } = calculateScore(results);
  const tried = results.length - counts.allowed;
  return [
    ...Object.entries(HEADINGS).flatMap(section),
    ...stale.map((mutant) => `Remove the reason of ${showMutant(mutant)}: it is caught.`),
    `Named by kind: ${showKinds(results)}`,
    `${results.length} mutants: ${counts.named} of ${tried} caught with their field named (${(100 * score).toFixed(1)} %), ` +
      `${counts.caught} caught, ${counts.passed} not caught, ${counts["not tried"]} without effect, ${counts.allowed} allowed`,
  ].join("\n");
};
