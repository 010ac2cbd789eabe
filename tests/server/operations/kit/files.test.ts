import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findInputFile, readInputFile, readInputJson, writeOutputFile } from "#server/operations/kit/files.ts";

describe("files of staff commands", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "keelson-files-"));
    file = join(folder, "list.csv");
  });
  afterEach(() => rm(folder, { recursive: true }));

  const refuseRead = async (path: string) => [
    (await readInputFile(path))._unsafeUnwrapErr(),
    (await readInputJson(path))._unsafeUnwrapErr(),
    (await findInputFile(path))._unsafeUnwrapErr(),
  ];

  it("that are missing, or folders, are named with the reason", async () => {
    expect(await refuseRead(file)).toEqual(Array(3).fill(`${file} cannot be read: there is no such file.`));
    expect(await refuseRead(folder)).toEqual(Array(3).fill(`${folder} cannot be read: it is a folder.`));
    const inside = join(file, "more.csv");
    await writeFile(file, "{");
    expect(await refuseRead(inside)).toEqual(Array(3).fill(`${inside} cannot be read: there is no such folder.`));
    expect((await readInputJson(file))._unsafeUnwrapErr()).toBe(`${file} cannot be read: it is not valid JSON.`);
  });

  it("are found with name and size", async () => {
    await writeFile(file, "12345");
    const { name, bytes, open } = (await findInputFile(file))._unsafeUnwrap();
    expect([name, bytes, (await open().toArray()).join("")]).toEqual(["list.csv", 5, "12345"]);
  });

  it("are written, and replaced only with --overwrite", async () => {
    (await writeOutputFile(file, "one", {}))._unsafeUnwrap();
    expect((await writeOutputFile(file, "two", {}))._unsafeUnwrapErr()).toBe(
      `${file} exists already. Choose another name, or replace it with --overwrite.`,
    );
    expect(await readFile(file, "utf8")).toBe("one");
    (await writeOutputFile(file, Buffer.from("three"), { overwrite: true }))._unsafeUnwrap();
    expect(await readFile(file, "utf8")).toBe("three");
  });

  it("cannot be written over a folder or into a missing one", async () => {
    const sentence = `${folder} cannot be written: it is a folder.`;
    expect((await writeOutputFile(folder, "one", {}))._unsafeUnwrapErr()).toBe(sentence);
    expect((await writeOutputFile(folder, "one", { overwrite: true }))._unsafeUnwrapErr()).toBe(sentence);
    const inside = join(folder, "none", "list.csv");
    expect((await writeOutputFile(inside, "one", {}))._unsafeUnwrapErr()).toBe(
      `${inside} cannot be written: there is no such folder.`,
    );
  });

  it("that are half written are removed", async () => {
    const content = Readable.from(
      (function* () {
        yield "one";
        throw new Error("The store is not configured.");
      })(),
    );
    expect((await writeOutputFile(file, content, {}))._unsafeUnwrapErr()).toBe(
      `${file} cannot be written: The store is not configured.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
