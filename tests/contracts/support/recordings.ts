import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Pact } from "../../../scripts/verify/contract.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of this run's recordings. */
    readonly recordings: string;
  }
}

/** A folder for one interaction. In a shared file, Pact reads and writes all earlier interactions for each further one. */
export const newRecording = (): string => join(inject("recordings"), randomUUID());

const readFolder = (folder: string, name: string): readonly Pact[] =>
  readdirSync(folder)
    .filter((file) => file === name)
    .map((file): Pact => JSON.parse(readFileSync(join(folder, file), "utf8")));

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * The recorded interactions of a consumer and a provider as one pact in the order of their descriptions, or null if none was
 * recorded. Throws if two have the same description: a verifier tells them apart by it.
 */
export const joinRecordings = (recordings: string, name: string): Pact | null => {
  const pacts = readdirSync(recordings).flatMap((folder) => readFolder(join(recordings, folder), name));
  const [first] = pacts;
  if (first === undefined) return null;
  const interactions = pacts
    .flatMap((pact) => pact.interactions)
    .toSorted((one, other) => compare(one.description, other.description));
  const repeated = interactions.find(({ description }, index) => interactions[index + 1]?.description === description);
  if (repeated !== undefined) throw new Error(`Two interactions are described as "${repeated.description}".`);
  return { ...first, interactions };
};
