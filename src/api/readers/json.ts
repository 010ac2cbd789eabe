import type { StatedConfirmation } from "#domain/rates";

/** An object of a foreign JSON answer; nothing about its properties is certain. */
export type JsonObject = Readonly<Record<string, unknown>>;

const NO_PROPERTIES: JsonObject = {};
const NO_ITEMS: readonly unknown[] = [];

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The properties of an object; those of anything else are absent. */
export const toObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : NO_PROPERTIES);

/** The items of a list; anything else has none. */
export const toItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : NO_ITEMS);

const SPACE = 32;
const DELETE = 127;

/* Blanks such as U+00A0 are not all below the letters. */
const isPrinted = (code: number): boolean => code > SPACE && code < DELETE;

/** A text that is not blank, as written; null for anything else. */
export const toText = (value: unknown): string | null =>
  typeof value === "string" && (isPrinted(value.charCodeAt(0)) || value.trim() !== "") ? value : null;

/** A text or a number, as written; null for anything else. */
export const toAmount = (value: unknown): string | number | null => (typeof value === "number" ? value : toText(value));

/** A number, also one that is written as a text; null for anything else. */
export const toNumber = (value: unknown): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
};

/** `instantConfirmation` of an offer. */
export const readConfirmation = ({ instantConfirmation }: JsonObject): StatedConfirmation =>
  typeof instantConfirmation === "boolean" ? { isConfirmedAtOnce: instantConfirmation } : {};

/** `bookingSource` of an offer for containers. */
export const readBookingSource = ({ bookingSource }: JsonObject): StatedConfirmation =>
  typeof bookingSource === "string" ? { bookingSource } : {};

export const toBoolean = (value: unknown): boolean | null => (typeof value === "boolean" ? value : null);

/** The cells that hold a text or a number, trimmed and as texts; empty cells are left out. */
export const toCells = (
  cells: JsonObject,
  isWanted: (name: string) => boolean = () => true,
): Readonly<Record<string, string>> => {
  const filled: [string, string][] = [];
  for (const name of Object.keys(cells)) {
    if (!isWanted(name)) continue;
    const cell = cells[name];
    const text = typeof cell === "number" && Number.isFinite(cell) ? String(cell) : (toText(cell)?.trim() ?? "");
    if (text !== "") filled.push([name, text]);
  }
  return Object.fromEntries(filled);
};
