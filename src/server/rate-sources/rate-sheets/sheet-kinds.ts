import type { CacheName } from "#server/platform/database/cache-versions.ts";

/* Lines of sheets after their import. Sheets of containers and LCL tariffs have the same life cycle in different
   tables. */

export type SheetKind = "fcl" | "lcl";

interface Names {
  readonly sheet: "rateSheet" | "lclTariff";
  readonly line: "rateSheetRow" | "lclLine";
  readonly owner: "sheetId" | "tariffId";
  readonly version: CacheName;
}

export const NAMES: Readonly<Record<SheetKind, Names>> = {
  fcl: { sheet: "rateSheet", line: "rateSheetRow", owner: "sheetId", version: "tariffs" },
  lcl: { sheet: "lclTariff", line: "lclLine", owner: "tariffId", version: "lcl" },
};

export const SHEET_KINDS: readonly SheetKind[] = ["fcl", "lcl"];
