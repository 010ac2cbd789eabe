/* The levels of the steps of journeys, and of the states that they need. */
import { CLOCK_STATE } from "../contract.ts";
import type { ApiDocument, Operation } from "../document.ts";
import { findLevel, type Levels } from "../levels.ts";
import type { JourneyData } from "./data.ts";
import type { Journey, Step } from "./document.ts";

export interface LevelledStep {
  readonly step: Step;
  readonly operation: Operation;
  readonly level: number;
}

/** The steps of a journey: the level of one is that of its operation, and at least that of the journey. */
export const levelSteps = (
  { operations }: Pick<ApiDocument, "operations">,
  levels: Levels,
  journey: Journey,
): readonly LevelledStep[] =>
  journey.steps.flatMap((step) => {
    const operation = operations.find(({ id }) => id === step.operationId);
    const own = findLevel(levels, { description: "", operation: step.operationId, states: [], status: 200 });
    return operation === undefined || own === undefined
      ? []
      : [{ step, operation, level: Math.max(own, journey["x-level"]) }];
  });

/** A journey that needs a state, and the levels at which its steps are reported. */
export interface JourneyUse {
  readonly journey: string;
  readonly levels: readonly number[];
}

/** The journeys that set up a state before their first step, or that move the clock of the server with it before a later one. */
export const listJourneyUses = (
  name: string,
  journeys: readonly Journey[],
  document: Pick<ApiDocument, "operations">,
  levels: Levels,
  { toStates }: Pick<JourneyData, "toStates">,
): readonly JourneyUse[] =>
  journeys.flatMap((journey) => {
    const steps = levelSteps(document, levels, journey);
    const isSetUp = toStates(journey.workflowId).some((state) => state.name === name);
    const moved = steps.findIndex(({ step }) => step["x-today"] !== undefined);
    const needing = isSetUp ? steps : name === CLOCK_STATE && moved >= 0 ? steps.slice(moved) : [];
    return needing.length === 0
      ? []
      : [{ journey: journey.workflowId, levels: [...new Set(needing.map(({ level }) => level))] }];
  });
