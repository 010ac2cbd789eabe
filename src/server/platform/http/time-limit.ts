import type { FastifyRequest } from "fastify";
import { err, type Result } from "neverthrow";
import { busyError } from "../faults.ts";
import type { Served } from "./handler.ts";
import { INTERNAL, type Refusal, refuseFailure } from "./refusal.ts";

/* The portal waits 30 seconds for an answer, and 180 seconds for one that takes an upload. */
export const CHECKS_MS = 8_000;
export const ANSWER_MS = 20_000;
export const UPLOAD_MS = 170_000;

/** Fails as busy when the work takes longer. */
export const within = <T>(work: PromiseLike<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(busyError(`No answer within ${milliseconds} ms.`)), milliseconds);
    void work.then(resolve, reject).then(() => clearTimeout(timer));
  });

const discard = (outcome: Result<Served, Refusal>): void => {
  if (outcome.isOk() && outcome.value.kind === "stream") outcome.value.content.destroy();
};

/** Serves a request in time; a failure is a refusal. An answer that comes later is discarded. */
export const serveWithin = async (request: FastifyRequest, milliseconds: number): Promise<Result<Served, Refusal>> => {
  if (request.serve === null) return err(INTERNAL);
  let isLate = false;
  const serving = Promise.resolve(request.serve()).catch((error: unknown) => err(refuseFailure(error, request.log)));
  void serving.then((outcome) => {
    if (isLate) discard(outcome);
  });
  return within(serving, milliseconds).catch((error: unknown) => {
    isLate = true;
    return err(refuseFailure(error, request.log));
  });
};
