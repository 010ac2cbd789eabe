import * as t from "io-ts";
import type { Type } from "io-ts";
import { isRight } from "fp-ts/lib/Either.js";
import { err, ok, type Result } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

/** True when two types are the same type, optionality and nullability included. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Absent<Wire> = undefined extends Wire ? null : null extends Wire ? null : never;

type Field<Wire, Read> =
  | ReadAs<NonNullable<Wire>, NonNullable<Read>>
  /* An absent list is read as an empty one, unless the decoder tells them apart. */
  | (Read extends readonly unknown[] ? never : Absent<Wire>);

/** The API type as a tolerant reader reads it: chosen properties, null for absent. */
type ReadAs<Wire, Read> = Wire extends readonly (infer WireItem)[]
  ? Read extends readonly (infer ReadItem)[]
    ? readonly ReadAs<WireItem, ReadItem>[]
    : never
  : Wire extends object
    ? Read extends object
      ? /* Of several objects each is read as the one that has its properties. */
        keyof Read extends keyof Wire
        ? { readonly [Key in keyof Read]: Key extends keyof Wire ? Field<Wire[Key], Read[Key]> : never }
        : never
      : never
    : Wire;

/** True if a decoder reads only properties of the generated type, and every value that the type allows. */
export type Agrees<Read, Wire> = Same<Read, ReadAs<Wire, Read>>;

type Verdict<Read, Wire> = Agrees<Read, Wire> extends true ? unknown : { readonly disagreesWithTheWire: Wire };

/** Compiles only if the decoder agrees with the generated type. */
export const agreeing =
  <Wire>() =>
  <Read>(codec: Type<Read, unknown> & Verdict<Read, Wire>): Type<Read, unknown> =>
    codec;

/** Tolerant readers: other properties are dropped, an absent property is null, an absent list is empty. */
export const object = <Properties extends t.Props>(properties: Properties) => t.readonly(t.strict(properties));

export const list = <Item>(item: t.Type<Item, unknown>): t.Type<readonly Item[], unknown> => t.readonlyArray(item);

export const orNull = <Value>(codec: t.Type<Value, unknown>): t.Type<Value | null, unknown> =>
  new t.Type(
    `${codec.name} or null`,
    (value): value is Value | null => value === null || codec.is(value),
    (value, context) => (value === undefined || value === null ? t.success(null) : codec.validate(value, context)),
    t.identity,
  );

/** Null also for unreadable values. */
export const readableOrNull = <Value>(codec: t.Type<Value, unknown>): t.Type<Value | null, unknown> =>
  new t.Type(
    `${codec.name} or null`,
    (value): value is Value | null => value === null || codec.is(value),
    (value, context) => {
      const read = codec.validate(value, context);
      return isRight(read) ? read : t.success(null);
    },
    t.identity,
  );

export const text = orNull(t.string);

export const listOrNone = <Item>(item: t.Type<Item, unknown>): t.Type<readonly Item[], unknown> => {
  const items = list(item);
  return new t.Type(
    `${items.name} or none`,
    items.is,
    (value, context) => (value === undefined || value === null ? t.success([]) : items.validate(value, context)),
    t.identity,
  );
};

/** Unreadable entries are left out; an absent list is empty. */
export const readableListOrNone = <Item>(item: t.Type<Item, unknown>): t.Type<readonly Item[], unknown> => {
  const items = readableList(item);
  return new t.Type(
    `${items.name} or none`,
    items.is,
    (value, context) => (value == null ? t.success([]) : items.validate(value, context)),
    t.identity,
  );
};

/** Unreadable entries are left out. */
export const readableList = <Item>(item: t.Type<Item, unknown>): t.Type<readonly Item[], unknown> => {
  const items = list(item);
  return new t.Type(
    `readable ${items.name}`,
    items.is,
    (value, context) =>
      Array.isArray(value)
        ? t.success(
            value.flatMap((entry: unknown) => {
              const decoded = item.decode(entry);
              return isRight(decoded) ? [decoded.right] : [];
            }),
          )
        : t.failure(value, context),
    t.identity,
  );
};

/** An answer of a thousand offers may have thousands of issues. */
const ISSUES_KEPT = 20;

const describeIssue = ({ context, value }: t.ValidationError): string => {
  const path = context
    .map(({ key }) => key)
    .filter((key) => key !== "")
    .join(".");
  const expected = context.at(-1)?.type.name ?? "something else";
  return `${path || "answer"}: ${JSON.stringify(value) ?? "nothing"} is not ${expected}`;
};

/** The decoded value, or `malformed` with one sentence per unreadable place. */
export const decodeWith =
  <Value>(codec: t.Type<Value, unknown>) =>
  (value: unknown): Result<Value, Failure> => {
    const decoded = codec.decode(value);
    return isRight(decoded)
      ? ok(decoded.right)
      : err({ kind: "malformed", issues: decoded.left.slice(0, ISSUES_KEPT).map(describeIssue) });
  };

/** The first entry of an undecoded list. */
export const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);
