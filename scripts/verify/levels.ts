import { readFileSync } from "node:fs";
import { projectFile } from "./files.ts";

export interface Level {
  readonly level: number;
  readonly name: string;
  readonly operations?: readonly string[];
  readonly states?: readonly string[];
  readonly statuses?: readonly number[];
  /** Whether a backend may leave out the states of the level. */
  readonly optional?: boolean;
}

export interface Levels {
  readonly levels: readonly Level[];
  /** The optional parts: each capability of the profile with the provider state of a server that has it. */
  readonly parts: Readonly<Record<string, string>>;
  /** Exceptions, by description of the interaction. */
  readonly interactions: Readonly<Record<string, number>>;
}

/** The level whose interactions need faults that only a test environment can produce. */
export const FAULTS_LEVEL = 8;

export const readLevels = (): Levels => {
  const levels: Levels = JSON.parse(readFileSync(projectFile("contracts/levels.json"), "utf8"));
  return levels;
};

/** What the level of an interaction depends on. */
export interface Levelled {
  readonly description: string;
  readonly operation: string;
  readonly states: readonly string[];
  readonly status: number;
}

/** The highest level among the operation, states and status of an interaction; undefined if its operation has none. */
export const findLevel = (
  { levels, interactions }: Pick<Levels, "levels" | "interactions">,
  { description, operation, states, status }: Levelled,
): number | undefined => {
  const exception = interactions[description];
  if (exception !== undefined) return exception;
  if (!levels.some((level) => level.operations?.includes(operation) === true)) return undefined;
  const applying = levels.filter(
    (level) =>
      level.operations?.includes(operation) === true ||
      level.statuses?.includes(status) === true ||
      level.states?.some((state) => states.includes(state)) === true,
  );
  return Math.max(...applying.map(({ level }) => level));
};
