import { describe, expect, it } from "vitest";
import {
  choosePlace,
  choosePort,
  clearPlace,
  clearPort,
  EMPTY_DRAFT,
  setDepartureDate,
  setReefer,
  setServiceType,
  swapEnds,
  typePlace,
  typePort,
} from "#domain/search/draft.ts";

const tughlakabad = { name: "Tughlakabad", code: "INTKD", pointType: "inland" } as const;
const rotterdam = { name: "Rotterdam", code: "NLRTM", pointType: "sea" } as const;

describe("the FCL draft", () => {
  it("starts with Ramp at both ends, one 20GP and USD", () => {
    expect(EMPTY_DRAFT).toStrictEqual({
      origin: { place: { text: "", code: null }, port: { text: "", code: null }, serviceType: "Ramp" },
      destination: { place: { text: "", code: null }, port: { text: "", code: null }, serviceType: "Ramp" },
      departureDate: null,
      carrier: "",
      currency: "USD",
      selection: {
        kind: "Dry",
        quantities: { "20GP": 1, "40GP": 0, "40HC": 0, "45HC": 0, "20RE": 0, "40RH": 0 },
        weights: { "20GP": "", "40GP": "", "40HC": "", "45HC": "", "20RE": "", "40RH": "" },
      },
      reefer: { use: "non-operating", temperature: "", ventilation: "" },
    });
  });

  it("gets Door for an inland place and Ramp for a sea port at that end only", () => {
    const inland = choosePlace(EMPTY_DRAFT, "origin", tughlakabad);
    expect(inland.origin).toStrictEqual({
      place: { text: "Tughlakabad", code: "INTKD" },
      port: { text: "", code: null },
      serviceType: "Door",
    });
    expect(inland.destination).toBe(EMPTY_DRAFT.destination);
    expect(choosePlace(inland, "origin", rotterdam).origin.serviceType).toBe("Ramp");
  });

  it("keeps a manually selected service type until another place is selected", () => {
    const byHand = setServiceType(choosePlace(EMPTY_DRAFT, "origin", tughlakabad), "origin", "Ramp");
    expect(choosePort(byHand, "origin", { name: "Nhava Sheva", code: "INNSA" }).origin.serviceType).toBe("Ramp");
  });

  it("drops the selected code when the text changes", () => {
    const typed = typePlace(choosePlace(EMPTY_DRAFT, "origin", tughlakabad), "origin", "Tughla");
    expect(typed.origin.place).toStrictEqual({ text: "Tughla", code: null });
    const port = typePort(choosePort(EMPTY_DRAFT, "destination", rotterdam), "destination", "Rott");
    expect(port.destination.port).toStrictEqual({ text: "Rott", code: null });
  });

  it("clears one field at a time", () => {
    const both = choosePort(choosePlace(EMPTY_DRAFT, "origin", tughlakabad), "origin", rotterdam);
    expect(clearPlace(both, "origin").origin.port.code).toBe("NLRTM");
    expect(clearPort(both, "origin").origin.place.code).toBe("INTKD");
    expect(clearPort(clearPlace(both, "origin"), "origin").origin.serviceType).toBe("Door");
  });

  it("swaps both ends with all their fields", () => {
    const there = choosePlace(choosePlace(EMPTY_DRAFT, "origin", tughlakabad), "destination", rotterdam);
    const back = swapEnds(there);
    expect([back.origin, back.destination]).toStrictEqual([there.destination, there.origin]);
  });

  it("keeps typed reefer settings while they are unused", () => {
    const operating = setReefer(EMPTY_DRAFT, { use: "operating", temperature: "-18" });
    expect(setReefer(operating, { use: "non-operating" }).reefer).toStrictEqual({
      use: "non-operating",
      temperature: "-18",
      ventilation: "",
    });
    expect(setDepartureDate(operating, "2026-12-01").departureDate).toBe("2026-12-01");
  });
});
