import type { ResultAsync } from "neverthrow";
import type { z } from "zod";
import type { Failure } from "#ports/failure.ts";
import type { AgentPorts } from "./ports.ts";

/** What is told in place of an answer: what was wrong and what to do, as one sentence. */
export type Problem = string;

/** What a tool is given besides its input. */
export interface ToolContext {
  readonly ports: AgentPorts;
  readonly signal: AbortSignal;
  /** The idempotency key of one call: unguessable, and another one for each call. */
  readonly nextKey: () => string;
  /** Where a person opens the portal, without a slash at the end. */
  readonly portalUrl: string;
}

/** A tool of the MCP server. Its answer is JSON. */
export interface AgentTool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** Whether it changes nothing. */
  readonly isReadOnly: boolean;
  readonly run: (input: z.output<Input>, context: ToolContext) => ResultAsync<object, Problem>;
}

/** Keeps the type of the input for `run`. */
export const defineTool = <Input extends z.ZodObject>(tool: AgentTool<Input>): AgentTool<Input> => tool;

const UNREACHABLE = {
  network: "The portal could not be reached.",
  timeout: "The portal took too long to answer. Try again.",
  service: "The portal is not available at the moment. Try again later.",
} as const;

/** A failed call as a sentence. */
export const describeFailure = (failure: Failure): Problem => {
  switch (failure.kind) {
    case "unreachable":
      return UNREACHABLE[failure.cause];
    case "unauthorised":
      return "The API key is unknown, was revoked or has ended.";
    case "malformed":
      return "The answer of the portal could not be read.";
    case "refused":
      return [failure.message, ...failure.fields.map(({ field, message }) => `${field}: ${message}`)]
        .filter((part) => part !== "")
        .join(" ");
  }
};
