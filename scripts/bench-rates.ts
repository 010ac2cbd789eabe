/* npm run bench:rates [-- --rows 10000000]: searches on PostgreSQL with ten thousand and with ten million rate rows. Needs PostgreSQL. */
import { parseArgs } from "node:util";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { report } from "../tests/bench/support/figure.ts";
import { readCpuMs } from "./lib/cpu-time.ts";
import { rateSearchBody } from "../tests/bench/support/rate-search-body.ts";
import { type ServerProcess, signInAt, startServer } from "../tests/server/support/process.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";

const LANE = { from: "INNSA", to: "NLRTM" } as const;
const ROWS_PER_LANE = 100;
const IN_FORCE_PER_LANE = 25;
const SHEETS = 50;
const SEARCHES = 150;
const WARM_UP = 50;
const GOAL = 1.5;
const TABLES = ["tariffFreight", "rateSheetRow"] as const;
type RateTable = (typeof TABLES)[number];

type Overrides = Readonly<Record<string, string>>;

/* Copies a row for each number of a series; `overrides` are expressions of SQL over the number n. */
const copyRows = async (client: Client, table: string, where: string, overrides: Overrides, count: number) => {
  const { rows } = await client.query<{ readonly name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(", ");
  const values = rows.map(({ name }) => overrides[name] ?? `one."${name}"`).join(", ");
  await client.query(
    `insert into "${table}" (${names}) select ${values}
     from (select * from "${table}" where ${where} order by "id" limit 1) one, generate_series(1, ${count}) n`,
  );
};

const ENDED = `case when n % ${ROWS_PER_LANE} < ${IN_FORCE_PER_LANE} then '9999-12-31' else '2020-12-' || (10 + n % 20) end`;
const BEGUN = `case when n % ${ROWS_PER_LANE} < ${IN_FORCE_PER_LANE} then '2026-01-01' else '2020-01-01' end`;
const OTHER_LANE: Overrides = {
  portOfLoading: `'X' || (n / ${ROWS_PER_LANE}) % 1000`,
  portOfDischarge: `'Y' || (n / ${ROWS_PER_LANE}) / 1000`,
  validFrom: BEGUN,
  validTill: ENDED,
};
const SAME_LANE: Overrides = { validFrom: "'2020-01-01'", validTill: "'2020-12-' || (10 + n % 20)" };
const ON_LANE = `"portOfLoading" = '${LANE.from}' and "portOfDischarge" = '${LANE.to}'`;

const fillTable = async (client: Client, table: RateTable, count: number): Promise<void> => {
  const sheet: Overrides = table === "rateSheetRow" ? { sheetId: `'bench-' || n % ${SHEETS}` } : {};
  await copyRows(client, table, ON_LANE, { id: "'past-' || n", ...SAME_LANE, ...sheet }, ROWS_PER_LANE);
  await copyRows(client, table, ON_LANE, { id: "'bench-' || n", ...OTHER_LANE, ...sheet }, count - ROWS_PER_LANE);
};

const fill = async (client: Client, rows: number): Promise<void> => {
  const used = `"id" in (select "sheetId" from "rateSheetRow" where ${ON_LANE})`;
  await copyRows(client, "rateSheet", used, { id: "'bench-' || n % 50", name: "'Bench ' || n" }, SHEETS);
  for (const table of TABLES) await fillTable(client, table, rows / TABLES.length);
  await client.query("vacuum analyze");
};

interface Scans {
  readonly sequential: number;
  readonly rowsByIndex: number;
}

const readScans = async (client: Client): Promise<Scans> => {
  const { rows } = await client.query<{ readonly sequential: string; readonly fetched: string }>(
    `select sum(seq_scan) as sequential, sum(idx_tup_fetch) as fetched from pg_stat_user_tables where relname = any($1)`,
    [TABLES],
  );
  return { sequential: Number(rows[0]?.sequential), rowsByIndex: Number(rows[0]?.fetched) };
};

interface Measured extends Scans {
  readonly offers: number;
  readonly medianMs: number;
  readonly serverCpuMs: number;
  readonly databaseMs: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

const searcher = async (server: ServerProcess) => {
  const { headers } = await signInAt(server.url, "demo@keelson.example", "keelson-demo");
  const init = {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: rateSearchBody(LANE.from, LANE.to),
  };
  return async (): Promise<number> => {
    const answer = await fetch(`${server.url}/api/resource/rates/spot-on`, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text.match(/"offerId"/g)?.length ?? 0;
  };
};

const readDatabaseMs = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ readonly ms: number }>(
    `select coalesce(sum(active_time), 0)::float8 as ms from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.ms ?? 0;
};

/* What backends have counted reaches the view after a second. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2_000));

const measure = async (server: ServerProcess, client: Client): Promise<Measured> => {
  const search = await searcher(server);
  for (let index = 0; index < WARM_UP; index += 1) await search();
  await settle();
  const [scans, cpu, active] = [await readScans(client), readCpuMs(server.pid), await readDatabaseMs(client)];
  const times: number[] = [];
  let offers = 0;
  for (let index = 0; index < SEARCHES; index += 1) {
    const start = performance.now();
    offers = await search();
    times.push(performance.now() - start);
  }
  const serverCpuMs = (readCpuMs(server.pid) - cpu) / SEARCHES;
  await settle();
  const after = await readScans(client);
  return {
    offers,
    medianMs: median(times),
    serverCpuMs,
    databaseMs: ((await readDatabaseMs(client)) - active) / SEARCHES,
    sequential: after.sequential - scans.sequential,
    rowsByIndex: (after.rowsByIndex - scans.rowsByIndex) / SEARCHES,
  };
};

const explain = async (client: Client): Promise<void> => {
  for (const table of TABLES) {
    const { rows } = await client.query<{ readonly "QUERY PLAN": string }>(
      `explain (analyze, buffers, costs off, timing off) select * from "${table}" where ${ON_LANE} and "validTill" >= '2026-11-29'`,
    );
    console.log(`\n${table}\n${rows.map((row) => row["QUERY PLAN"]).join("\n")}`);
  }
};

const run = async (address: string, rows: number): Promise<Measured> => {
  const admin = new Client({ connectionString: address });
  await admin.connect();
  await admin.query(`create database bench_${rows}`);
  await admin.end();
  const url = address.replace(/\/postgres$/, `/bench_${rows}`);
  const folder = mkdtempSync(join(tmpdir(), "keelson-bench-rates-"));
  const settings = { DATABASE_URL: url, KEELSON_DATA: folder, KEELSON_DEMO: "1", CALL_LIMIT_FACTOR: "1000" };
  const server = await startServer({ ...settings, LOG_LEVEL: "error" });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const start = performance.now();
    await fill(client, rows);
    console.log(`\n== ${rows} rows, filled in ${Math.round((performance.now() - start) / 1_000)} s`);
    await explain(client);
    const measured = await measure(server, client);
    console.log(measured);
    return measured;
  } finally {
    await client.end();
    server.signal("SIGTERM");
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

const { values } = parseArgs({ options: { rows: { type: "string", default: "10000000" } } });
const postgres = await startPostgres({
  settings: [
    "shared_buffers=512MB",
    "maintenance_work_mem=512MB",
    "max_wal_size=16GB",
    "autovacuum=off",
    "track_io_timing=off",
  ],
});
try {
  const few = await run(postgres.url, 10_000);
  const many = await run(postgres.url, Number(values.rows));
  const atMost = { kind: "at-most", value: GOAL } as const;
  const name = `a search out of ${values.rows} rows and out of 10000 on PostgreSQL`;
  report({
    name: `${name}, median of ${SEARCHES}`,
    measured: `${many.medianMs.toFixed(1)} ms`,
    floor: `${few.medianMs.toFixed(1)} ms`,
    ratio: many.medianMs / few.medianMs,
    goal: atMost,
  });
  report({
    name: `${name}, time of the database`,
    measured: `${many.databaseMs.toFixed(2)} ms`,
    floor: `${few.databaseMs.toFixed(2)} ms`,
    ratio: many.databaseMs / few.databaseMs,
    goal: atMost,
  });
  if (many.sequential > 0) {
    console.error(`${many.sequential} scans of whole tables of rates.`);
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}
