import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { addContainer, chooseKind, removeCard, setWeight } from "../../../src/domain/containers/selection.ts";
import {
  EMPTY_DRAFT,
  setDepartureDate,
  setReefer,
  setSelection,
  typePlace,
} from "../../../src/domain/fcl-search/draft.ts";
import { draftOfSearch } from "../../../src/domain/fcl-search/draft-of-search.ts";
import { parseDraft, serialiseDraft } from "../../../src/domain/fcl-search/draft-text.ts";
import { searchFromQuery, searchToQuery } from "../../../src/domain/fcl-search/search-query.ts";
import { validateDraft } from "../../../src/domain/fcl-search/validate.ts";
import { aDraft, anySearch } from "./given.ts";

const aSearch = validateDraft(
  setDepartureDate(
    setSelection(aDraft, setWeight(addContainer(addContainer(aDraft.selection, "20GP"), "40HC"), "20GP", "18000")),
    "2026-12-01",
  ),
  "2026-11-20",
)._unsafeUnwrap();

describe("the saved draft", () => {
  it("gives back what was typed, half-typed places, weights and hidden reefer settings included", () => {
    const cards = setWeight(removeCard(chooseKind(aDraft.selection, "Reefer"), "20RE"), "40RH", "9500");
    const typed = setReefer(setSelection(typePlace(aDraft, "origin", "Tughlaka"), cards), {
      use: "operating",
      temperature: "-1",
      ventilation: "x",
    });
    expect(parseDraft(serialiseDraft(typed))).toStrictEqual(typed);
  });

  it("gives back every searchable form", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const draft = draftOfSearch(search);
        expect(parseDraft(serialiseDraft(draft))).toStrictEqual(draft);
      }),
    );
  });

  it("is written in the form state's own names", () => {
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
  ])("of %s is the empty form", (_, text) => {
    expect(parseDraft(text)).toStrictEqual(EMPTY_DRAFT);
  });

  it("without quantities takes them from the load type", () => {
    const { selection } = parseDraft('{"loadType":"40RHx3"}');
    expect([selection.kind, selection.quantities["40RH"], selection.quantities["20RE"]]).toStrictEqual([
      "Reefer",
      3,
      0,
    ]);
  });

  it("never throws on junk", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        expect(parseDraft(junk).selection.kind).toMatch(/Dry|Reefer/);
      }),
    );
  });
});

describe("a search in the URL", () => {
  it("reads well", () => {
    expect(searchToQuery(aSearch)).toBe(
      "from=INTKD,Tughlakabad&fromBy=Door&to=NLRTM,Rotterdam&toBy=Ramp&date=2026-12-01&load=20GPx2,40HCx1&kg=18000,0",
    );
  });

  it("comes back as it went, names in any script included", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(searchFromQuery(searchToQuery(search))).toStrictEqual(ok(search));
      }),
      { numRuns: 500 },
    );
  });

  it("survives the platform's own URL reader and other keys beside it", () => {
    const parameters = new URLSearchParams(searchToQuery(aSearch));
    parameters.set("sort", "transit-time");
    expect(searchFromQuery(`?${parameters.toString()}`)).toStrictEqual(ok(aSearch));
  });

  it("needs no names and no service types", () => {
    expect(searchFromQuery("pol=INNSA&pod=NLRTM&load=20GPx1")).toStrictEqual(
      ok({
        origin: { place: null, port: { name: "INNSA", code: "INNSA" }, serviceType: "Ramp" },
        destination: { place: null, port: { name: "NLRTM", code: "NLRTM" }, serviceType: "Ramp" },
        departureDate: null,
        containers: [{ equipment: "20GP", quantity: 1, weightKg: 0 }],
        reefer: null,
      }),
    );
  });

  it.each([
    ["", { kind: "missing", parts: ["origin", "destination", "containers"] }],
    ["pol=INNSA&load=20GPx1", { kind: "missing", parts: ["destination"] }],
    ["pol=INNSA&pod=NLRTM", { kind: "missing", parts: ["containers"] }],
    ["pol=INNSA&pod=NLRTM&load=20GPx1,20REx1", { kind: "unreadable", key: "load" }],
    ["pol=INNSA&pod=NLRTM&load=20GPx1&date=soon", { kind: "unreadable", key: "date" }],
    ["pol=INNSA&pod=NLRTM&load=20GPx1&kg=1,2", { kind: "unreadable", key: "kg" }],
    ["pol=INNSA&pod=NLRTM&load=20GPx1&kg=-1", { kind: "unreadable", key: "kg" }],
    ["pol=INNSA&pod=NLRTM&load=20REx1&reefer=99", { kind: "unreadable", key: "reefer" }],
    ["pol=INNSA&pod=NLRTM&load=20GPx1&toBy=Boat", { kind: "unreadable", key: "toBy" }],
    ["pol=%E0%A4%A&pod=NLRTM&load=20GPx1", { kind: "missing", parts: ["origin"] }],
  ])("is refused: %s", (query, refusal) => {
    expect(searchFromQuery(query)).toStrictEqual(err(refusal));
  });

  it("never throws on junk", () => {
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(searchFromQuery(junk)).toBeDefined();
      }),
    );
  });
});
