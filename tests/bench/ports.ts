/* Port search through HTTP, misspellings included, against the same server answering a constant JSON of the same size. */
import { toDirectory } from "#server/modules/places/place-directory.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { startBench } from "./support/bench-child.ts";
import { inTurn, type LoadRequest, load, reportLoads } from "./support/http-load.ts";

const ROUNDS = 5;
const SECONDS = 3;
const GOAL = 0.4;

/** Half of the texts are right, a third is cut short as somebody types, the rest has a letter wrong, left out or exchanged. */
const typed = (name: string, turn: number): string => {
  const at = 2 + (turn % Math.max(1, name.length - 3));
  if (turn % 2 === 0) return name;
  if (turn % 3 === 0) return name.slice(0, 4);
  if (turn % 5 === 0) return `${name.slice(0, at)}q${name.slice(at + 1)}`;
  if (turn % 7 === 0) return `${name.slice(0, at)}${name.slice(at + 1)}`;
  return `${name.slice(0, at)}${name[at + 1] ?? ""}${name[at] ?? ""}${name.slice(at + 2)}`;
};

const places = placeSeeds();
const searches = places
  .filter((place) => place.name.length >= 4)
  .flatMap((place, turn) => [place.name, ...place.otherNames].map((name, index) => typed(name, turn + index)));

const different = [...new Set(searches)];
const directory = toDirectory(places, new Set());
const bytes = different.reduce((sum, text) => sum + directory.find(text).length, 0) / different.length;
const portAnswer = JSON.stringify({ status: true, code: 2000, message: "OK", result: ["x".repeat(Math.round(bytes))] });
console.log(`${different.length} different searches, ${portAnswer.length} bytes an answer`);

const bench = await startBench({ tariffs: "demo", rateBytes: 1, portAnswer });
try {
  const requests: readonly LoadRequest[] = different.map((text) => ({
    method: "GET",
    path: `/api/resource/fcl/ports?searchWith=${encodeURIComponent(text)}`,
    headers: bench.headers,
  }));
  const [measured, floor] = await inTurn(
    ROUNDS,
    () => load(bench.real, requests, SECONDS, bench.cpu),
    () => load(bench.floor, requests, SECONDS, bench.cpu),
  );
  const name = "port search through HTTP, misspellings included";
  reportLoads(name, GOAL, measured, floor, `for a constant answer of ${portAnswer.length} B`);
} finally {
  await bench.stop();
}
