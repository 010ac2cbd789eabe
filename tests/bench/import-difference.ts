/*
 * The difference of a rate sheet of 16,000 lines to the sheet that it replaces (`rates import --compare`) against importing such a
 * sheet, which also counts what changes; in processes of their own, three prices a line, most of them changed. Beside it: the import
 * of a sheet that replaces nothing.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/platform/database/database.ts";
import { report } from "./support/figure.ts";

const LINES = 16_000;
const MOST_RATIO = 2;

const ORIGINS = ["INMAA", "INNSA", "INMUN", "INPAV", "INCOK", "INTUT", "INVTZ", "INCCU", "INHAL", "INHZA"];
const DESTINATIONS = ["DEHAM", "NLRTM", "BEANR", "GBFXT", "FRLEH", "DEBRV", "ESVLC", "ITGOA", "PLGDN", "GRPIR"];
const HEAD = "POL,POD,VALID TILL,CURRENCY,SERVICE,20GP,40GP,40HQ,THC 20GP (INR),THC 40HQ (INR),BL FEE (INR) PER BL";

const toLine = (index: number, more: number): string =>
  [
    ORIGINS[index % 10],
    DESTINATIONS[Math.floor(index / 10) % 10],
    "31/12/2099,USD",
    `S${Math.floor(index / 100)}`,
    ...[900, 1_500, 1_600].map((least) => least + (index % 700) + (index % 4 === 0 ? 0 : more)),
    "12000,18500,4000",
  ].join(",");

interface Measured {
  readonly ms: number;
  readonly mebibytes: number;
}

const run = (folder: string, words: readonly string[]): Measured => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--max-semi-space-size=8", "tests/bench/support/measured-run.mjs", "src/server/operations/main.ts", ...words],
    { encoding: "utf8", env: { ...process.env, KEELSON_DATA: folder }, maxBuffer: 256 * 1024 * 1024 },
  );
  const text = /measured (\{.*\})/.exec(stderr)?.[1];
  if (status !== 0 || text === undefined) throw new Error(stderr);
  const measured: Measured = JSON.parse(text);
  return measured;
};

const folder = mkdtempSync(join(tmpdir(), "keelson-bench-difference-"));
try {
  const write = (name: string, more: number): string => {
    const file = join(folder, name);
    writeFileSync(file, [HEAD, ...Array.from({ length: LINES }, (_, index) => toLine(index, more))].join("\n"));
    return file;
  };
  const [first, second, third] = [write("first.csv", 0), write("second.csv", 20), write("third.csv", 35)];
  const opened = await openDatabase({ kind: "sqlite", folder });
  if (opened.isErr()) throw new Error(opened.error);
  await opened.value.close();
  const importAs = (file: string, ...words: readonly string[]): Measured =>
    run(folder, ["rates", "import", file, "--provider", "Bench", ...words]);
  /* The first start fills the cache of compiled code that `npm run` sets. */
  run(folder, ["--help"]);
  const alone = importAs(first);
  const comparing = importAs(second, "--compare");
  const replacing = importAs(third);
  const toText = ({ ms, mebibytes }: Measured): string => `${Math.round(ms)} ms, ${Math.round(mebibytes)} MiB`;
  report({
    name: `difference of ${LINES} lines`,
    measured: toText(comparing),
    floor: `${toText(replacing)} for an import that replaces as many`,
    ratio: comparing.ms / replacing.ms,
    goal: { kind: "at-most", value: MOST_RATIO },
  });
  report({
    name: `difference of ${LINES} lines against an import that replaces nothing`,
    measured: toText(comparing),
    floor: `${toText(alone)} for an import that replaces nothing`,
    ratio: comparing.ms / alone.ms,
    goal: { kind: "at-most", value: MOST_RATIO },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
