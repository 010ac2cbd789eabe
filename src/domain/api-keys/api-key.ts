import { err, ok, type Result } from "neverthrow";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import { findNameProblem } from "#domain/names";
import type { Instant } from "#domain/time";

/** What an API key may do: read what is stored, search prices, quote, book, and change bookings. */
export const KEY_SCOPES = ["read", "search", "quote", "book", "change"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** A `live` key acts for the company; a `test` key acts on bookings and prices of its own, which are nobody's. */
export const KEY_MODES = ["live", "test"] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** An API key of the shipper; moments are RFC 3339. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly mode: KeyMode;
  /** Its beginning and its last four letters. */
  readonly shown: string;
  readonly scopes: readonly KeyScope[];
  readonly state: "active" | "expired" | "revoked";
  readonly createdAt: Instant;
  /** Null: it has no end. */
  readonly expiresAt: Instant | null;
  /** Null while it was never used. */
  readonly lastUsedAt: Instant | null;
}

/** The most keys of an owner that work. */
export const MAX_KEYS = 20;

/** The beginning of a key, by its mode. */
export const KEY_PREFIXES: Readonly<Record<KeyMode, string>> = { live: "klk_", test: "klt_" };

const DAY_MS = 86_400_000;

/** What a shipper states about a new key; `days` is null if it does not end. */
export interface KeyRequest {
  readonly name: string;
  readonly mode: KeyMode;
  readonly scopes: readonly KeyScope[];
  readonly days: number | null;
}

/** A key as it is stored: its name, its mode, its scopes in the order of `KEY_SCOPES`, and its end in epoch milliseconds (null: none). */
export interface KeyTerms {
  readonly name: string;
  readonly mode: KeyMode;
  readonly scopes: readonly KeyScope[];
  readonly expiresAt: number | null;
}

export const KEY_FIELDS = ["name", "mode", "scopes", "days"] as const;
export type KeyField = (typeof KEY_FIELDS)[number];

const listProblems = ({ name, scopes, days }: KeyRequest): readonly FieldProblem<KeyField>[] => {
  const ofName = findNameProblem(name);
  const isPeriod = days === null || (Number.isInteger(days) && days >= 1 && days <= 730);
  return [
    ...toFieldProblems("name", ofName),
    ...toFieldProblems("scopes", scopes.length > 0 ? null : "Choose at least one right."),
    ...toFieldProblems("days", isPeriod ? null : "Enter 1 to 730 days, or no end."),
  ];
};

/** The terms of a new key at `now` (epoch milliseconds), or what is wrong with the request. */
export const toKeyTerms = (request: KeyRequest, now: number): Result<KeyTerms, readonly FieldProblem<KeyField>[]> => {
  const problems = listProblems(request);
  if (problems.length > 0) return err(problems);
  return ok({
    name: request.name.trim(),
    mode: request.mode,
    scopes: KEY_SCOPES.filter((scope) => request.scopes.includes(scope)),
    expiresAt: request.days === null ? null : now + request.days * DAY_MS,
  });
};

/** What is shown of a key after it was created: its beginning and its last four letters. */
export const maskKey = (mode: KeyMode, key: string): string => `${KEY_PREFIXES[mode]}…${key.slice(-4)}`;

interface KeyEnd {
  readonly revokedAt: number | null;
  readonly expiresAt: number | null;
}

/** Whether a key works at `now` (epoch milliseconds). */
export const findKeyState = ({ revokedAt, expiresAt }: KeyEnd, now: number): ApiKey["state"] => {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
};

const MINUTE_MS = 60_000;

/** Whether a use at `now` is recorded: at most once a minute, so that not every read is a write. */
export const isUseRecorded = (lastUsedAt: number | null, now: number): boolean =>
  lastUsedAt === null || Math.abs(now - lastUsedAt) >= MINUTE_MS;
