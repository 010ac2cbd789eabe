import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { addContainer, chooseKind, removeCard, setQuantity, setWeight } from "#domain/containers/selection.ts";
import { choosePort, EMPTY_DRAFT, setDepartureDate, setReefer, setSelection, typePlace } from "#domain/search/draft.ts";
import { missingFieldsMessage, noSearchMessage } from "#domain/search/messages.ts";
import { validateDraft } from "#domain/search/validate.ts";
import { aDraft } from "./fixtures.ts";

const TODAY = "2026-11-20";

describe("validateDraft with a complete form", () => {
  it("returns a search", () => {
    const weighed = setWeight(addContainer(addContainer(aDraft.selection, "20GP"), "40HC"), "20GP", "18 000");
    const draft = setDepartureDate(setSelection(aDraft, weighed), "2026-12-01");
    expect(validateDraft(draft, TODAY)).toStrictEqual(
      ok({
        origin: { place: { name: "Tughlakabad", code: "INTKD" }, port: null, serviceType: "Door" },
        destination: { place: { name: "Rotterdam", code: "NLRTM" }, port: null, serviceType: "Ramp" },
        departureDate: "2026-12-01",
        containers: [
          { equipment: "20GP", quantity: 2, weightKg: 18_000 },
          { equipment: "40HC", quantity: 1, weightKg: 0 },
        ],
        mode: "fcl",
        reefer: null,
      }),
    );
  });

  it("requires a place or a port at each end, not both", () => {
    const ports = choosePort(choosePort(EMPTY_DRAFT, "origin", { name: "Nhava Sheva", code: "INNSA" }), "destination", {
      name: "Rotterdam",
      code: "NLRTM",
    });
    expect(validateDraft(ports, TODAY).isOk()).toBe(true);
  });

  it.each(["2026-11-20", "2026-12-20"])("accepts the departure date %s", (date) => {
    expect(validateDraft(setDepartureDate(aDraft, date), TODAY).isOk()).toBe(true);
  });
});

describe("validateDraft with an incomplete form", () => {
  it("reports all problems at once, each at its field", () => {
    const empty = setSelection(EMPTY_DRAFT, removeCard(EMPTY_DRAFT.selection, "20GP"));
    expect(validateDraft(setDepartureDate(empty, "2026-11-19"), TODAY)).toStrictEqual(
      err([
        { field: "placeOfOrigin", message: "Please enter at least Place of Origin or Port of Loading" },
        { field: "placeOfDelivery", message: "Please enter at least Place of Delivery or Port of Discharge" },
        { field: "departureDate", message: "Departure date cannot be before today" },
        { field: "containers", message: "Please select at least one container" },
      ]),
    );
  });

  it("reports a typed place that was not selected from the list", () => {
    expect(validateDraft(typePlace(aDraft, "origin", "Tughla"), TODAY)).toStrictEqual(
      err([{ field: "placeOfOrigin", message: "Please choose the Place of Origin from the list" }]),
    );
    const spaces = typePlace(aDraft, "origin", "  ");
    expect(validateDraft(spaces, TODAY)).toStrictEqual(
      err([{ field: "placeOfOrigin", message: "Please enter at least Place of Origin or Port of Loading" }]),
    );
  });

  it("refuses a date more than 30 days ahead", () => {
    expect(validateDraft(setDepartureDate(aDraft, "2026-12-21"), TODAY)).toStrictEqual(
      err([{ field: "departureDate", message: "Departure date can be at most 30 days ahead, until 20 Dec 2026" }]),
    );
  });

  it("refuses more than 100 containers", () => {
    const full = setQuantity(aDraft.selection, "20GP", 100);
    const overfull = { ...full, quantities: { ...full.quantities, "40HC": 1 } };
    expect(validateDraft(setSelection(aDraft, overfull), TODAY)).toStrictEqual(
      err([{ field: "containers", message: "Please select at most 100 containers" }]),
    );
  });
});

