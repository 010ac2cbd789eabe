import { describe, expect, it } from "vitest";
import { findHandover, formatHandover } from "#domain/rates";

const point = (name: string, kind: "door" | "inland" | "sea") => ({ name, code: null, country: null, kind });
const CALL = { arrival: null, vessel: null, voyage: null, service: null } as const;
const voyage = {
  ...CALL,
  from: point("Nhava Sheva", "sea"),
  to: point("Rotterdam", "sea"),
  mode: "sea",
  departure: "2026-12-09T22:30",
} as const;
const cutOffs = [{ code: "PCO", at: "2026-12-08T18:00" }] as const;
const haulage = (kind: "door" | "inland", departure: string | null) =>
  ({ ...CALL, from: point("Tughlakabad", kind), to: voyage.from, mode: "truck", departure }) as const;

describe("the hand-over before the vessel departs", () => {
  it("is the pick-up at the door with its hour", () => {
    const handover = findHandover({ legs: [haulage("door", "2026-12-03T10:00"), voyage], cutOffs });
    expect(handover).toEqual({ kind: "pick-up", place: "Tughlakabad", at: "2026-12-03T10:00" });
    expect(handover && formatHandover(handover)).toBe("Pick-up Thu 03 Dec, 10:00, Tughlakabad");
  });

  it("is the gate-in at the inland terminal, or at the port by its cut-off", () => {
    const inland = findHandover({ legs: [haulage("inland", "2026-12-03"), voyage], cutOffs });
    const port = findHandover({ legs: [voyage], cutOffs });
    expect(inland && formatHandover(inland)).toBe("Gate-in by Thu 03 Dec, Tughlakabad");
    expect(port && formatHandover(port)).toBe("Gate-in by Tue 08 Dec, 18:00, Nhava Sheva");
  });

  it("is not known where no date is stated", () => {
    expect(findHandover({ legs: [haulage("door", null), voyage], cutOffs })).toBeNull();
    expect(findHandover({ legs: [], cutOffs })).toBeNull();
  });
});
