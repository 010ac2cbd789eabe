import { expect, it } from "vitest";
import { listContainers } from "#domain/cargo";

const entry = (equipmentReference: string, sealNumbers = "") => ({
  cargoGrossWeight: "",
  equipmentReference,
  sealNumbers,
  tareWeight: "",
  maxGrossWeight: "",
  vgmWeight: "",
  vgmMethod: "",
  vgmResponsibleParty: "",
  vgmDateTime: "",
});

it("lists the containers of a booking with seal and size, then those that the carrier alone reports", () => {
  const details = { requestedEquipments: [entry("mscu 123456-7", " SL-1, SL-2 "), entry(""), entry("TGHU7654321")] };
  expect(listContainers(details, { equipments: ["40HC", "40HC", "20GP"] }, ["MSCU1234567", "HLXU5550001"])).toEqual([
    { number: "MSCU1234567", size: "40HC", seals: "SL-1, SL-2", source: "both" },
    { number: "TGHU7654321", size: "20GP", seals: "", source: "shipper" },
    { number: "HLXU5550001", size: null, seals: "", source: "carrier" },
  ]);
});

it("has the size of a container that the carrier alone reports where the booking has one size", () => {
  expect(listContainers({ requestedEquipments: [] }, { equipments: ["40HC", "40HC"] }, ["HLXU5550001"])).toEqual([
    { number: "HLXU5550001", size: "40HC", seals: "", source: "carrier" },
  ]);
  expect(listContainers({ requestedEquipments: [] }, { equipments: [] }, [])).toEqual([]);
});
