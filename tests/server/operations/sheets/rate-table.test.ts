import { describe, expect, it } from "vitest";
import { EMPTY_MAPPING, toDeclarations } from "#server/operations/sheets/import-mapping.ts";
import { headerRecogniser } from "#server/operations/sheets/column-headers.ts";
import { findRateTable } from "#server/operations/sheets/rate-table.ts";
import { findUnknownHeaders } from "#server/operations/sheets/unknown-columns.ts";

const recognise = headerRecogniser(toDeclarations(EMPTY_MAPPING));

describe("headers of rate sheets", () => {
  it.each([
    ["POL", "PORT OF LOADING"],
    ["Origin port", "PORT OF LOADING"],
    ["Port of\nLoading", "PORT OF LOADING"],
    ["POD", "PORT OF DISCHARGE"],
    ["Destination", "PORT OF DISCHARGE"],
    ["Final Destination", "PLACE OF DELIVERY"],
    ["POL Country", "LOADING COUNTRY"],
    ["Validity", "VALID TILL"],
    ["Effective date", "VALID FROM"],
    ["ETD", "ETD"],
    ["T/T", "TRANSIT TIME"],
    ["TT", "TRANSIT TIME"],
    ["Transit Time (days)", "TRANSIT TIME"],
    ["CONTAINER SIZE", "CONTAINER SIZE"],
    ["Container Type", "EQUIPMENT TYPE"],
    ["NO OF CONTAINERS", "NO OF CONTAINERS"],
    ["No. of cntrs", "NO OF CONTAINERS"],
    ["FREE DAYS", "FREE DAYS"],
    ["Free time (POD)", "FREE DAYS AT DESTINATION"],
    ["VIA", "VIA"],
    ["T/S Port", "VIA"],
    ["LINE", "LINE"],
    ["Carrier", "LINE"],
    ["CONTRACT NUMBER", "CONTRACT NUMBER"],
    ["S/C No.", "CONTRACT NUMBER"],
    ["SERVICE", "SERVICE"],
    ["Freight terms", "PAYMENT TERMS"],
    ["Haulage mode", "MODE"],
    ["Curr.", "CURRENCY"],
    ["Remarks :", "REMARKS"],
    ["Sr. No", "ROW NUMBER"],
  ])("reads %j as the field %s", (header, field) => {
    expect(recognise(header)).toEqual({ kind: "field", field });
  });

  it.each([
    ["20' GP", "OCEAN FREIGHT 20GP", null, null],
    ["20DV", "OCEAN FREIGHT 20GP", null, null],
    ["20STD", "OCEAN FREIGHT 20GP", null, null],
    ["40HQ", "OCEAN FREIGHT 40HC", null, null],
    ["40' HC", "OCEAN FREIGHT 40HC", null, null],
    ["40'", "OCEAN FREIGHT 40GP", null, null],
    ["USD/20'", "OCEAN FREIGHT 20GP", "USD", null],
    ["O/F 40HQ", "OCEAN FREIGHT 40HC", null, null],
    ["Ocean Freight (40' HC)", "OCEAN FREIGHT 40HC", null, null],
    ["Rate 20GP", "OCEAN FREIGHT 20GP", null, null],
    ["All in freight 40RH", "ALL IN FREIGHT 40RH", null, null],
    ["THC (INR) 40HQ", "THC 40HC", "INR", null],
    ["THC (L)", "THC (L)", null, null],
    ["OTHC 20'", "OTHC 20GP", null, null],
    ["BL FEE (INR)", "BL FEE", "INR", null],
    ["DOC FEE PER BL", "DOC FEE", null, "/BL"],
    ["D/O FEE PER BL", "D/O FEE", null, "/BL"],
    ["B/L SEAL/BL", "B/L SEAL", null, "/BL"],
    ["Seal fee / container", "SEAL FEE", null, "/CONTAINER"],
    ["BAF (incl. LSS)", "BAF", null, null],
    ["War risk", "WAR RISK", null, null],
    ["Low Sulphur Surcharge", "LOW SULPHUR SURCHARGE", null, null],
    ["Delivery Order", "DELIVERY ORDER", null, null],
    ["Customs clearance", "CUSTOMS CLEARANCE", null, null],
    ["EBS", "EBS", null, null],
    ["Destination THC", "DESTINATION THC", null, null],
  ])("reads %j as the charge %s", (header, label, currency, unit) => {
    expect(recognise(header)).toMatchObject({ kind: "charge", label, currency, unit, isDeclared: false });
  });

  it.each([
    "CONTRACT",
    "Sales margin",
    "RATE",
    "TOTAL",
    "Buy rate USD",
    "IMO",
    "Handling agent",
    "BL type",
    "Customs code",
    "Weight",
  ])("never reads %j as a charge", (header) => {
    expect(recognise(header).kind).not.toBe("charge");
  });

  it("apply the declarations of the importer", () => {
    const declared = headerRecogniser(
      toDeclarations({
        ...EMPTY_MAPPING,
        charges: ["Green fee (EUR)", "rate"],
        ignore: ["Sales  margin"],
        fields: { Hub: "VIA" },
      }),
    );
    expect(declared("GREEN FEE (eur)")).toMatchObject({
      kind: "charge",
      label: "GREEN FEE",
      currency: "EUR",
      isDeclared: true,
    });
    expect(declared("Rate")).toMatchObject({ kind: "charge", label: "OCEAN FREIGHT", isFreight: true });
    expect(declared("SALES MARGIN")).toEqual({ kind: "ignored" });
    expect(declared("hub")).toEqual({ kind: "field", field: "VIA" });
  });
});

