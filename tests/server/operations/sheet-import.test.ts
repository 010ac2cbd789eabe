import { expect, it } from "vitest";
import { toSheetImport } from "#server/operations/sheet-import.ts";

it("is valid as long as its last line, and names its audience", () => {
  const heading = {
    id: "S1",
    name: "Monsoon December",
    provider: "Monsoon Line",
    sheetDate: "2026-11-20",
    validFrom: "2026-12-01",
    validTill: "2026-12-30",
    visibleTo: '{"groups":["Spice traders"],"companies":[]}',
  };
  const rows = [{ validTill: "2026-12-31" }, { validTill: "2026-12-30" }];
  expect(toSheetImport(heading, rows, 0)).toEqual({
    action: "sheet.imported",
    subjectId: "S1",
    after: {
      name: "Monsoon December",
      provider: "Monsoon Line",
      sheetDate: "2026-11-20",
      validFrom: "2026-12-01",
      validTill: "2026-12-31",
      lines: 2,
      fileHash: null,
      visibleTo: { groups: ["Spice traders"], companies: [] },
      prices: "sell",
    },
  });
});
