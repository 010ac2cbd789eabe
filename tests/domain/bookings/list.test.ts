import { describe, expect, it } from "vitest";
import {
  toDepartureDays,
  EMPTY_LIST_QUERY,
  isListNarrowed,
  toPageState,
  type QuotationListQuery,
  toSkip,
} from "#domain/bookings/list.ts";
import { aQuotation } from "#tests/support/quotations.ts";

describe("isListNarrowed", () => {
  it.each([
    [EMPTY_LIST_QUERY, false],
    [{ ...EMPTY_LIST_QUERY, page: 3, sort: "arrival" }, false],
    [{ ...EMPTY_LIST_QUERY, search: "  " }, false],
    [{ ...EMPTY_LIST_QUERY, search: "PO" }, true],
    [{ ...EMPTY_LIST_QUERY, status: "unknown" }, true],
    [{ ...EMPTY_LIST_QUERY, departure: { kind: "last-90" } }, true],
  ] satisfies readonly (readonly [QuotationListQuery, boolean])[])("returns for %o: %s", (query, narrows) => {
    expect(isListNarrowed(query)).toBe(narrows);
  });
});

it.each([
  [{ kind: "any" }, null, null],
  [{ kind: "next-30" }, "2026-11-22", "2026-12-23"],
  [{ kind: "last-30" }, "2026-10-23", "2026-11-23"],
  [{ kind: "last-90" }, "2026-08-24", "2026-11-23"],
  [{ kind: "between", from: null, till: "2026-12-01" }, null, "2026-12-01"],
] as const)("toDepartureDays of %o is from %s till %s", (period, from, till) => {
  expect(toDepartureDays(period, { first: "2026-11-22", last: "2026-11-23" })).toEqual({ from, till });
});

const pageOf = (count: number, total: number | null) => ({
  quotations: Array.from({ length: count }, () => aQuotation),
  total,
  facets: null,
});

describe("pages of quotations", () => {
  it.each([
    [0, 10, 43, 5, false, true],
    [4, 3, 43, 5, true, false],
    [0, 10, 10, 1, false, false],
    [0, 0, 0, 1, false, false],
    [0, 10, null, null, false, true],
    [1, 3, null, 2, true, false],
    [1, 0, null, 2, true, false],
  ])("describe page %d with %d rows of %s", (page, count, total, pageCount, hasPrevious, hasNext) => {
    expect(toPageState(page, pageOf(count, total))).toStrictEqual({ page, pageCount, hasPrevious, hasNext });
  });

  it("skip ten quotations per page", () => {
    expect([0, 1, 4].map(toSkip)).toStrictEqual([0, 10, 40]);
  });
});
