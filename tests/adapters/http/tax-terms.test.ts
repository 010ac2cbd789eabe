import { expect, it } from "vitest";
import { decodeWith, object } from "#adapters/http/codec.ts";
import { readTaxTerms, TaxTermsCodec } from "#adapters/http/tax-terms.ts";

const decode = decodeWith(object({ taxTerms: TaxTermsCodec }));
const read = (answer: unknown) =>
  decode(answer)
    .map(({ taxTerms }) => readTaxTerms(taxTerms))
    ._unsafeUnwrap();

const RATES = [{ costItem: "ocean-freight", serviceCode: "996521", percent: "5" }];

it("reads the tax of a customer", () => {
  expect(read({ taxTerms: { kind: "igst", placeOfSupply: "32", rates: RATES } })).toEqual({
    tax: { kind: "igst", placeOfSupply: "32", rates: RATES },
  });
  expect(read({ taxTerms: { kind: "cgst-sgst" } })).toEqual({
    tax: { kind: "cgst-sgst", placeOfSupply: null, rates: [] },
  });
  expect(read({ taxTerms: { kind: "zero-rated" } })).toEqual({ tax: { kind: "zero-rated" } });
  expect(read({ taxTerms: { kind: "unknown", missing: "one-gstin" } })).toEqual({
    tax: { kind: "unknown", missing: "one-gstin" },
  });
});

it("reads nothing of a server that states none, or another tax", () => {
  expect(read({})).toEqual({});
  expect(read({ taxTerms: null })).toEqual({});
  expect(read({ taxTerms: { kind: "vat", percent: "19" } })).toEqual({});
  expect(read({ taxTerms: { kind: "igst", placeOfSupply: "32", rates: [{ costItem: "beer" }] } })).toEqual({});
});
