/* FCL search through HTTP while another process imports a rate sheet of 40 000 lines, against the same search without an import. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bench, startBench } from "./support/bench-child.ts";
import { report } from "./support/figure.ts";
import { rateSearchBody } from "./support/rate-search-body.ts";

const LINES = 40_000;
const SEARCHES = 200;
const GOAL = 4;

const sheet = (): string => {
  const head = "Port of Loading,PORT OF DISCHARGE,VALID TILL,OCEAN FREIGHT 20GP,OCEAN FREIGHT 40HC";
  const lines = Array.from(
    { length: LINES },
    (_, line) => `INMAA,DEHAM,31/12/2099,${900 + (line % 700)},${1_500 + line}`,
  );
  return [head, ...lines].join("\n");
};

const search = async (bench: Bench): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(`${bench.real}/api/resource/rates/spot-on`, {
    method: "POST",
    headers: { ...bench.headers, "content-type": "application/json" },
    body: rateSearchBody("INNSA", "NLRTM"),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return performance.now() - start;
};

const searchTimes = async (bench: Bench, isEnough: (count: number) => boolean): Promise<readonly number[]> => {
  const times: number[] = [];
  while (!isEnough(times.length)) times.push(await search(bench));
  return times;
};

const runImport = (folder: string, file: string): Promise<number> =>
  new Promise((resolve) => {
    const words = ["src/server/operations/main.ts", "rates", "import", file, "--provider", "Bench"];
    const child = spawn(process.execPath, words, {
      env: { ...process.env, KEELSON_DATA: folder },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.on("close", (code) => resolve(code ?? 1));
  });

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

const compare = (name: string, during: readonly number[], without: readonly number[], share: number): void => {
  const [measured, floor] = [percentile(during, share), percentile(without, share)];
  report({
    name: `${name} of an FCL search during an import of ${LINES} lines`,
    measured: `${measured.toFixed(1)} ms`,
    floor: `${floor.toFixed(1)} ms without one`,
    ratio: measured / floor,
    goal: { kind: "at-most", value: GOAL },
  });
};

const folder = mkdtempSync(join(tmpdir(), "keelson-bench-sheet-"));
const bench = await startBench({ tariffs: "demo", rateBytes: 1, portAnswer: "[]" });
try {
  const file = join(folder, "sheet.csv");
  writeFileSync(file, sheet());
  await searchTimes(bench, (count) => count >= SEARCHES);
  const without = await searchTimes(bench, (count) => count >= SEARCHES);
  let code: number | undefined;
  const importing = runImport(bench.folder, file).then((ended) => {
    code = ended;
  });
  const during = await searchTimes(bench, () => code !== undefined);
  await importing;
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  console.log(`${during.length} searches during the import, the slowest ${Math.round(percentile(during, 1))} ms`);
  compare("median time", during, without, 0.5);
  compare("95th percentile of the time", during, without, 0.95);
} finally {
  await bench.stop();
  rmSync(folder, { recursive: true, force: true });
}
