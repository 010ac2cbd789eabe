import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { projectFile } from "../files.ts";

/** A call of a journey: the part of an Arazzo 1.0 step that `contracts/journeys.arazzo.yaml` uses. */
export interface Step {
  readonly stepId: string;
  readonly description: string;
  readonly operationId: string;
  /** The day to which the clock of the server is set before the step: a runtime expression. */
  readonly "x-today"?: string;
  /** The earlier step whose call is sent again at the same moment. */
  readonly "x-beside"?: string;
  /** How many times the call is sent at the same moment; once if absent. */
  readonly "x-at-once"?: number;
  /** The part without which a server does without the step; that of its operation if absent. */
  readonly "x-part"?: string;
  /** Why a server may do without the step: a value that it needs may be missing in a right answer. */
  readonly "x-left-out"?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: "header" | "query" | "path";
    readonly value: unknown;
  }[];
  /** Fields for `multipart/form-data`; a text of another type than JSON is sent as it is. */
  readonly requestBody?: { readonly contentType?: string; readonly payload: unknown };
  /** Each `$statusCode == 200`, or several joined by ` || `. */
  readonly successCriteria: readonly { readonly condition: string }[];
  /** Runtime expressions by name, such as `$response.body#/result/0/offerId`. */
  readonly outputs?: Readonly<Record<string, string>>;
}

/** Calls in their order, whose answers feed the next call. */
export interface Journey {
  readonly workflowId: string;
  readonly summary: string;
  /** The lowest level of its steps. */
  readonly "x-level": number;
  /** Why a server with accounts of its own does without the journey. */
  readonly "x-left-out"?: string;
  readonly steps: readonly Step[];
}

const JOURNEYS_FILE = "contracts/journeys.arazzo.yaml";

export const readJourneys = (): readonly Journey[] => {
  const document: { readonly workflows: readonly Journey[] } = JSON.parse(
    JSON.stringify(load(readFileSync(projectFile(JOURNEYS_FILE), "utf8"))),
  );
  return document.workflows;
};
