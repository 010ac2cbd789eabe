import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addCommodity, fitDetails, listTexts, mergeDetails, removeCommodity, setTexts } from "#domain/cargo";
import { COMPLETE, SCOPE } from "./samples.ts";

const paths = [...listTexts(COMPLETE).keys()];
const edits = fc
  .array(fc.tuple(fc.constantFrom(...paths), fc.string({ maxLength: 20 })), { maxLength: 12 })
  .map((texts) => setTexts(COMPLETE, texts));

describe("merging two changes of cargo details", () => {
  it("takes each text from the side that changed it", () => {
    const mine = setTexts(COMPLETE, [["transport.incoTermsPlace", "Thane"]]);
    const theirs = setTexts(COMPLETE, [["pickUp.instructions", "Call the gate"]]);
    expect(mergeDetails(COMPLETE, mine, theirs)).toEqual({
      details: setTexts(COMPLETE, [
        ["transport.incoTermsPlace", "Thane"],
        ["pickUp.instructions", "Call the gate"],
      ]),
      conflicts: [],
    });
  });

  it("names texts that both sides changed and takes the saved one", () => {
    const mine = setTexts(COMPLETE, [["commodities.0.hsCode", "6302.22"]]);
    const theirs = setTexts(COMPLETE, [["commodities.0.hsCode", "6302.31"]]);
    expect(mergeDetails(COMPLETE, mine, theirs)).toEqual({
      details: theirs,
      conflicts: [{ path: "commodities.0.hsCode", mine: "6302.22", theirs: "6302.31" }],
    });
  });

  it("keeps an added commodity", () => {
    const mine = setTexts(addCommodity(COMPLETE), [["commodities.1.commodityType", "Cushions"]]);
    expect(mergeDetails(COMPLETE, mine, COMPLETE).details).toEqual(mine);
    expect(mergeDetails(COMPLETE, COMPLETE, mine).details).toEqual(mine);
  });

  it("removes a commodity if the other side changed none, and none if both changed them", () => {
    const two = setTexts(addCommodity(COMPLETE), [["commodities.1.commodityType", "Cushions"]]);
    const removed = removeCommodity(two, 0);
    expect(mergeDetails(two, removed, two).details).toEqual(removed);
    const changed = setTexts(two, [["commodities.1.commodityType", "Woven cushions"]]);
    expect(mergeDetails(two, removed, changed)).toMatchObject({
      details: { commodities: { length: 2 } },
      conflicts: [{ path: "commodities.1.commodityType", mine: "", theirs: "Woven cushions" }],
    });
  });

  it("loses no text of either side", () => {
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        const { details, conflicts } = mergeDetails(COMPLETE, mine, theirs);
        const [before, own, other, merged] = [COMPLETE, mine, theirs, details].map(listTexts);
        for (const path of paths) {
          const conflict = conflicts.find((one) => one.path === path);
          if (own?.get(path) !== before?.get(path))
            expect([merged?.get(path), conflict?.mine]).toContain(own?.get(path));
          if (other?.get(path) !== before?.get(path)) expect(merged?.get(path)).toBe(other?.get(path));
        }
      }),
      { seed: 13 },
    );
  });

  it("of one change gives that change", () => {
    fc.assert(
      fc.property(edits, (changed) => {
        expect(mergeDetails(COMPLETE, changed, COMPLETE)).toEqual({ details: changed, conflicts: [] });
        expect(mergeDetails(COMPLETE, COMPLETE, changed)).toEqual({ details: changed, conflicts: [] });
      }),
      { seed: 13 },
    );
  });
});

describe("details in the form", () => {
  it("have one entry for each container of the booking", () => {
    expect(fitDetails(COMPLETE, { equipments: ["20GP"] }).requestedEquipments).toEqual([
      COMPLETE.requestedEquipments[0],
    ]);
    expect(fitDetails(COMPLETE, SCOPE)).toEqual(COMPLETE);
  });

  it("cut texts to their length and refuse unknown paths", () => {
    const details = setTexts(COMPLETE, [
      ["transport.incoTerms", "x".repeat(100)],
      ["transport.unknown", "x"],
      ["commodities.7.hsCode", "x"],
    ]);
    expect(details).toEqual({ ...COMPLETE, transport: { ...COMPLETE.transport, incoTerms: "x".repeat(70) } });
  });

  it("have 1 to 20 commodities", () => {
    const most = Array.from({ length: 30 }).reduce<typeof COMPLETE>((all) => addCommodity(all), COMPLETE);
    expect(most.commodities).toHaveLength(20);
    expect(removeCommodity(COMPLETE, 0)).toEqual(COMPLETE);
  });
});
