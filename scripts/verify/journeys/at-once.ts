/* Calls that are sent at the same moment. */
import type { Result } from "neverthrow";
import { isDeepStrictEqual } from "node:util";
import { type Difference, showValue } from "../differences.ts";
import type { Answer, NoAnswer } from "../http.ts";
import { parseJson } from "../json.ts";
import { differ, differInWords, read } from "./comparison.ts";

/** An earlier call beside a call of somebody else has the answer that it had. */
export const compareBeside = (
  step: string,
  before: unknown,
  again: Result<Answer, NoAnswer>,
): readonly Difference[] => {
  if (again.isErr()) return [differInWords("answer", `an answer to ${step} beside this call`, again.error.detail)];
  const [own, other] = [before, parseJson(again.value.body)].map((body) => read(body, "result"));
  return isDeepStrictEqual(own, other)
    ? []
    : [differ("$.result", `for ${step} beside this call ${showValue(own)}, as before`, other)];
};

/** A call that only reads has the same answer when it is made again. */
export const compareRead = (before: unknown, again: Result<Answer, NoAnswer>): readonly Difference[] => {
  if (again.isErr()) return [differInWords("answer", "an answer to the same call once more", again.error.detail)];
  const [own, other] = [before, parseJson(again.value.body)].map((body) => read(body, "result"));
  return isDeepStrictEqual(own, other)
    ? []
    : [differ("$.result", `${showValue(own)}, as the same call a moment before`, other)];
};

/** The same call at the same moment has the same answer. */
export const compareTwins = (first: Answer, twins: readonly Result<Answer, NoAnswer>[]): readonly Difference[] =>
  twins.flatMap((twin) => {
    if (twin.isErr())
      return [differInWords("answer", "an answer to each of two calls at the same moment", twin.error.detail)];
    const [own, other] = [first, twin.value].map(({ body }) => read(parseJson(body), "result"));
    return first.status === twin.value.status && isDeepStrictEqual(own, other)
      ? []
      : [differ("$.result", `${showValue(own)}, as the same call at the same moment`, other)];
  });
