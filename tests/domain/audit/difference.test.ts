import fc from "fast-check";
import { expect, test } from "vitest";
import { AUDIT_ACTIONS, type AuditValue, findDifference, readAuditAction, toSubjectKind } from "#domain/audit";

test("a difference has the changed values only, and null where one state lacks a value", () => {
  expect(
    findDifference(
      { status: "in process", number: null, fees: [{ amount: 100, currency: "USD" }], reference: "PO 1" },
      { status: "confirmed", number: "HLCU1", fees: [{ amount: 100, currency: "USD" }], sailing: "2026-12-01" },
    ),
  ).toEqual({
    before: { status: "in process", number: null, reference: "PO 1", sailing: null },
    after: { status: "confirmed", number: "HLCU1", reference: null, sailing: "2026-12-01" },
  });
});

test("equal states have no difference, in whatever order their values are", () => {
  expect(findDifference({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(null);
});

test("lists differ by their order and their length", () => {
  expect(findDifference({ a: [1, 2] }, { a: [2, 1] })).toEqual({ before: { a: [1, 2] }, after: { a: [2, 1] } });
  expect(findDifference({ a: [1] }, { a: [1, null] })).toEqual({ before: { a: [1] }, after: { a: [1, null] } });
});

test("a state that did not exist leaves the other one complete", () => {
  expect(findDifference(null, { name: "Duisburg" })).toEqual({ before: null, after: { name: "Duisburg" } });
  expect(findDifference({ name: "Duisburg" }, null)).toEqual({ before: { name: "Duisburg" }, after: null });
  expect(findDifference(null, null)).toEqual({ before: null, after: null });
});

const { value: anyValue } = fc.letrec<{ value: AuditValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), tie("value"), { maxKeys: 3 }),
  ),
}));
const anyState = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), anyValue);

test("applying a difference to the state before gives the state after", () => {
  fc.assert(
    fc.property(anyState, anyState, (before, after) => {
      const difference = findDifference(before, after);
      const applied: Record<string, AuditValue> = { ...before, ...difference?.after };
      for (const name of ["a", "b", "c", "d"]) expect(applied[name] ?? null).toEqual(after[name] ?? null);
    }),
  );
});

test("every action is read by its name and belongs to its subject", () => {
  for (const [kind, names] of Object.entries(AUDIT_ACTIONS))
    for (const name of names) {
      const action = readAuditAction(`${kind}.${name}`);
      expect(action === null ? null : toSubjectKind(action)).toBe(kind);
    }
  expect(readAuditAction("booking.praised")).toBe(null);
});