describe("validateDraft with net weights", () => {
  const weighed = (text: string) => setSelection(aDraft, setWeight(aDraft.selection, "20GP", text));

  it("converts every unit to kilograms", () => {
    expect(validateDraft(weighed("22.5 t"), TODAY).map(({ containers }) => containers)).toStrictEqual(
      ok([{ equipment: "20GP", quantity: 1, weightKg: 22_500 }]),
    );
  });

  it.each([
    ["150 t", "Please enter at most 28 250 KGM per 20GP"],
    ["heavy", "Please enter the net weight of 20GP in kg, t or lb, such as 22500, 22.5 t or 49 600 lb"],
  ])("refuses %s at its field", (typed, message) => {
    expect(validateDraft(weighed(typed), TODAY)).toStrictEqual(err([{ field: "weight 20GP", message }]));
  });

  it("ignores weights of sizes that are not selected", () => {
    const other = setSelection(aDraft, setWeight(aDraft.selection, "40HC", "heavy"));
    expect(validateDraft(other, TODAY).isOk()).toBe(true);
  });
});

describe("validateDraft with reefers", () => {
  const reefer = setSelection(aDraft, chooseKind(aDraft.selection, "Reefer"));

  it("defaults to non-operating", () => {
    expect(validateDraft(reefer, TODAY).map((search) => search.reefer)).toStrictEqual(ok({ kind: "non-operating" }));
  });

  it.each([
    ["-18", "", { kind: "operating", temperatureC: -18, ventilationCbmPerHour: null }],
    ["2,5", "25", { kind: "operating", temperatureC: 2.5, ventilationCbmPerHour: 25 }],
    ["+30", "0", { kind: "operating", temperatureC: 30, ventilationCbmPerHour: 0 }],
    ["-35", "285", { kind: "operating", temperatureC: -35, ventilationCbmPerHour: 285 }],
  ])("accepts %s °C with %s cbm/h", (temperature, ventilation, use) => {
    const draft = setReefer(reefer, { use: "operating", temperature, ventilation });
    expect(validateDraft(draft, TODAY).map((search) => search.reefer)).toStrictEqual(ok(use));
  });

  it.each([
    ["", ""],
    ["-36", ""],
    ["30.5", ""],
    ["cold", ""],
    ["2.55", ""],
  ])("refuses the set-point '%s'", (temperature, ventilation) => {
    const draft = setReefer(reefer, { use: "operating", temperature, ventilation });
    expect(validateDraft(draft, TODAY)).toStrictEqual(
      err([{ field: "temperature", message: "Please enter a set-point between -35 and +30 °C" }]),
    );
  });

  it("refuses a ventilation out of range", () => {
    const draft = setReefer(reefer, { use: "operating", temperature: "", ventilation: "286" });
    expect(validateDraft(draft, TODAY)).toStrictEqual(
      err([
        { field: "temperature", message: "Please enter a set-point between -35 and +30 °C" },
        {
          field: "ventilation",
          message: "Please enter a ventilation between 0 and 285 cbm/h, or leave it empty",
        },
      ]),
    );
  });

  it("ignores reefer settings of a dry search", () => {
    const dry = setReefer(aDraft, { use: "operating", temperature: "junk", ventilation: "junk" });
    expect(validateDraft(dry, TODAY).map((search) => search.reefer)).toStrictEqual(ok(null));
  });
});

describe("noSearchMessage and missingFieldsMessage", () => {
  it("use the specification's texts", () => {
    expect(noSearchMessage(["origin", "containers"])).toBe(
      "No search parameters found. Please go back and perform a new search. Missing: Place of Origin or Port of Loading, containers",
    );
    expect(noSearchMessage(["origin", "destination", "containers"])).toBe(
      "No search parameters found. Please go back and perform a new search. Missing: Place of Origin or Port of Loading, Place of Delivery or Port of Discharge, containers",
    );
    expect(missingFieldsMessage(["placeOfOrigin or portOfLoading", "requestedEquipments"])).toBe(
      "Missing required fields in request: placeOfOrigin or portOfLoading, requestedEquipments",
    );
  });
});
