import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EQUIPMENT_CODES } from "#domain/containers/equipment.ts";
import {
  addContainer,
  chooseKind,
  removeCard,
  listRemovedContainers,
  listSelectedContainers,
  selectOnly,
  setQuantity,
  setWeight,
  startSelection,
  removeContainer,
  tidyWeights,
} from "#domain/containers/selection.ts";

const dry = startSelection("Dry");
const NONE = { "20GP": 0, "40GP": 0, "40HC": 0, "45HC": 0, "20RE": 0, "40RH": 0 };

describe("container selection", () => {
  it("starts with one 20GP, or one 20RE for Reefer", () => {
    expect(startSelection("Dry").quantities).toStrictEqual({ ...NONE, "20GP": 1 });
    expect(startSelection("Reefer").quantities).toStrictEqual({ ...NONE, "20RE": 1 });
  });

  it("sets an empty card to 1 and the others to 0 when it is selected alone", () => {
    const two = addContainer(addContainer(dry, "20GP"), "40HC");
    expect(two.quantities).toStrictEqual({ ...NONE, "20GP": 2, "40HC": 1 });
    expect(selectOnly(two, "45HC").quantities).toStrictEqual({ ...NONE, "45HC": 1 });
    expect(selectOnly(two, "20GP").quantities).toStrictEqual({ ...NONE, "20GP": 2 });
    expect(selectOnly(dry, "20GP")).toBe(dry);
  });

  it("sets a removed card to 0 and keeps its weight", () => {
    const weighed = setWeight(addContainer(dry, "40HC"), "40HC", "22 500 kg");
    const removed = removeCard(weighed, "40HC");
    expect(removed.quantities).toStrictEqual({ ...NONE, "20GP": 1 });
    expect(removed.weights["40HC"]).toBe("22 500 kg");
    expect(listRemovedContainers(weighed, removed)).toStrictEqual([
      { equipment: "40HC", quantity: 1, weightKg: 22_500 },
    ]);
    expect(listRemovedContainers(removed, weighed)).toStrictEqual([]);
  });

  it("never goes below 0", () => {
    expect(removeContainer(removeContainer(dry, "20GP"), "20GP").quantities).toStrictEqual(NONE);
  });

  it("holds at most 100 containers", () => {
    const many = setQuantity(addContainer(dry, "40HC"), "20GP", 500);
    expect(many.quantities).toStrictEqual({ ...NONE, "20GP": 99, "40HC": 1 });
    expect(addContainer(many, "45HC")).toBe(many);
  });

  it("restarts when the kind is switched and keeps the typed weights", () => {
    const mixed = setWeight(addContainer(addContainer(dry, "20GP"), "40HC"), "20GP", "18000");
    const reefer = chooseKind(mixed, "Reefer");
    expect(reefer).toStrictEqual({
      kind: "Reefer",
      quantities: { ...NONE, "20RE": 1 },
      weights: { "20GP": "18000", "40GP": "", "40HC": "", "45HC": "", "20RE": "", "40RH": "" },
    });
    expect(chooseKind(mixed, "Dry")).toBe(mixed);
  });

  it("keeps a typed weight unchanged until it is tidied", () => {
    const typed = setWeight(setWeight(dry, "20GP", "22.5 t"), "40HC", "heavy");
    expect([typed.weights["20GP"], typed.weights["40HC"]]).toStrictEqual(["22.5 t", "heavy"]);
    const tidy = tidyWeights(typed);
    expect([tidy.weights["20GP"], tidy.weights["40HC"]]).toStrictEqual(["22 500 KGM", "heavy"]);
    expect(tidyWeights(typed, ["40HC"]).weights["20GP"]).toBe("22.5 t");
  });

  it("becomes container lines of one kind", () => {
    const chosen = setWeight(addContainer(addContainer(dry, "20GP"), "40HC"), "20GP", "18 000");
    expect(listSelectedContainers(chosen)).toStrictEqual([
      { equipment: "20GP", quantity: 2, weightKg: 18_000 },
      { equipment: "40HC", quantity: 1, weightKg: 0 },
    ]);
  });

  it("stays between 0 and 100 for any sequence of clicks", () => {
    const clicks = fc.array(fc.tuple(fc.constantFrom(...EQUIPMENT_CODES), fc.integer({ min: -300, max: 300 })));
    fc.assert(
      fc.property(clicks, (steps) => {
        const end = steps.reduce((at, [code, by]) => setQuantity(at, code, at.quantities[code] + by), dry);
        const counts = EQUIPMENT_CODES.map((code) => end.quantities[code]);
        expect(counts.every((count) => count >= 0)).toBe(true);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
