import { isRight } from "fp-ts/Either";
import * as t from "io-ts";
import { err, ok, type Result } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

/**
 * Tolerant readers: an object keeps the named properties and drops the others, a property that may be left out is
 * null when it is, and a list that may be left out is empty. So a mapper never meets `undefined`.
 */
export const object = <Properties extends t.Props>(properties: Properties) => t.readonly(t.strict(properties));

export const list = <Item>(item: t.Type<Item, unknown>): t.Type<readonly Item[], unknown> => t.readonlyArray(item);

export const orNull = <Value>(codec: t.Type<Value, unknown>): t.Type<Value | null, unknown> =>
  new t.Type(
    `${codec.name} or null`,
    (value): value is Value | null => value === null || codec.is(value),
    (value, context) => (value === undefined || value === null ? t.success(null) : codec.validate(value, context)),
    t.identity,
  );

/** Null also for what cannot be read: it must not cost the answer around it. */
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

/** A text that may be left out. */
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

/** A list whose entries are read one by one: what cannot be read is left out. */
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

/** Enough to find the fault; an answer of a thousand offers may have thousands. */
const ISSUES_KEPT = 20;

const issueOf = ({ context, value }: t.ValidationError): string => {
  const path = context
    .map(({ key }) => key)
    .filter((key) => key !== "")
    .join(".");
  const expected = context.at(-1)?.type.name ?? "something else";
  return `${path || "answer"}: ${JSON.stringify(value) ?? "nothing"} is not ${expected}`;
};

/** The value as the codec reads it, or `malformed` with one sentence per place that could not be read. */
export const decodeWith =
  <Value>(codec: t.Type<Value, unknown>) =>
  (value: unknown): Result<Value, Failure> => {
    const decoded = codec.decode(value);
    return isRight(decoded)
      ? ok(decoded.right)
      : err({ kind: "malformed", issues: decoded.left.slice(0, ISSUES_KEPT).map(issueOf) });
  };

/** The first entry of a list that was not decoded yet; undefined when there is none. */
export const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);
