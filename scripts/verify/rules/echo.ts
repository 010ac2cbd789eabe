/* What a call sets comes back. */
import type { Difference } from "../differences.ts";
import { joinPath, showValue } from "../differences.ts";
import { isObject, type JsonObject } from "../json.ts";
import { broken } from "./rule.ts";

/** A text as it may be stored: without blanks around it, and without a letter case of its own. */
const toComparable = (value: unknown): unknown => {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "string") return value;
  const text = value.trim().toLowerCase();
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
};

const isSame = (sent: unknown, stored: unknown): boolean => {
  const [one, other] = [toComparable(sent), toComparable(stored)];
  return (
    one === other ||
    (typeof one === "string" &&
      typeof other === "string" &&
      (toBare(one) === toBare(other) || listParagraphs(other).includes(one)))
  );
};

/** A note may be added to what was written before. */
const listParagraphs = (text: string): readonly string[] => text.split(/\n+/).map((one) => one.trim());

/** Numbers of telephones and taxes are stored with other blanks and signs. */
const toBare = (text: string): string => text.replaceAll(/[\s()./-]/g, "");

const compare = (sent: unknown, stored: unknown, path: string): readonly Difference[] => {
  if (Array.isArray(sent)) {
    if (!Array.isArray(stored)) return [];
    return sent.length === stored.length
      ? sent.flatMap((one: unknown, index) => compare(one, stored[index], joinPath(path, index)))
      : [broken(path, `${sent.length} entries, as sent`, stored.length)];
  }
  if (isObject(sent)) return isObject(stored) ? compareProperties(sent, stored, path) : [];
  return isObject(stored) || isSame(sent, stored) ? [] : [broken(path, `${showValue(sent)}, as sent`, stored)];
};

/** Raised or chosen by the server; a template has no day, and a decision about a fee names the proposed one. */
const OWN: readonly string[] = ["version", "state", "changedAt", "departureDate", "fee"];

const compareProperties = (sent: JsonObject, stored: JsonObject, path: string): readonly Difference[] =>
  Object.entries(sent).flatMap(([name, value]) =>
    OWN.includes(name) || value === null || stored[name] === undefined
      ? []
      : compare(value, stored[name], joinPath(path, name)),
  );

/**
 * What the only entry of the answer has under the same name is what was sent. A server may choose a value where null was sent, and leave out
 * what it does not answer.
 */
export const checkEcho = (sent: unknown, body: JsonObject): readonly Difference[] => {
  const [stored, ...others] = Array.isArray(body["result"]) ? body["result"] : [];
  return isObject(sent) && !Array.isArray(sent) && isObject(stored) && others.length === 0
    ? compareProperties(sent, stored, "$.result[0]")
    : [];
};
