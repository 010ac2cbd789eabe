import { expect, it } from "vitest";
import { toDraft } from "#domain/search/to-draft.ts";

it("toDraft fills the form with a search", () => {
  const draft = toDraft({
    origin: { place: { name: "Tughlakabad", code: "INTKD" }, port: null, serviceType: "Door" },
    destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
    departureDate: "2026-12-01",
    containers: [
      { equipment: "20RE", quantity: 2, weightKg: 18_000 },
      { equipment: "40RH", quantity: 1, weightKg: 0 },
    ],
    mode: "fcl",
    reefer: { kind: "operating", temperatureC: -18.5, ventilationCbmPerHour: null },
  });
  expect(draft).toStrictEqual({
    origin: {
      place: { text: "Tughlakabad", code: "INTKD" },
      port: { text: "", code: null },
      serviceType: "Door",
    },
    destination: {
      place: { text: "", code: null },
      port: { text: "Rotterdam", code: "NLRTM" },
      serviceType: "Ramp",
    },
    departureDate: "2026-12-01",
    carrier: "",
    currency: "USD",
    selection: {
      kind: "Reefer",
      quantities: { "20GP": 0, "40GP": 0, "40HC": 0, "45HC": 0, "20RE": 2, "40RH": 1 },
      weights: { "20GP": "", "40GP": "", "40HC": "", "45HC": "", "20RE": "18 000 KGM", "40RH": "" },
    },
    reefer: { use: "operating", temperature: "-18.5", ventilation: "" },
  });
});
