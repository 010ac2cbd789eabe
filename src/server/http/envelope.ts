import { type FieldProblem, type Refusal, statusOf } from "./refusal.ts";

const SUCCESS = 2000;

/** The body of a success: `result` is always a list. */
export const success = <Entry, More extends object = object>(
  result: readonly Entry[],
  message = "OK",
  more?: More,
): {
  readonly status: true;
  readonly code: 2000;
  readonly message: string;
  readonly result: readonly Entry[];
} & More => {
  const envelope = { status: true, code: SUCCESS, message, result } as const;
  return Object.assign(envelope, more);
};

interface Failure {
  readonly status: false;
  readonly code: number;
  readonly message: string;
  readonly result: readonly FieldProblem[];
  readonly errorMessage?: string;
}

/** The body of a failure; only a `fields` refusal fills `result`. */
export const failure = (refusal: Refusal): Failure => ({
  status: false,
  code: statusOf(refusal).code,
  message: refusal.message,
  result: refusal.kind === "fields" ? refusal.fields : [],
  ...(refusal.kind === "no-source" && refusal.errorMessage !== undefined ? { errorMessage: refusal.errorMessage } : {}),
});
