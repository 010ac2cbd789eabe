import { describe, expect, it } from "vitest";
import { toServiceType } from "#domain/places/place.ts";

describe("toServiceType", () => {
  it("is Ramp for sea points and Door for inland points", () => {
    expect([toServiceType("sea"), toServiceType("inland")]).toStrictEqual(["Ramp", "Door"]);
  });
});
