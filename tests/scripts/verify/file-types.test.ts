import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readInteractions, readPact } from "../../../scripts/verify/contract.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import { canRecogniseFiles, hasFile } from "../../../scripts/verify/file-types.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";

describe("the table of file types", () => {
  it("is found below the data folders of a Linux machine", async () => {
    const folder = await mkdtemp(join(tmpdir(), "keelson-file-types-"));
    const env = { XDG_DATA_HOME: "/nonexistent", XDG_DATA_DIRS: `/nonexistent:${folder}` };
    const before = canRecogniseFiles("linux", env);
    await mkdir(join(folder, "mime"));
    await writeFile(join(folder, "mime/magic"), "");
    const after = canRecogniseFiles("linux", env);
    await rm(folder, { recursive: true });
    expect([before, after]).toEqual([false, true]);
  });

  it("is not needed on other systems", () => {
    expect(canRecogniseFiles("darwin", { XDG_DATA_HOME: "/nonexistent", XDG_DATA_DIRS: "/nonexistent" })).toBe(true);
  });

  it("is needed by the operations that answer a file", () => {
    const interactions = readInteractions(readPact(), readDocument(), readLevels())._unsafeUnwrap();
    const operations = new Set(interactions.filter(hasFile).map(({ operation }) => operation.id));
    expect([...operations].toSorted()).toEqual([
      "bookingPdf",
      "calendarFeed",
      "documentFile",
      "downloadDocuments",
      "quotationFile",
      "quotePdf",
      "sharedFile",
      "sharedQuotePdf",
    ]);
  });
});
