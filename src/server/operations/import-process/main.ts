import { actAs } from "#server/platform/acting.ts";
import { openExistingDatabase } from "#server/platform/database/database.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";
import { importSheet } from "../import-sheet.ts";
import type { ImportedSheet } from "../imported-sheet.ts";
import type { ImportOrder, ImportOutcome, ImportReport } from "./messages.ts";

/* What a person reads; a report of all is a file of the command line. */
const MAX_SENTENCES = 200;

const send = (report: ImportReport): void => void process.send?.(report);

const toOutcome = (imported: ImportedSheet | null, sentences: readonly string[]): ImportOutcome => {
  if (imported === null) return { kind: "refused", sentences: sentences.slice(0, MAX_SENTENCES) };
  const { difference, lanes: _, ...summary } = imported;
  return { kind: "imported", summary: { ...summary, counts: difference?.counts ?? null } };
};

const runImport = async ({ place, file, options, acting }: ImportOrder): Promise<ImportOutcome> => {
  const opened = await openExistingDatabase(place);
  if (opened.isErr()) return { kind: "refused", sentences: [opened.error] };
  const database = opened.value;
  const sentences: string[] = [];
  const desk = {
    database,
    db: database.db,
    clock: systemClock,
    ids: randomIds,
    say: () => undefined,
    reportError: (...lines: readonly string[]) => void sentences.push(...lines),
    onProgress: (done: number, all: number) => send({ kind: "progress", done, all }),
  };
  try {
    const imported = await actAs({ ...acting, clock: systemClock }, () => importSheet(file, options, desk));
    return toOutcome(imported, sentences);
  } finally {
    await database.close();
  }
};

process.once("message", (order: ImportOrder) => {
  runImport(order)
    .then(
      (outcome) => send({ kind: "ended", outcome }),
      (error: unknown) => {
        console.error(error);
        send({ kind: "ended", outcome: { kind: "failed" } });
      },
    )
    .finally(() => process.disconnect());
});

/* The server has ended, or the import was cancelled: lines that are staged are removed by a later import. */
process.once("disconnect", () => process.exit());
