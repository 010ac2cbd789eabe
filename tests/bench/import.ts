/*
 * A real server over the demo data while another process imports 40 000 lines: rates, places, tracking events. Every
 * 50 ms it is asked for its health, a page, places, and rates; the same requests right before the import are the floor.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { DEMO_LOGIN } from "#server/demo/accounts.ts";
import { type ServerProcess, signInAt, startServer } from "../server/support/process.ts";
import { report } from "./support/figure.ts";
import { rateSearchBody } from "./support/rate-search-body.ts";

const LINES = 40_000;
const EVERY_MS = 50;
const FLOOR_MS = 5_000;
const MOST_MS = 100;
const MOST_SEARCH_RATIO = 3;
/** A server looks for new places once a minute, and then needs some seconds for the index of their names. */
const PLACES_KNOWN_MS = 90_000;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SYLLABLES = [
  "ka",
  "ro",
  "ber",
  "stadt",
  "lin",
  "san",
  "mo",
  "ville",
  "ton",
  "el",
  "ham",
  "burg",
  "na",
  "gar",
  "po",
];

const letters = (index: number): string =>
  [676, 26, 1].map((base) => LETTERS[Math.floor(index / base) % 26] ?? "").join("");

const placeName = (index: number): string =>
  [1, 15, 225, 3_375].map((base) => SYLLABLES[Math.floor(index / base) % 15] ?? "").join("");

const LAST_PLACE = placeName(LINES - 1);

const ORIGINS = ["INMAA", "INCOK", "INTUT", "INVTZ", "INCCU", "INPAV", "INHZA", "INKAT"];
const DESTINATIONS = ["DEHAM", "BEANR", "GBFXT", "FRLEH", "DEBRV", "ESVLC", "ITGOA", "PLGDN"];

/* 64 lanes, none of them the one that is searched; fewer than a thousand lines on each, each with a service of its own. */
const rateSheet = (): string => {
  const head = "Port of Loading,PORT OF DISCHARGE,VALID TILL,CURRENCY,SERVICE,OCEAN FREIGHT 20GP,OCEAN FREIGHT 40HC";
  const line = (index: number): string => {
    const lane = `${ORIGINS[index % 8] ?? ""},${DESTINATIONS[Math.floor(index / 8) % 8] ?? ""}`;
    return `${lane},31/12/2099,USD,S${Math.floor(index / 64)},${900 + (index % 700)},${1_500 + index}`;
  };
  return [head, ...Array.from({ length: LINES }, (_, index) => line(index))].join("\n");
};

const placeList = (): string => {
  const countries = ["DE", "FR", "US"].map((code) => `,"${code}",,".${code}",,,,,,,,`);
  const line = (index: number): string => {
    const country = ["DE", "FR", "US"][Math.floor(index / 17_576)] ?? "US";
    return `,"${country}","${letters(index)}","${placeName(index)}","${placeName(index)}",,"RL","1-------","0901",,"5130N 01019E",`;
  };
  return [...countries, ...Array.from({ length: LINES }, (_, index) => line(index))].join("\r\n");
};

const BOOKINGS = 500;

/** Makes many bookings of one; answers their numbers. */
const copyBookings = (folder: string): readonly string[] => {
  const database = new DatabaseSync(join(folder, "keelson.sqlite"), { timeout: 5_000 });
  const [booking] = database.prepare(`select * from "quotation" where "bookingId" is not null limit 1`).all();
  const columns = Object.keys(booking ?? {});
  const names = columns.map((column) => `"${column}"`).join(",");
  const insert = database.prepare(`insert into "quotation" (${names}) values (${columns.map(() => "?").join(",")})`);
  database.exec("begin");
  const numbers = Array.from({ length: BOOKINGS }, (_, index) => `KLB-BENCH-${index}`);
  for (const number of numbers) {
    const copy = { ...booking, id: number, quotationId: `QTN-${number}`, bookingId: number, offerId: null };
    insert.run(...Object.values(copy));
  }
  database.exec("commit");
  database.close();
  return numbers;
};

const eventTable = (numbers: readonly string[]): string => {
  const head =
    "bookingId,eventID,eventType,eventClassifierCode,equipmentEventTypeCode,eventDateTime,unLocationCode,equipmentReference";
  const line = (index: number): string =>
    `${numbers[index % numbers.length]},e-${index},EQUIPMENT,ACT,GTIN,2026-11-18T10:00:00+05:30,INNSA,KLSU${4_821_170 + index}`;
  return [head, ...Array.from({ length: LINES }, (_, index) => line(index))].join("\n");
};

