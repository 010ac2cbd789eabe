import { type SentencePart, writeSentence } from "#domain/formatting";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isPart = (value: unknown): value is SentencePart =>
  typeof value === "string" || (isObject(value) && "kind" in value && (value.kind === "day" || value.kind === "money"));

const isSentence = (value: unknown): value is readonly SentencePart[] =>
  Array.isArray(value) && value.every(isPart) && value.some(isObject);

/** A value with its sentences as a reader with the standard formats reads them. */
export const written = (value: unknown): unknown => {
  if (isSentence(value)) return writeSentence(value);
  if (Array.isArray(value)) return value.map(written);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one)]));
};
