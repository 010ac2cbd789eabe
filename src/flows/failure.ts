export type { Failure, Refusal } from "#ports/failure.ts";
