import type { Command } from "commander";
import { fillPlaces } from "../services/places/place-directory.ts";
import { readTable } from "../sheets/read-table.ts";
import { readUnLocode } from "../sheets/un-locode.ts";
import { placeImport } from "../stores/places.ts";
import { importStaged } from "../stores/staged-import.ts";
import type { Operations } from "./operations.ts";

const SHOWN = 50;

/** `places import`. */
export const addPlaceCommands = (program: Command, { withDatabase, clock, ids, say, complain }: Operations): void => {
  program
    .command("places")
    .description("ports and inland points")
    .command("import")
    .description(
      "adds places of the official UN/LOCODE list (CSV parts), all of a file or nothing; known ones stay as they are",
    )
    .argument("<files...>", "the parts of the list")
    .action((files: readonly string[]) =>
      withDatabase(async ({ db }) => {
        await fillPlaces(db);
        for (const file of files) {
          const lines = await readTable(file);
          if (lines.isErr()) return complain(lines.error);
          const { places, problems, skipped } = readUnLocode(lines.value);
          if (problems.length > 0) {
            complain(`Nothing was imported of ${file}:`);
            for (const { line, sentence } of problems.slice(0, SHOWN)) complain(`  line ${line}: ${sentence}`);
            return undefined;
          }
          const added = await importStaged(db, placeImport, { id: ids.id(), importedAt: clock() }, places);
          say(`${file}: ${added} places added, ${places.length} read, ${skipped} lines are none for containers.`);
        }
        return undefined;
      }),
    );
};
