import type { Instant } from "#domain/time";
import type { SourceResult } from "./ask-source.ts";
import type { RateRequest, RateSource, RequestedEnd } from "./rate-source.ts";

/** What a source answered, and when it was asked; epoch milliseconds. */
export interface SourceAnswered {
  readonly askedAt: Instant;
  readonly answeredAt: number;
  readonly result: SourceResult;
  /** True for an answer to an earlier request. */
  readonly isKept: boolean;
}

/** Characters of JSON text, and answers. */
const MAX_LENGTH = 32 * 1024 * 1024;
const MAX_ANSWERS = 2_000;

const lengthOf = ({ result }: SourceAnswered): number => (result.isOk() ? result.value.length : 0);

/**
 * Answers of sources for equal requests, as they came: nothing in them belongs to a shipper. The oldest are removed when they
 * are too many, or too long together.
 */
export const createKeptAnswers = (maxLength = MAX_LENGTH) => {
  const kept = new Map<string, SourceAnswered>();
  let length = 0;
  const remove = (key: string): void => {
    const answered = kept.get(key);
    if (answered !== undefined) length -= lengthOf(answered);
    kept.delete(key);
  };
  return {
    /** Null if there is none that is at most so old. */
    find: (key: string, now: number, keepMs: number): SourceAnswered | null => {
      const answered = kept.get(key);
      return answered === undefined || Math.abs(now - answered.answeredAt) > keepMs ? null : answered;
    },
    get: (key: string): SourceAnswered | undefined => kept.get(key),
    add: (key: string, answered: SourceAnswered): void => {
      remove(key);
      kept.set(key, answered);
      length += lengthOf(answered);
      for (const oldest of kept.keys()) {
        if (length <= maxLength && kept.size <= MAX_ANSWERS) return;
        remove(oldest);
      }
    },
    length: () => length,
  };
};

const toEndKey = ({ place, port, service }: RequestedEnd) => [place?.code ?? null, port?.code ?? null, service];

const requestKeys = new WeakMap<RateRequest, string>();

/** Equal for requests that a source answers alike: lane, load, days and cooling. */
export const toRequestKey = (request: RateRequest): string => {
  const known = requestKeys.get(request);
  if (known !== undefined) return known;
  const { origin, destination, containers, ready, originToday, today, cooling } = request;
  const key = JSON.stringify([
    toEndKey(origin),
    toEndKey(destination),
    containers.map(({ equipment, quantity, weightKg }) => [equipment, quantity, weightKg]),
    [ready, originToday, today],
    cooling === null ? null : [cooling.temperature, cooling.ventilation],
  ]);
  requestKeys.set(request, key);
  return key;
};

/** Keys of requests to a source. Two sources of one name are different sources. */
export const createCallKeys = () => {
  const numbers = new WeakMap<RateSource, number>();
  let last = 0;
  return (source: RateSource, request: RateRequest): string => {
    const number = numbers.get(source) ?? ++last;
    numbers.set(source, number);
    return `${number} ${toRequestKey(request)}`;
  };
};
