import { describe, expect, it } from "vitest";
import { addContainer, removeCard, startSelection } from "#domain/containers/selection.ts";
import { setSelection } from "#domain/search/draft.ts";
import { describeOnly, describeSwitch } from "#domain/search/reset.ts";
import { aDraft } from "./fixtures.ts";

const two = addContainer(addContainer(aDraft.selection, "20GP"), "40GP");

describe("a reset description", () => {
  it("is given before one size is selected alone", () => {
    const draft = setSelection(aDraft, two);
    expect(describeOnly(draft, "40HC")).toBe("Sets 1 × 40HC, removes 2 × 20GP, 1 × 40GP.");
    expect(describeOnly(draft, "20GP")).toBe("Keeps 2 × 20GP, removes 1 × 40GP.");
    expect(describeOnly(aDraft, "20GP")).toBeNull();
    expect(describeOnly(setSelection(aDraft, removeCard(aDraft.selection, "20GP")), "40HC")).toBe("Sets 1 × 40HC.");
  });

  it("is given before the equipment type is switched", () => {
    expect(describeSwitch(setSelection(aDraft, two))).toBe("Reefer replaces 2 × 20GP, 1 × 40GP with 1 × 20RE.");
    expect(describeSwitch(setSelection(aDraft, removeCard(startSelection("Reefer"), "20RE")))).toBe(
      "Dry starts with 1 × 20GP.",
    );
  });
});
