import { err, ok, type Result } from "neverthrow";
import { compareSheets, countChanges } from "#domain/rates";
import { createConverter, DEFAULT_CURRENCY } from "#domain/money";
import { findExchange } from "#server/modules/rates/index.ts";
import { officeDay } from "#server/platform/time.ts";
import { toUnits } from "#server/rate-sources/rate-sheets/plan-replacement.ts";
import { findSheet, listSheetLines, type SheetState } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { sheetPriceReader } from "#server/rate-sources/rate-sheets/sheet-prices.ts";
import { defineCommand } from "../../kit/command.ts";
import { argument } from "../../kit/parameters.ts";
import {
  describeDifference,
  type SheetDifference,
  toDifferenceCsv,
  toDifferenceRecord,
} from "../../sheet-difference.ts";

const findProblem = (one: SheetState, other: SheetState): string | null => {
  if (one.provider !== other.provider)
    return `${one.id} is of ${one.provider} and ${other.id} of ${other.provider}. Only sheets of one provider can be compared.`;
  return one.kind === other.kind
    ? null
    : `${one.id} and ${other.id} are not both sheets of containers, or both of LCL.`;
};

/** `rates compare`. */
export const compareCommand = defineCommand({
  name: "compare",
  description: "Show what differs between two sheets of a provider as they were imported, with every charge",
  parameters: {
    before: argument("id of the earlier sheet, as shown by `rates list`"),
    after: argument("id of the later sheet"),
  },
  run: async ({ db, clock }, { before, after }): Promise<Result<SheetDifference, string>> => {
    const today = officeDay(clock());
    const [one, other] = [await findSheet(db, before, today), await findSheet(db, after, today)];
    if (one === undefined || other === undefined)
      return err(`There is no rate sheet ${one === undefined ? before : after}.`);
    const problem = findProblem(one, other);
    if (problem !== null) return err(problem);
    const readPrices = sheetPriceReader("departure");
    const read = async (sheet: SheetState) =>
      readPrices(toUnits(sheet.kind, sheet.provider, await listSheetLines(db, sheet)));
    const converter = createConverter(await findExchange(db, today), DEFAULT_CURRENCY);
    const rows = compareSheets(await read(one), await read(other), { days: "any", converter });
    return ok({ counts: countChanges(rows), rows });
  },
  describe: describeDifference,
  toJson: toDifferenceRecord,
  toCsvLines: toDifferenceCsv,
});
