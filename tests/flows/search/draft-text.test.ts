import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseKind, removeCard, setWeight } from "#domain/containers";
import { toDraft } from "#domain/search";
import { parseDraft, serialiseDraft } from "#flows/search/draft-text.ts";
import { EMPTY_DRAFT, setReefer, setSelection, typePlace } from "#domain/search";
import { aDraft, anySearch } from "#tests/domain/search/fixtures.ts";

describe("the saved draft", () => {
  it("round-trips half-typed places, weights and hidden reefer settings", () => {
    const cards = setWeight(removeCard(chooseKind(aDraft.selection, "Reefer"), "20RE"), "40RH", "9500");
    const typed = setReefer(setSelection(typePlace(aDraft, "origin", "Tughlaka"), cards), {
      use: "operating",
      temperature: "-1",
      ventilation: "x",
    });
    expect(parseDraft(serialiseDraft(typed))).toStrictEqual(typed);
  });

  it("round-trips every searchable form", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const draft = toDraft(search);
        expect(parseDraft(serialiseDraft(draft))).toStrictEqual(draft);
      }),
    );
  });

  it("uses the field names of the form state", () => {
    expect(JSON.parse(serialiseDraft(aDraft))).toMatchObject({
      origin: "Tughlakabad",
      originCode: "INTKD",
      originServiceType: "Door",
      originType: "CY",
      portOfLoadingCode: "",
      cutOffDate: "",
      loadType: "20GPx1",
      currency: "USD",
    });
  });

  it.each([
    ["not JSON", "{"],
    ["another kind of JSON", "[1]"],
    ["null", "null"],
    ["another version", '{"version":2,"origin":"Tughlakabad"}'],
    ["wrong types", '{"origin":1,"quantities":[],"weights":"","reefer":7,"cutOffDate":"2026-02-30","loadType":"x"}'],
  ])("is the empty form for %s", (_, text) => {
    expect(parseDraft(text)).toStrictEqual(EMPTY_DRAFT);
  });

  it("takes missing quantities from the load type", () => {
    const { selection } = parseDraft('{"loadType":"40RHx3"}');
    expect([selection.kind, selection.quantities["40RH"], selection.quantities["20RE"]]).toStrictEqual([
      "Reefer",
      3,
      0,
    ]);
  });

  it("never throws on any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        expect(parseDraft(junk).selection.kind).toMatch(/Dry|Reefer/);
      }),
    );
  });
});
