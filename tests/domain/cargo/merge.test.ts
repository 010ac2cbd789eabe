import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addCommodity,
  type CargoDetails,
  emptyDetails,
  fitDetails,
  listTexts,
  matchContainers,
  mergeDetails,
  moveContainers,
  removeCommodity,
  setTexts,
} from "#domain/cargo";
import { COMPLETE, SCOPE } from "./samples.ts";

const [EMPTY_LINE] = emptyDetails(SCOPE).commodities;
if (EMPTY_LINE === undefined) throw new Error("Empty details have one commodity");
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

  const withGoods = (...names: readonly string[]): CargoDetails => ({
    ...COMPLETE,
    commodities: names.map((commodityType) => ({ ...EMPTY_LINE, commodityType, isDangerousGoods: "no" })),
  });
  const listGoods = ({ commodities }: CargoDetails): readonly string[] =>
    commodities.map(({ commodityType }) => commodityType);
  const [X, Y, Z] = ["Cotton bed linen", "Cushions", "Towels"];

  it("removes a commodity where the other side changed another one", () => {
    const base = withGoods(X, Y, Z);
    const changed = setTexts(base, [["commodities.2.hsCode", "6302.60"]]);
    const expected = setTexts(withGoods(Y, Z), [["commodities.1.hsCode", "6302.60"]]);
    expect(mergeDetails(base, removeCommodity(base, 0), changed)).toEqual({ details: expected, conflicts: [] });
    expect(mergeDetails(base, changed, removeCommodity(base, 0))).toEqual({ details: expected, conflicts: [] });
  });

  it("keeps a commodity that one side changed and the other removed", () => {
    const base = withGoods(X, Y);
    const changed = setTexts(base, [["commodities.0.hsCode", "6302.60"]]);
    expect(mergeDetails(base, removeCommodity(base, 0), changed)).toEqual({ details: changed, conflicts: [] });
    expect(mergeDetails(base, changed, removeCommodity(base, 0))).toEqual({ details: changed, conflicts: [] });
  });

  it("joins a removed and an added commodity of one side with a change of the other", () => {
    const base = withGoods(X, Y, Z);
    const mine = withGoods(Y, Z, "Curtains");
    const theirs = setTexts(base, [["commodities.1.commodityType", "Woven cushions"]]);
    expect(mergeDetails(base, mine, theirs)).toEqual({
      details: withGoods("Woven cushions", Z, "Curtains"),
      conflicts: [],
    });
  });

  it("names a conflict at the line where it is after other lines were removed", () => {
    const base = withGoods(X, Y, Z);
    const mine = setTexts(removeCommodity(base, 0), [["commodities.1.hsCode", "6302.60"]]);
    const theirs = setTexts(base, [["commodities.2.hsCode", "6302.91"]]);
    expect(mergeDetails(base, mine, theirs)).toEqual({
      details: setTexts(withGoods(Y, Z), [["commodities.1.hsCode", "6302.91"]]),
      conflicts: [{ path: "commodities.1.hsCode", mine: "6302.60", theirs: "6302.91" }],
    });
  });

  it("keeps one of two equal commodities that both sides added, and both of two different ones", () => {
    const base = withGoods(X);
    expect(listGoods(mergeDetails(base, withGoods(X, Y), withGoods(X, Y)).details)).toEqual([X, Y]);
    expect(listGoods(mergeDetails(base, withGoods(X, Y), withGoods(X, Z)).details)).toEqual([X, Z, Y]);
  });

  it("leaves one empty commodity if each side removed what the other kept", () => {
    const base = withGoods(X, Y);
    expect(mergeDetails(base, withGoods(X), withGoods(Y)).details.commodities).toEqual([EMPTY_LINE]);
  });

  it("lists no commodity twice and none that a side removed, whatever the other one does", () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 3, maxLength: 8 });
    const removals = fc.uniqueArray(fc.nat(20), { maxLength: 6 });
    fc.assert(
      fc.property(names, removals, removals, (goods, mine, theirs) => {
        const without = (positions: readonly number[]) => goods.filter((_, index) => !positions.includes(index));
        const [here, there] = [without(mine), without(theirs)];
        fc.pre(here.length > 0 && there.length > 0);
        const { details, conflicts } = mergeDetails(withGoods(...goods), withGoods(...here), withGoods(...there));
        const left = goods.filter((name) => here.includes(name) && there.includes(name));
        expect(listGoods(details)).toEqual(left.length === 0 ? [""] : left);
        expect(conflicts).toEqual([]);
      }),
      { seed: 17 },
    );
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

describe("containers of a booking that was changed", () => {
  it("keep their details whatever is booked before them", () => {
    const matches = matchContainers(["20GP", "20GP", "40HC"], ["20GP", "40HC", "40HC"]);
    expect(matches).toEqual([0, 2, null]);
    const before = emptyDetails({ equipments: ["20GP", "20GP", "40HC"] });
    const stated = setTexts(before, [
      ["requestedEquipments.0.equipmentReference", "CSQU3054383"],
      ["requestedEquipments.1.equipmentReference", "TRHU2222225"],
      ["requestedEquipments.2.equipmentReference", "MSKU0034710"],
    ]);
    expect(
      moveContainers(stated, matches).requestedEquipments.map(({ equipmentReference }) => equipmentReference),
    ).toEqual(["CSQU3054383", "MSKU0034710", ""]);
  });

  it("stay where they are if nothing changed", () => {
    const equipments = fc.array(fc.constantFrom("20GP" as const, "40GP" as const, "40HC" as const), { maxLength: 12 });
    fc.assert(
      fc.property(equipments, (booked) => {
        expect(matchContainers(booked, booked)).toEqual(booked.map((_, index) => index));
      }),
      { seed: 17 },
    );
  });

  it("are matched once each, with a container of the same equipment", () => {
    const equipments = fc.array(fc.constantFrom("20GP" as const, "40GP" as const, "40HC" as const), { maxLength: 12 });
    fc.assert(
      fc.property(equipments, equipments, (before, after) => {
        const found = matchContainers(before, after).flatMap((index, position) =>
          index === null ? [] : [[index, before[index] === after[position]] as const],
        );
        expect(found.every(([, isSame]) => isSame)).toBe(true);
        expect(new Set(found.map(([index]) => index)).size).toBe(found.length);
        const shared = (["20GP", "40GP", "40HC"] as const).reduce((sum, equipment) => {
          const count = (list: readonly string[]) => list.filter((one) => one === equipment).length;
          return sum + Math.min(count(before), count(after));
        }, 0);
        expect(found).toHaveLength(shared);
      }),
      { seed: 17 },
    );
  });
});
