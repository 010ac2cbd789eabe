import type { Interaction, InteractionKind } from "./contract.ts";
import type { Difference } from "./differences.ts";

/**
 * `left-out`: optional, and the server does not have one of its states, or its answers do not have what the step needs. `skipped`:
 * a step of a journey that needs the answer of an earlier one, which cannot be used.
 */
export type Outcome = "conformant" | "different" | "not-set-up" | "left-out" | "skipped";

/** An interaction of the contract, or a step of a journey. */
export interface Verified extends Pick<Interaction, "description" | "level" | "isOptional" | "operation"> {
  readonly kind: InteractionKind | "step";
}

/** What the verification of an interaction or a step found. */
export interface InteractionResult {
  readonly interaction: Verified;
  readonly outcome: Outcome;
  readonly differences: readonly Difference[];
  /** Why it is not set up, left out or skipped: a phrase that names the state or the step; empty otherwise. */
  readonly reason: string;
  /** How long the answer took; absent without one. */
  readonly elapsedMs?: number | undefined;
}

export type Verdict = "conformant" | "partly" | "not conformant" | "not set up" | "left out";

export interface Summary {
  readonly verdict: Verdict;
  readonly conformant: number;
  readonly total: number;
}

const toVerdict = (results: readonly InteractionResult[], conformant: number): Verdict => {
  if (results.length === 0) return "left out";
  if (conformant === results.length) return "conformant";
  if (conformant > 0) return "partly";
  return results.every(({ outcome }) => outcome === "not-set-up") ? "not set up" : "not conformant";
};

/** The verdict on some interactions; undefined for none. What is left out does not count. */
export const summarise = (all: readonly InteractionResult[]): Summary | undefined => {
  if (all.length === 0) return undefined;
  const results = all.filter(({ outcome }) => outcome !== "left-out");
  const conformant = results.filter(({ outcome }) => outcome === "conformant").length;
  return { verdict: toVerdict(results, conformant), conformant, total: results.length };
};

const isForm = ({ interaction }: InteractionResult): boolean => interaction.kind === "form";

/** The results by level, as they were within a level: interactions, refusals by form, and the steps of each journey in their order. */
export const sortByLevel = (results: readonly InteractionResult[]): readonly InteractionResult[] =>
  results.toSorted((left, right) => left.interaction.level - right.interaction.level);

/** The results without the refusals by form, and these; a level is conformant if both are. */
export const splitForm = (
  results: readonly InteractionResult[],
): { readonly data: readonly InteractionResult[]; readonly form: readonly InteractionResult[] } => ({
  data: results.filter((one) => !isForm(one)),
  form: results.filter(isForm),
});

export interface TableRow {
  readonly operation: string;
  /** In the order of the levels of the table. */
  readonly cells: readonly (Summary | undefined)[];
}

export interface Table {
  readonly levels: readonly number[];
  readonly rows: readonly TableRow[];
}

/** Operation × level, both in the order in which the results have them first. The cells count all results, also refusals by form. */
export const toTable = (results: readonly InteractionResult[]): Table => {
  const levels = [...new Set(results.map(({ interaction }) => interaction.level))].toSorted((a, b) => a - b);
  const operations = [...new Set(results.map(({ interaction }) => interaction.operation.id))];
  const rows = operations.map((operation) => ({
    operation,
    cells: levels.map((level) =>
      summarise(
        results.filter(({ interaction }) => interaction.operation.id === operation && interaction.level === level),
      ),
    ),
  }));
  return { levels, rows };
};

export interface Counts {
  readonly total: number;
  readonly conformant: number;
  readonly different: number;
  readonly notSetUp: number;
  readonly leftOut: number;
  readonly skipped: number;
}

export const countOutcomes = (results: readonly InteractionResult[]): Counts => {
  const count = (outcome: Outcome): number => results.filter((result) => result.outcome === outcome).length;
  return {
    total: results.length,
    conformant: count("conformant"),
    different: count("different"),
    notSetUp: count("not-set-up"),
    leftOut: count("left-out"),
    skipped: count("skipped"),
  };
};
