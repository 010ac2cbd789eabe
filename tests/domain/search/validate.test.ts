import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { addContainer, chooseKind, removeCard, setQuantity, setWeight } from "#domain/containers/selection.ts";
import { choosePort, EMPTY_DRAFT, setDepartureDate, setReefer, setSelection, typePlace } from "#domain/search/draft.ts";
import { missingFieldsMessage, noSearchMessage, validateDraft } from "#domain/search/validate.ts";
import { aDraft } from "./given.ts";

const TODAY = "2026-11-20";

describe("a complete form", () => {
  it("becomes a search", () => {
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
        reefer: null,
      }),
    );
  });

  it("needs a place or a port at each end, not both", () => {
    const ports = choosePort(choosePort(EMPTY_DRAFT, "origin", { name: "Nhava Sheva", code: "INNSA" }), "destination", {
      name: "Rotterdam",
      code: "NLRTM",
    });
    expect(validateDraft(ports, TODAY).isOk()).toBe(true);
  });

  it.each(["2026-11-20", "2026-12-20"])("may leave on %s", (date) => {
    expect(validateDraft(setDepartureDate(aDraft, date), TODAY).isOk()).toBe(true);
  });
});

describe("an incomplete form", () => {
  it("is refused with all problems at once, each at its field", () => {
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

  it("says when a typed place was not chosen from the list", () => {
    expect(validateDraft(typePlace(aDraft, "origin", "Tughla"), TODAY)).toStrictEqual(
      err([{ field: "placeOfOrigin", message: "Please choose the Place of Origin from the list" }]),
    );
    const spaces = typePlace(aDraft, "origin", "  ");
    expect(validateDraft(spaces, TODAY)).toStrictEqual(
      err([{ field: "placeOfOrigin", message: "Please enter at least Place of Origin or Port of Loading" }]),
    );
  });

  it("is refused beyond 30 days", () => {
    expect(validateDraft(setDepartureDate(aDraft, "2026-12-21"), TODAY)).toStrictEqual(
      err([{ field: "departureDate", message: "Departure date can be at most 30 days ahead, until 20 Dec 2026" }]),
    );
  });

  it("is refused above 100 containers, however they came there", () => {
    const full = setQuantity(aDraft.selection, "20GP", 100);
    const overfull = { ...full, quantities: { ...full.quantities, "40HC": 1 } };
    expect(validateDraft(setSelection(aDraft, overfull), TODAY)).toStrictEqual(
      err([{ field: "containers", message: "Please select at most 100 containers" }]),
    );
  });
});

describe("net weights", () => {
  const weighed = (text: string) => setSelection(aDraft, setWeight(aDraft.selection, "20GP", text));

  it("are searched with in kilograms, whatever unit was typed", () => {
    expect(validateDraft(weighed("22.5 t"), TODAY).map(({ containers }) => containers)).toStrictEqual(
      ok([{ equipment: "20GP", quantity: 1, weightKg: 22_500 }]),
    );
  });

  it.each([
    ["150 t", "Please enter at most 28 250 KGM per 20GP"],
    ["heavy", "Please enter the net weight of 20GP in kg, t or lb, such as 22500, 22.5 t or 49 600 lb"],
  ])("of %s are refused at their field", (typed, message) => {
    expect(validateDraft(weighed(typed), TODAY)).toStrictEqual(err([{ field: "weight 20GP", message }]));
  });

  it("of a size that is not chosen mean nothing", () => {
    const other = setSelection(aDraft, setWeight(aDraft.selection, "40HC", "heavy"));
    expect(validateDraft(other, TODAY).isOk()).toBe(true);
  });
});

describe("reefers", () => {
  const reefer = setSelection(aDraft, chooseKind(aDraft.selection, "Reefer"));

  it("are non-operating unless 'operating' is chosen", () => {
    expect(validateDraft(reefer, TODAY).map((search) => search.reefer)).toStrictEqual(ok({ kind: "non-operating" }));
  });

  it.each([
    ["-18", "", { kind: "operating", temperatureC: -18, ventilationCbmPerHour: null }],
    ["2,5", "25", { kind: "operating", temperatureC: 2.5, ventilationCbmPerHour: 25 }],
    ["+30", "0", { kind: "operating", temperatureC: 30, ventilationCbmPerHour: 0 }],
    ["-35", "285", { kind: "operating", temperatureC: -35, ventilationCbmPerHour: 285 }],
  ])("operate at %s °C with %s cbm/h", (temperature, ventilation, use) => {
    const draft = setReefer(reefer, { use: "operating", temperature, ventilation });
    expect(validateDraft(draft, TODAY).map((search) => search.reefer)).toStrictEqual(ok(use));
  });

  it.each([
    ["", ""],
    ["-36", ""],
    ["30.5", ""],
    ["cold", ""],
    ["2.55", ""],
  ])("refuse the set-point '%s'", (temperature, ventilation) => {
    const draft = setReefer(reefer, { use: "operating", temperature, ventilation });
    expect(validateDraft(draft, TODAY)).toStrictEqual(
      err([{ field: "temperature", message: "Please enter a set-point between -35 and +30 °C" }]),
    );
  });

  it("refuse a ventilation that no vent gives", () => {
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

  it("mean nothing to a dry search", () => {
    const dry = setReefer(aDraft, { use: "operating", temperature: "junk", ventilation: "junk" });
    expect(validateDraft(dry, TODAY).map((search) => search.reefer)).toStrictEqual(ok(null));
  });
});

describe("what is missing", () => {
  it("is said in the specification's words", () => {
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
