import { describe, expect, it } from "vitest";
import {
  emptyDetails,
  findContainer,
  formatFieldText,
  labelField,
  labelPath,
  listTexts,
  nameField,
} from "#domain/cargo";

const LAST = "requestedEquipments.1";

describe("the label of a field", () => {
  it.each([
    ["commodities.1.hsCode", "HS code", "HS code, item 2"],
    ["commodities.0.cargoGrossWeight", "Gross weight, kg", "Gross weight, kg, item 1"],
    [`${LAST}.cargoGrossWeight`, "Gross weight in container 2, kg", "Gross weight in container 2, kg"],
    [`${LAST}.vgmWeight`, "VGM, kg", "VGM, kg, container 2"],
    ["documentParties.notifyParty.city", "City", "City, notify party"],
    ["transport.temperatureSetpoint", "Temperature, °C", "Temperature, °C"],
    ["pickUp.shipperReference", "Your reference", "Your reference"],
  ])("is what the shipper reads: %s", (path, label, alone) => {
    expect([labelField(path), labelPath(path)]).toEqual([label, alone]);
  });

  it.each([
    ["commodities.0.cargoGrossWeight", "Gross weight, item 1"],
    [`${LAST}.cargoGrossWeight`, "Gross weight in container 2"],
    [`${LAST}.vgmWeight`, "Verified gross mass (VGM), container 2"],
    [`${LAST}.equipmentReference`, "Container number, container 2"],
    ["documentParties.consignee.partyName", "Company, consignee"],
    ["transport.temperatureSetpoint", "Temperature"],
    ["pickUp.shipperReference", "Reference of the shipper"],
  ])("is named for the desk without its unit: %s", (path, name) => {
    expect(nameField(path)).toBe(name);
  });

  it("is there for each field, and different for each", () => {
    const paths = [...listTexts(emptyDetails({ equipments: ["20GP", "40HC"] })).keys()];
    expect(paths.filter((path) => labelField(path) === "")).toEqual([]);
    expect(new Set(paths.map(labelPath)).size).toBe(paths.length);
    expect(new Set(paths.map(nameField)).size).toBe(paths.length);
  });
});

describe("a typed text", () => {
  it.each([
    [`${LAST}.vgmWeight`, "18 230", "18 230 kg"],
    [`${LAST}.vgmWeight`, "18.2 t", "18 200 kg"],
    [`${LAST}.vgmWeight`, "about 18", "about 18"],
    [`${LAST}.tareWeight`, "", ""],
    [`${LAST}.vgmMethod`, "SM2", "2, calculated"],
    [`${LAST}.vgmDateTime`, "2026-11-22T09:30", "Sun 22 Nov 2026, 09:30"],
    [`${LAST}.vgmDateTime`, "soon", "soon"],
    ["transport.cargoReadyDate", "2026-11-22", "Sun 22 Nov 2026"],
    ["transport.temperatureSetpoint", "-18", "-18 °C"],
    ["transport.temperatureSetpoint", "-18 °C", "-18 °C"],
    ["commodities.0.isDangerousGoods", "no", "No"],
    ["documentParties.shipper.partyName", "no", "no"],
  ])("is read with its unit: %s %j", (path, text, read) => {
    expect(formatFieldText(path, text)).toBe(read);
  });

  it("is about a container, counted from 1, or about something else", () => {
    expect(findContainer(`${LAST}.vgmWeight`)).toBe(2);
    expect(findContainer("requestedEquipments.0.cargoGrossWeight")).toBe(1);
    expect(findContainer("transport.incoTerms")).toBeNull();
  });
});
