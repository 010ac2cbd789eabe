/* The import of a rate sheet of 100,000 lines against only reading its file with the same library, and its memory. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import writeXlsxFile from "write-excel-file/node";
import { openDatabase } from "#server/platform/database/database.ts";
import { report } from "./support/figure.ts";

const LINES = 100_000;
const MOST_RATIO = 2.5;
const MOST_MEMORY_RATIO = 1.3;
const MOST_MEBIBYTES = 768;

const ORIGINS = ["INMAA", "INNSA", "INMUN", "INPAV", "INCOK", "INTUT", "INVTZ", "INCCU", "INHAL", "INHZA"];
const DESTINATIONS = ["DEHAM", "NLRTM", "BEANR", "GBFXT", "FRLEH", "DEBRV", "ESVLC", "ITGOA", "PLGDN", "GRPIR"];
const HEAD = [
  "POL",
  "POD",
  "VALID TILL",
  "CURRENCY",
  "SERVICE",
  "20GP",
  "40GP",
  "40HQ",
  "THC 20GP (INR)",
  "THC 40HQ (INR)",
  "BL FEE (INR) PER BL",
];

/*
 * The lanes from each of the ten origins to each of the ten destinations, with a thousand lines each. Each line of a lane
 * has a service of its own: lines that differ in nothing but their prices are refused.
 */
const lineOf = (index: number): readonly (string | number)[] => [
  ORIGINS[index % 10] ?? "",
  DESTINATIONS[Math.floor(index / 10) % 10] ?? "",
  "31/12/2099",
  "USD",
  `S${Math.floor(index / 100)}`,
  900 + (index % 700),
  1_500 + (index % 700),
  1_600 + (index % 700),
  12_000,
  18_500,
  4_000,
];

interface Measured {
  readonly ms: number;
  readonly mebibytes: number;
}

const measure = (folder: string, words: readonly string[]): Measured => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--max-semi-space-size=8", "tests/bench/support/measured-run.mjs", ...words],
    { encoding: "utf8", env: { ...process.env, KEELSON_DATA: folder }, maxBuffer: 64 * 1024 * 1024 },
  );
  const text = /measured (\{.*\})/.exec(stderr)?.[1];
  if (status !== 0 || text === undefined) throw new Error(stderr);
  const measured: Measured = JSON.parse(text);
  return measured;
};

const folder = mkdtempSync(join(tmpdir(), "keelson-bench-size-"));
try {
  const file = join(folder, "sheet.xlsx");
  const rows = [HEAD, ...Array.from({ length: LINES }, (_, index) => lineOf(index))];
  await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toFile(file);
  const opened = await openDatabase({ kind: "sqlite", folder });
  if (opened.isErr()) throw new Error(opened.error);
  await opened.value.close();
  const reading = measure(folder, ["tests/bench/support/read-only.mjs", file]);
  const operations = "src/server/operations/main.ts";
  /* The first start fills the cache of compiled code that `npm run` sets. */
  measure(folder, [operations, "--help"]);
  const importing = measure(folder, [operations, "rates", "import", file, "--provider", "Bench"]);
  report({
    name: `import of ${LINES} lines`,
    measured: `${Math.round(importing.ms)} ms`,
    floor: `${Math.round(reading.ms)} ms only reading them`,
    ratio: importing.ms / reading.ms,
    goal: { kind: "at-most", value: MOST_RATIO },
  });
  report({
    name: `peak memory of an import of ${LINES} lines`,
    measured: `${Math.round(importing.mebibytes)} MiB`,
    floor: `${Math.round(reading.mebibytes)} MiB only reading them`,
    ratio: importing.mebibytes / reading.mebibytes,
    goal: { kind: "at-most", value: MOST_MEMORY_RATIO },
  });
  report({
    name: `peak memory of an import of ${LINES} lines against what is allowed`,
    measured: `${Math.round(importing.mebibytes)} MiB`,
    floor: `${MOST_MEBIBYTES} MiB`,
    ratio: importing.mebibytes / MOST_MEBIBYTES,
    goal: { kind: "at-most", value: 1 },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
