import { describe, expect, it } from "vitest";
import { useSheetDesk } from "./sheet-desk.ts";

const BOXES = "PDFs print them as empty boxes. Write it in Latin, Greek, Cyrillic or Devanagari letters.";

describe("names that PDFs cannot print", () => {
  const { check } = useSheetDesk(/^ {2}line/);

  it("are named once for each charge and carrier", async () => {
    expect(
      await check(
        [
          "POL;POD;Line;Valid till;Currency;20GP;绿色 fee",
          "INNSA;NLRTM;長榮 Line;31.12.2026;USD;900;20",
          "INNSA;DEHAM;長榮 Line;31.12.2026;USD;950;20",
          "INNSA;NLRTM;Балтика;31.12.2026;USD;950;20",
        ],
        "--charge",
        "绿色 fee",
      ),
    ).toEqual([
      `line 1, cell G1: the charge "绿色 FEE" has the letters 绿色: ${BOXES}`,
      `line 2, cell C2: the carrier "長榮 Line" has the letters 長榮: ${BOXES}`,
    ]);
  });

  it("are named for charges of part loads", async () => {
    expect(
      await check(
        ["POL;POD;Valid till;Currency;Freight W/M;CUSTOMS: 报关", "INNSA;NLRTM;31.12.2026;USD;40;25"],
        "--charge",
        "CUSTOMS: 报关",
        "--kind",
        "lcl",
      ),
    ).toEqual([`line 1, cell F1: the charge "CUSTOMS: 报关" has the letters 报关: ${BOXES}`]);
  });
});
