import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDetails, findProblems, findWarnings, listTexts, setTexts } from "#domain/cargo";
import { COMPLETE, SCOPE } from "./samples.ts";

const withText = (path: string, text: string) => setTexts(COMPLETE, [[path, text]]);

describe("the problems of cargo details", () => {
  it("are none if everything is stated", () => {
    expect(findProblems(COMPLETE, SCOPE)).toEqual([]);
  });

  it.each([
    ["commodities.0.hsCode", "63", "An HS code has 6 to 10 digits, such as 6302.21."],
    ["commodities.0.numberOfPackages", "many", "Enter a whole number of packages, such as 460."],
    ["transport.incoTerms", "XYZ", "Choose an Incoterm of the list."],
    ["transport.cargoReadyDate", "2026-02-30", "Enter the day on which the cargo is ready as a date."],
    [
      "documentParties.consignee.email",
      "rheinland",
      "Enter an email address such as name@company.com, or leave it empty.",
    ],
    [
      "requestedEquipments.0.equipmentReference",
      "CSQU30543",
      "A container number has 4 letters and 7 digits, such as MSKU 003471 0.",
    ],
    [
      "requestedEquipments.1.equipmentReference",
      "CSQU 305438 3",
      "Container 1 has the same number. Correct one of them.",
    ],
    [
      "requestedEquipments.0.vgmWeight",
      "30 481",
      "This is more than the 30 480 kg that the 20GP may weigh in total. Correct it, or enter the maximum gross weight from the container's plate.",
    ],
    [
      "requestedEquipments.1.vgmWeight",
      "3 939",
      "This is less than the empty 40HC weighs (3 940 kg). Add the container's tare to the weight of the cargo, or enter the tare from its plate.",
    ],
  ])("name an invalid %s", (path, text, message) => {
    expect(findProblems(withText(path, text), SCOPE)).toEqual([{ path, kind: "invalid", message }]);
  });

  it.each([
    ["documentParties.consignee.countryCode", "Choose the country of the consignee."],
    ["commodities.0.hsCode", "Enter the HS code."],
    ["commodities.0.isDangerousGoods", "Say whether these are dangerous goods."],
    ["requestedEquipments.1.vgmMethod", "Choose how the container was weighed."],
    ["pickUp.pickUpAddress", "Enter a pick-up address, a reference or instructions."],
  ])("name a missing %s", (path, message) => {
    expect(findProblems(withText(path, " "), SCOPE)).toEqual([{ path, kind: "missing", message }]);
  });

  it("require UN number and class of dangerous goods", () => {
    const dangerous = withText("commodities.0.isDangerousGoods", "yes");
    expect(findProblems(dangerous, SCOPE).map(({ path }) => path)).toEqual([
      "commodities.0.unNumber",
      "commodities.0.imoClass",
    ]);
    const stated = setTexts(dangerous, [
      ["commodities.0.unNumber", "UN 1263"],
      ["commodities.0.imoClass", "3"],
    ]);
    expect(findProblems(stated, SCOPE)).toEqual([]);
  });

  it("require a temperature for reefers", () => {
    const reefer = { equipments: ["20RE", "40RH"] } as const;
    expect(findProblems(COMPLETE, reefer).map(({ path }) => path)).toEqual(["transport.temperatureSetpoint"]);
    expect(findProblems(withText("transport.temperatureSetpoint", "−18 °C"), reefer)).toEqual([]);
    expect(findProblems(withText("transport.temperatureSetpoint", "-180"), reefer)).toMatchObject([
      { kind: "invalid" },
    ]);
  });

  it("require weights of the goods instead of containers for a part load", () => {
    expect(findProblems(COMPLETE, { equipments: [] }).map(({ path }) => path)).toEqual([
      "commodities.0.cargoGrossWeight",
    ]);
  });

  it("measure a VGM by the plate of the container if that is stated", () => {
    const heavy = setTexts(COMPLETE, [
      ["requestedEquipments.0.vgmWeight", "32 000"],
      ["requestedEquipments.0.maxGrossWeight", "32 500"],
    ]);
    expect(findProblems(heavy, SCOPE)).toEqual([]);
  });

  it("have paths of texts, whatever is typed", () => {
    const paths = [...listTexts(emptyDetails(SCOPE)).keys()];
    const typed = fc.array(fc.tuple(fc.constantFrom(...paths), fc.string()), { maxLength: 40 });
    fc.assert(
      fc.property(typed, (texts) => {
        const details = setTexts(emptyDetails(SCOPE), texts);
        for (const { path, kind, message } of findProblems(details, SCOPE)) {
          expect(paths).toContain(path);
          expect(message).not.toBe("");
          expect(kind === "missing" ? (listTexts(details).get(path) ?? "").trim() : "typed").not.toBe(
            kind === "missing" ? "typed" : "",
          );
        }
      }),
      { seed: 13 },
    );
  });
});

const TODAY = "2026-11-24";

describe("the warnings of cargo details", () => {
  it("name the expected check digit and do not prevent sending", () => {
    const details = withText("requestedEquipments.0.equipmentReference", "CSQU 305438 4");
    expect(findWarnings(details, SCOPE, TODAY)).toEqual([
      {
        path: "requestedEquipments.0.equipmentReference",
        message: "Check digit should be 3. You can still save.",
      },
    ]);
    expect(findProblems(details, SCOPE)).toEqual([]);
  });

  it.each([
    [
      "requestedEquipments.1.cargoGrossWeight",
      "26 541",
      "This is more than the 26 540 kg that the 40HC can carry. Check the weight.",
    ],
    [
      "requestedEquipments.1.vgmWeight",
      "19 939 kg",
      "This is less than cargo (16 000 kg) and empty 40HC (3 940 kg) together. Check both weights.",
    ],
  ])("name an implausible %s, which can be sent", (path, text, message) => {
    const details = withText(path, text);
    expect(findWarnings(details, SCOPE, TODAY)).toEqual([{ path, message }]);
    expect(findProblems(details, SCOPE)).toEqual([]);
  });

  it("name items and containers that do not weigh the same", () => {
    const inContainers = {
      "requestedEquipments.0.cargoGrossWeight": "9 000",
      "requestedEquipments.1.cargoGrossWeight": "9000",
    };
    const weighing = (items: string) =>
      findWarnings(
        setTexts(withText("commodities.0.cargoGrossWeight", items), new Map(Object.entries(inContainers))),
        SCOPE,
        TODAY,
      );
    expect(weighing("18 100 kg")).toEqual([]);
    expect(weighing("17 000")).toEqual([
      {
        path: "commodities.0.cargoGrossWeight",
        message: "The items weigh 17 000 kg together, the cargo in the containers 18 000 kg. Check the weights.",
      },
    ]);
  });

  it("name a VGM that was weighed in the future", () => {
    const path = "requestedEquipments.0.vgmDateTime";
    const warningsOf = (time: string) => findWarnings(withText(path, time), SCOPE, TODAY);
    expect(warningsOf("2026-11-24T23:30")).toEqual([]);
    expect(warningsOf("2026-11-25T00:30")).toEqual([{ path, message: "This is in the future. Check the date." }]);
  });

  it("mention that FOB is for ports", () => {
    expect(findWarnings(withText("transport.incoTerms", "FOB"), SCOPE, TODAY)).toEqual([
      { path: "transport.incoTerms", message: "For containers FCA, CPT or CIP is usual. You can still send." },
    ]);
  });
});
