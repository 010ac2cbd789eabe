import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { calculatorFlow, parseCalculator, serialiseCalculator, selectCargoMeasure } from "#flows/lcl/calculator.ts";
import { startAppServices } from "#flows/services.ts";
import { draftsIn, portsWith } from "#tests/support/flows.ts";

/** A calculator over what was saved before. */
const openCalculator = (saved: string | null = null) => {
  const drafts = new Map(saved === null ? [] : [["lclCalculator", saved]]);
  const portal = startAppServices(
    portsWith({
      drafts: draftsIn(drafts),
    }),
  );
  const machine = calculatorFlow(portal);
  const actor = createActor(machine);
  actor.start();
  const context = () => actor.getSnapshot().context;
  return { actor, drafts, context, total: () => selectCargoMeasure(actor.getSnapshot()).total };
};

const PALLET = { pieces: "8", length: "120", width: "80", height: "65", weight: "110" };

describe("the LCL calculator", () => {
  it("is closed and has one empty line at first", () => {
    const { context, total } = openCalculator();
    expect(context()).toEqual({
      numbers: "comma-point",
      isOpen: false,
      units: { length: "cm", weight: "kg" },
      lines: [{ key: 0, pieces: "", length: "", width: "", height: "", weight: "" }],
    });
    expect(total()).toBeNull();
  });

  it("adds, changes and removes lines, and counts them in the chosen units", () => {
    const { actor, context, total } = openCalculator();
    actor.send({ type: "line.changed", key: 0, changes: PALLET });
    expect(total()).toEqual({ pieces: 8, cbm: 5, weightKg: 880 });
    actor.send({ type: "line.added" });
    actor.send({ type: "line.changed", key: 1, changes: { ...PALLET, pieces: "1", length: "1" } });
    actor.send({ type: "line.removed", key: 0 });
    expect(context().lines.map(({ key }) => key)).toEqual([1]);
    actor.send({ type: "units.changed", changes: { length: "in", weight: "lb" } });
    expect(total()).toEqual({ pieces: 1, cbm: 0.09, weightKg: 49.9 });
    actor.send({ type: "line.removed", key: 1 });
    expect(context().lines).toEqual([{ key: 0, pieces: "", length: "", width: "", height: "", weight: "" }]);
  });

  it("has fifty lines at most", () => {
    const { actor, context } = openCalculator();
    for (let line = 0; line < 60; line++) actor.send({ type: "line.added" });
    expect(context().lines).toHaveLength(50);
  });

  it("stays open until it is closed, with what was typed, after a reload too", () => {
    const { actor, drafts, context } = openCalculator();
    actor.send({ type: "calculator.toggled" });
    actor.send({ type: "line.changed", key: 0, changes: PALLET });
    actor.send({ type: "units.changed", changes: { weight: "lb" } });
    const again = openCalculator(drafts.get("lclCalculator") ?? null);
    expect(again.context()).toEqual(context());
    expect(again.context().isOpen).toBe(true);
    again.actor.send({ type: "lines.cleared" });
    expect(again.context()).toMatchObject({ isOpen: true, lines: [{ pieces: "" }] });
    again.actor.send({ type: "calculator.closed" });
    expect(again.context().isOpen).toBe(false);
  });

  it.each(["", "nonsense", "open=2&length=ft&line0=1"])("reads %j as far as it is a calculator", (text) => {
    const read = parseCalculator(text);
    expect(read.units).toEqual({ length: "cm", weight: "kg" });
    expect(parseCalculator(serialiseCalculator(read))).toEqual(read);
  });
});
