import { rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { countChanges, type PriceDifference } from "#domain/rates";
import { allPlaces } from "#server/modules/places/index.ts";
import { pauseBetweenWrites, writeInSteps } from "#server/platform/database/staged-import.ts";
import type { Executor } from "#server/schema.ts";
import type { ImportDesk } from "../finish-import.ts";
import type { ImportOutcome, SheetImportOrder } from "../import-process/messages.ts";
import { importSheet } from "../import-sheet.ts";
import type { ImportedSheet } from "../imported-sheet.ts";
import type { DateOrder } from "../sheets/date-cells.ts";
import { findDateOrder } from "../sheets/line-dates.ts";
import { toPriceDifferenceRecord } from "../sheet-difference.ts";
import { toImportNotes } from "./import-notes.ts";
import type { ImportedSummary } from "./results.ts";
import { toMapping } from "./settings.ts";
import { removePrices } from "./store.ts";
import type { RateImportPriceTable } from "./tables.ts";

const PRICES_PER_WRITE = 400;

const toRow =
  (importId: string, names: ReadonlyMap<string, string>) =>
  (price: PriceDifference, position: number): RateImportPriceTable => {
    const { lane, ...record } = toPriceDifferenceRecord(price);
    const [from = "", to = ""] = lane.split("-");
    const ends = [from, to].map((code) => ({ code, name: names.get(code) ?? code }));
    const search = [lane, ...ends.map(({ name }) => name), record.carrier, record.equipment ?? ""];
    return {
      importId,
      position,
      kind: price.kind,
      search: search.join(" ").toLowerCase(),
      detail: JSON.stringify({ ...record, from: ends[0], to: ends[1] }),
    };
  };

/* Nobody reads more of one kind, and storing all of a large sheet takes longer than comparing it. */
const MAX_OF_KIND = 10_000;

const takeSome = (prices: readonly PriceDifference[]): readonly PriceDifference[] => {
  const counts = new Map<string, number>();
  return prices.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MAX_OF_KIND;
  });
};

/** Replaces the stored prices of an import: the first 10,000 of each kind of change. */
const storePrices = async (db: Executor, importId: string, prices: readonly PriceDifference[]): Promise<void> => {
  await removePrices(db, importId);
  const names = new Map((await allPlaces(db)).map(({ code, name }) => [code, name]));
  const rows = takeSome(prices).map(toRow(importId, names));
  await writeInSteps(
    rows,
    async (step) =>
      void (await db
        .insertInto("rateImportPrice")
        .values([...step])
        .execute()),
    pauseBetweenWrites,
    PRICES_PER_WRITE,
  );
};

const toSummary = ({
  kind,
  provider,
  lines,
  leftOut,
  lastDay,
  replaced,
  difference,
  atCost,
}: ImportedSheet): ImportedSummary => ({
  kind,
  provider,
  lines,
  leftOut,
  lastDay,
  replaced,
  counts: difference?.counts ?? { ...countChanges([]), new: 0 },
  atCost,
});

/* Without the folder of the server, ids of sheets and commands. */
const nameFile = (sentences: readonly string[], file: string, name: string): readonly string[] =>
  sentences.map((sentence) =>
    sentence
      .replaceAll(file, name)
      .replaceAll(basename(file), name)
      .replace(/ Add rules \(margins import\).*$/, " Compare again.")
      .replace(/ as \S+\. To import it again, say first: .*$/, ". Undo that sheet to import it again."),
  );

/** Compares the file of an import with what is quoted and stores each price that differs, or publishes it. */
export const compareSheet = async (order: SheetImportOrder, desk: ImportDesk): Promise<ImportOutcome> => {
  const { file, task, importId, options, reading, rateType } = order;
  const map = `${file}.json`;
  let notes: ReturnType<typeof toImportNotes> = { notes: [], questions: [], problemCount: 0, remarkCount: 0 };
  let dateOrder: DateOrder | null = null;
  const sentences: string[] = [];
  await writeFile(map, JSON.stringify(toMapping(reading, rateType)), { mode: 0o600 });
  try {
    const imported = await importSheet(
      file,
      { ...options, map, ...(task === "compare" ? { compare: true } : {}) },
      {
        ...desk,
        reportError: (...lines) => void sentences.push(...lines),
        onNotes: (sorted, sheet) => {
          notes = toImportNotes(sorted, sheet);
          dateOrder = findDateOrder(sheet.found.tables, sheet.mapping.dates).order;
        },
      },
    );
    if (imported === null && notes.problemCount === 0)
      return { kind: "refused", sentences: nameFile(sentences, file, options.name ?? "the file") };
    if (task === "compare") await storePrices(desk.db, importId, imported?.difference?.rows ?? []);
    const summary = imported === null ? null : toSummary(imported);
    return {
      kind: "compared",
      result: { ...notes, summary, comparedAt: desk.clock(), dateOrder },
      sheet: imported?.sheet ?? null,
    };
  } finally {
    await rm(map, { force: true });
  }
};
