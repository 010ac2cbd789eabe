import { createHash } from "node:crypto";

/** A whole number from 0 to `below - 1` that depends on `key` alone. */
export const pick = (key: string, below: number): number =>
  createHash("sha256").update(key).digest().readUInt32BE(0) % below;

/** A text of `length` characters of `alphabet` that depends on `key` alone. */
export const pickText = (key: string, length: number, alphabet = "0123456789"): string =>
  Array.from({ length }, (_, index) => alphabet[pick(`${key} ${index}`, alphabet.length)]).join("");
