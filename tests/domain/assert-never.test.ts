import { expect, it } from "vitest";
import { assertNever } from "#domain/assert-never.ts";

type Shape = { readonly kind: "circle" } | { readonly kind: "square" };

const count = (shape: Shape): number => {
  switch (shape.kind) {
    case "circle":
      return 0;
    case "square":
      return 4;
    default:
      return assertNever(shape);
  }
};

const countWithoutSquares = (shape: Shape): number =>
  /* @ts-expect-error A square is not handled. */
  shape.kind === "circle" ? 0 : assertNever(shape);

it("compiles where all cases are handled, and names a case that is not", () => {
  expect([count({ kind: "circle" }), count({ kind: "square" })]).toEqual([0, 4]);
  expect(() => countWithoutSquares({ kind: "square" })).toThrow('Unhandled case: {"kind":"square"}');
});
