import { describe, expect, it } from "vitest";
import { EMPTY_LIST_QUERY, type QuotationListQuery } from "#domain/bookings";
import { readListQuery, writeListQuery } from "#flows/bookings/list-query.ts";

const full: QuotationListQuery = {
  page: 2,
  search: "PO 88213",
  status: "in-process",
  departure: { kind: "between", from: "2026-11-20", till: null },
  carrier: "Norrvik Line",
  sort: "-total",
};

const address = "search=PO+88213&status=in-process&departure=2026-11-20..&carrier=Norrvik+Line&sort=-total&page=3";

describe("readListQuery and writeListQuery", () => {
  it("round-trip search, filters, sorting and page", () => {
    expect(writeListQuery(full)).toBe(address);
    expect(readListQuery(`?${address}`)).toEqual(full);
  });

  it("omit default values", () => {
    expect(writeListQuery(EMPTY_LIST_QUERY)).toBe("");
    expect(readListQuery("")).toEqual(EMPTY_LIST_QUERY);
  });

  it("ignore unknown values", () => {
    const odd = "?page=-1&status=3&departure=soon&carrier=&sort=price&search=";
    expect(readListQuery(odd)).toEqual(EMPTY_LIST_QUERY);
    expect(readListQuery("departure=2026-02-30..2026-12-01").departure).toEqual({
      kind: "between",
      from: null,
      till: "2026-12-01",
    });
  });
});
