import { toSheetImport } from "./sheet-import.ts";
import { recordImport } from "#server/modules/audit/index.ts";
import { lclTariffTables, type StoredLclLine } from "../modules/lcl/index.ts";
import type { PriceSide } from "#domain/margins";
import { choosePace, importStaged } from "../platform/database/staged-import.ts";
import { finishImport, type Heading, type ImportDesk, type ImportKind } from "./finish-import.ts";
import type { ImportedSheet } from "./imported-sheet.ts";
import type { OpenSheet } from "./open-sheet.ts";
import { toQuotedLclLane } from "./sheets/lane-prices.ts";
import { type LclSheetOptions, readLclSheet } from "./sheets/lcl-sheet.ts";
import { type SheetNote, withProblems } from "./sheets/sheet-notes.ts";

const lclKind = (isInstant: boolean, prices: PriceSide): ImportKind<StoredLclLine> => ({
  kind: "lcl",
  quote: toQuotedLclLane,
  quoteStored: (line) => toQuotedLclLane({ ...line, destinationCfs: line.placeOfDelivery ?? line.portOfDischarge }),
  toPricedLine: (line) => ({ ...line, placeOfReceipt: null, placeOfDelivery: line.destinationCfs, endedSizes: null }),
  store: (database, heading, rows, replace, atCost) => {
    const tariff = { ...heading, isInstant: isInstant ? 1 : 0, prices };
    const recorded = recordImport(lclTariffTables(replace), (one) => toSheetImport(one, rows, atCost));
    return importStaged(database.db, recorded, tariff, rows, choosePace(database));
  },
});

/** Imports a tariff of part loads. */
export const importLclTariff = (
  operations: ImportDesk,
  sheet: OpenSheet,
  heading: Heading,
  facts: LclSheetOptions,
  problems: readonly SheetNote[],
): Promise<ImportedSheet | null> =>
  finishImport(
    operations,
    sheet,
    heading,
    lclKind(sheet.options.instant === true, sheet.options.prices ?? "sell"),
    withProblems(readLclSheet(sheet.found.tables, facts), problems),
  );