const tab = (...rows: readonly (readonly string[])[]) => ({
  name: null,
  lines: rows.map((cells, index) => ({ line: index + 1, cells })),
});

describe("the table of a tab", () => {
  it("is found below titles, with a header of two lines, and without the text between and below its lines", () => {
    const table = findRateTable(
      tab(
        ["RATES NOVEMBER", "", "", ""],
        ["POL", "POD", "OCEAN FREIGHT", "", "THC"],
        ["", "", "20GP", "40HQ", ""],
        ["INNSA", "NLRTM", "USD 980", "USD 1,640", "INR 9,000"],
        ["EUROPE", "", "", "", ""],
        ["INNSA", "DEHAM", "USD 990", "USD 1,650", "INR 9,000"],
        ["Subject to space and equipment", "", "", "", ""],
      ),
      recognise,
    );
    expect(
      table?.columns.map(({ header, column }) => [header, column.kind === "charge" ? column.label : column.kind]),
    ).toEqual([
      ["POL", "field"],
      ["POD", "field"],
      ["OCEAN FREIGHT 20GP", "OCEAN FREIGHT 20GP"],
      ["OCEAN FREIGHT 40HQ", "OCEAN FREIGHT 40HC"],
      ["THC", "THC"],
    ]);
    expect(table?.lines.map(({ line }) => line)).toEqual([4, 6]);
    expect(table?.leftOut.map(({ line, sentence }) => [line, sentence])).toEqual([
      [1, '"RATES NOVEMBER" is above the table and is left out.'],
      [5, '"EUROPE" is text and no rate, and is left out.'],
      [7, '"Subject to space and equipment" is text and no rate, and is left out.'],
    ]);
  });

  it("names each unknown header with two cells, and a charge column without amounts", () => {
    const table = findRateTable(
      tab(
        ["POL", "POD", "20GP", "Margin", "CHA", "Spare"],
        ["INNSA", "NLRTM", "USD 980", "40", "Speedy Clearing", ""],
        ["INNSA", "DEHAM", "USD 980", "40", "Speedy Clearing", ""],
        ["INNSA", "BEANR", "USD 980", "55", "", ""],
      ),
      recognise,
    );
    expect(
      table === null ? [] : findUnknownHeaders(table, recognise).map(({ column, sentence }) => [column, sentence]),
    ).toEqual([
      [
        3,
        'the column "Margin" is not known ("40", "55"). Say --ignore "Margin" if the prices include it; otherwise add it to them first.',
      ],
      [4, 'the column "CHA" is not known ("Speedy Clearing"). Say --charge "CHA" or --ignore "CHA".'],
    ]);
  });
});
