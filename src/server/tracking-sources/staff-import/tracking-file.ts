import { basename } from "node:path";
import { err, ok, type ResultAsync } from "neverthrow";
import { readInputFile } from "#server/operations/kit/files.ts";
import { readTable } from "#server/operations/sheets/read-table.ts";
import { readDcsaEvents } from "../dcsa-events.ts";
import { type EventDocument, readBatch } from "../event-cells.ts";
import type { PullSource } from "../tracking-source.ts";
import { readEventTable, type EventTableOptions } from "./event-table.ts";

const readDocument = (path: string, facts: EventTableOptions): ResultAsync<EventDocument, string> => {
  if (!path.toLowerCase().endsWith(".json")) return readTable(path).map((lines) => readEventTable(lines, facts));
  return readInputFile(path).andThen((content) =>
    readDcsaEvents(content.toString("utf8").replace(/^\uFEFF/, ""))
      .andThen((document) =>
        document.entries.length + document.problems.length === 0 ? err("it has no events") : ok(document),
      )
      .mapErr((reason) => `${path} cannot be read: ${reason}.`),
  );
};

/** A file of staff: JSON (DCSA Track & Trace 2.2), or CSV or Excel with one event in each line. */
export const trackingFile = (
  path: string,
  onProgress: (done: number, all: number) => void,
  facts: EventTableOptions,
): PullSource => ({
  kind: "pull",
  name: basename(path),
  intervalMs: null,
  read: async () => readDocument(path, facts).map((document) => readBatch(document, onProgress, facts.booking)),
});
