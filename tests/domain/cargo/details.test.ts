import { describe, expect, it } from "vitest";
import { copyDetails, emptyDetails, setTexts } from "#domain/cargo";
import { COMPLETE } from "./samples.ts";

describe("the details of an earlier booking", () => {
  it("are copied without its containers, its date and its reference", () => {
    const scope = { equipments: ["40HC"] } as const;
    const copy = copyDetails(setTexts(COMPLETE, [["pickUp.shipperReference", "PO 88213"]]), scope);
    expect(copy.commodities).toEqual(COMPLETE.commodities);
    expect(copy.documentParties).toEqual(COMPLETE.documentParties);
    expect(copy.transport).toEqual({ ...COMPLETE.transport, cargoReadyDate: "" });
    expect(copy.pickUp).toEqual({ ...COMPLETE.pickUp, shipperReference: "" });
    expect(copy.requestedEquipments).toEqual(emptyDetails(scope).requestedEquipments);
  });
});