type Headers = Readonly<Record<string, string>>;

const runOperation = (folder: string, words: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ["src/server/operations/main.ts", ...words], {
      env: { ...process.env, KEELSON_DATA: folder },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.on("close", (code) => resolve(code ?? 1));
  });

const timed = async (url: string, init: RequestInit): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return performance.now() - start;
};

interface Probe {
  readonly name: string;
  readonly times: number[];
}

/** Asks again and again, each request at least 50 ms after the one before, until `isOver`. */
const probe = async (name: string, ask: () => Promise<number>, isOver: () => boolean): Promise<Probe> => {
  const times: number[] = [];
  while (!isOver()) {
    const time = await ask();
    times.push(time);
    await wait(Math.max(0, EVERY_MS - time));
  }
  return { name, times };
};

const probeAll = (url: string, headers: Headers, isOver: () => boolean): Promise<readonly Probe[]> => {
  const get = (path: string) => () => timed(`${url}${path}`, { headers });
  const search = () =>
    timed(`${url}/api/resource/rates/spot-on`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: rateSearchBody("INNSA", "NLRTM"),
    });
  return Promise.all([
    probe("/healthz", get("/healthz"), isOver),
    ...(existsSync("dist/client/index.html") ? [probe("a page", get("/contact"), isOver)] : []),
    probe("a search for places", get("/api/resource/fcl/ports?searchWith=rott"), isOver),
    probe("a list of bookings", get("/api/resource/quotation?limit=10&skip=0"), isOver),
    probe("an FCL search", search, isOver),
  ]);
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

const reportImport = (what: string, during: readonly Probe[], without: readonly Probe[]): void => {
  for (const { name, times } of during) {
    const [p95, longest] = [percentile(times, 0.95), percentile(times, 1)];
    const floor = percentile(without.find((other) => other.name === name)?.times ?? [], 0.95);
    console.log(`${what}: ${times.length} × ${name}, longest ${Math.round(longest)} ms`);
    const isSearch = name === "an FCL search";
    report({
      name: `95th percentile of ${name} during an import of ${LINES} ${what}`,
      measured: `${p95.toFixed(1)} ms`,
      floor: isSearch ? `${floor.toFixed(1)} ms without one` : `${MOST_MS} ms`,
      ratio: isSearch ? p95 / floor : p95 / MOST_MS,
      goal: { kind: "at-most", value: isSearch ? MOST_SEARCH_RATIO : 1 },
    });
  }
};

const measure = async (
  { url }: ServerProcess,
  headers: Headers,
  what: string,
  work: () => Promise<void>,
): Promise<void> => {
  /* Right before the import: other work on the machine changes within minutes. */
  const end = performance.now() + FLOOR_MS;
  const without = await probeAll(url, headers, () => performance.now() > end);
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  const during = await probeAll(url, headers, () => isOver);
  await working;
  reportImport(what, during, without);
};

const knowsPlace = async (url: string, headers: Headers): Promise<boolean> =>
  (await (await fetch(`${url}/api/resource/fcl/ports?searchWith=${LAST_PLACE}`, { headers })).text()).includes(
    LAST_PLACE,
  );

const folder = mkdtempSync(join(tmpdir(), "keelson-bench-import-"));
const data = join(folder, "data");
const server = await startServer({ KEELSON_DATA: data, KEELSON_DEMO: "1", CALL_LIMIT_FACTOR: "1000" });
try {
  const { headers } = await signInAt(server.url, DEMO_LOGIN.email, DEMO_LOGIN.password);
  const numbers = copyBookings(data);
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const runImport = async (...words: readonly string[]): Promise<void> => {
    const code = await runOperation(data, words);
    if (code !== 0) throw new Error(`The import ended with ${code}.`);
  };
  const first = performance.now() + FLOOR_MS;
  await probeAll(server.url, headers, () => performance.now() > first);
  const rates = () => runImport("rates", "import", file("rates.csv", rateSheet()), "--provider", "Bench");
  const places = async (): Promise<void> => {
    await runImport("places", "import", file("places.csv", placeList()));
    const latest = performance.now() + PLACES_KNOWN_MS;
    while (!(await knowsPlace(server.url, headers)))
      if (performance.now() > latest) throw new Error("The server does not know the new places.");
      else await wait(1_000);
  };
  const events = () => runImport("tracking", "import", file("events.csv", eventTable(numbers)));
  await measure(server, headers, "rates", rates);
  await measure(server, headers, "places", places);
  await measure(server, headers, "tracking events", events);
} finally {
  server.signal("SIGKILL");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}
