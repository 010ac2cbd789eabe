/* Every object of an answer, wherever it is. */
import { joinPath } from "../differences.ts";
import { isObject, type JsonObject } from "../json.ts";
import type { Located } from "./rule.ts";

/** An object of an answer. */
export interface Found extends Located {
  /** Name of the property that has it, or of the list that it is in. */
  readonly key: string;
  /** `timeZone` of itself or of the nearest object around it. */
  readonly timeZone: string | null;
}

/** A list of an answer. */
export interface FoundList {
  readonly path: string;
  readonly key: string;
  readonly entries: readonly unknown[];
}

export interface Walked {
  readonly objects: readonly Found[];
  readonly lists: readonly FoundList[];
}

/** What was typed or reported is passed on as it is: the cargo of a booking, and the events of a shipment. */
const PASSED_ON = "details";

const readZone = (value: JsonObject): string | null =>
  typeof value["timeZone"] === "string" ? value["timeZone"] : null;

/** All objects and lists of an answer, except those that are passed on. */
export const walk = (body: JsonObject): Walked => {
  const objects: Found[] = [];
  const lists: FoundList[] = [];
  const visit = (value: unknown, path: string, key: string, zone: string | null): void => {
    if (Array.isArray(value)) {
      lists.push({ path, key, entries: value });
      for (const [index, one] of value.entries()) visit(one, joinPath(path, index), key, zone);
      return;
    }
    if (!isObject(value)) return;
    const timeZone = readZone(value) ?? zone;
    objects.push({ path, key, value, timeZone });
    for (const [name, one] of Object.entries(value))
      if (name !== PASSED_ON) visit(one, joinPath(path, name), name, timeZone);
  };
  visit(body, "$", "", null);
  return { objects, lists };
};
