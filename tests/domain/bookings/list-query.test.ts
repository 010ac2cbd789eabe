import { describe, expect, it } from "vitest";
import {
  toDepartureDays,
  EMPTY_LIST_QUERY,
  isListNarrowed,
  type QuotationListQuery,
  readListQuery,
  writeListQuery,
} from "#domain/bookings/list.ts";

const full: QuotationListQuery = {
  page: 2,
  search: "PO 88213",
  status: "in-process",
  departure: { kind: "between", from: "2026-11-20", till: null },
  carrier: "Norrvik Line",
  sort: "-total",
};
const address = "search=PO+88213&status=in-process&departure=2026-11-20..&carrier=Norrvik+Line&sort=-total&page=3";

describe("the address of My Bookings", () => {
  it("carries search, filters, sorting and page there and back", () => {
    expect(writeListQuery(full)).toBe(address);
    expect(readListQuery(`?${address}`)).toEqual(full);
  });

  it("leaves out what is as specified", () => {
    expect(writeListQuery(EMPTY_LIST_QUERY)).toBe("");
    expect(readListQuery("")).toEqual(EMPTY_LIST_QUERY);
  });

  it("ignores what it does not understand", () => {
    const odd = "?page=-1&status=3&departure=soon&carrier=&sort=price&search=";
    expect(readListQuery(odd)).toEqual(EMPTY_LIST_QUERY);
    expect(readListQuery("departure=2026-02-30..2026-12-01").departure).toEqual({
      kind: "between",
      from: null,
      till: "2026-12-01",
    });
  });

  it.each([
    [EMPTY_LIST_QUERY, false],
    [{ ...EMPTY_LIST_QUERY, page: 3, sort: "arrival" }, false],
    [{ ...EMPTY_LIST_QUERY, search: "  " }, false],
    [{ ...EMPTY_LIST_QUERY, search: "PO" }, true],
    [{ ...EMPTY_LIST_QUERY, status: "unknown" }, true],
    [{ ...EMPTY_LIST_QUERY, departure: { kind: "last-90" } }, true],
  ] satisfies readonly (readonly [QuotationListQuery, boolean])[])("%o narrows the list: %s", (query, narrows) => {
    expect(isListNarrowed(query)).toBe(narrows);
  });
});

it.each([
  [{ kind: "any" }, null, null],
  [{ kind: "next-30" }, "2026-11-22", "2026-12-22"],
  [{ kind: "last-30" }, "2026-10-23", "2026-11-22"],
  [{ kind: "last-90" }, "2026-08-24", "2026-11-22"],
  [{ kind: "between", from: null, till: "2026-12-01" }, null, "2026-12-01"],
] as const)("the departures of %o are from %s till %s", (period, from, till) => {
  expect(toDepartureDays(period, "2026-11-22")).toEqual({ from, till });
});
