/* npm run test:failover [-- --rounds 20]: PostgreSQL with Patroni, etcd, HAProxy and PgBouncer loses its primary while shippers book. */
import { parseArgs } from "node:util";
import { type Cluster, findMissingPrograms, startCluster } from "./cluster.ts";
import { startLoad } from "./load.ts";
import { printBooks, printLists, printReads, printRound, printSummary } from "./report.ts";
import { faultOf, findProblems, type Round, runRound } from "./rounds.ts";
import { startServers } from "./servers.ts";
import { compareBooks, countBookings } from "./verify.ts";

const readRounds = (): number => {
  const { values } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });
  const rounds = Number(values.rounds);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--rounds must be a whole number above 0, but it is "${values.rounds}".`);
};

const runRounds = async (cluster: Cluster, rounds: number): Promise<readonly string[]> => {
  const servers = await startServers(cluster);
  try {
    const primary = await cluster.findPrimary();
    const before = primary === null ? 0 : await countBookings(cluster.adminUrl(primary, "keelson"));
    const load = await startLoad(servers.urls);
    const done: Round[] = [];
    const problems: string[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const round = await runRound(faultOf(index), cluster, load);
      done.push(round);
      printRound(index + 1, round, findProblems(round));
      problems.push(...findProblems(round));
    }
    await load.stop();
    const last = await cluster.findPrimary();
    if (last === null) return [...problems, "there is no primary at the end"];
    const books = await compareBooks(cluster.adminUrl(last, "keelson"), load, before);
    printSummary(done, load.attempts);
    printReads(await servers.countReads());
    problems.push(...printBooks(books), ...printLists(load.lists), ...(await servers.findProblems()));
    return problems;
  } finally {
    await servers.stop();
  }
};

const missing = findMissingPrograms();
if (missing.length > 0) {
  console.error(
    `Not installed: ${missing.join(", ")}. On Debian: apt-get install patroni etcd-server etcd-client haproxy pgbouncer postgresql`,
  );
  process.exit(1);
}
const rounds = readRounds();
const cluster = await startCluster();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    void cluster.stop().finally(() => process.exit(1));
  });
try {
  const problems = await runRounds(cluster, rounds);
  for (const problem of new Set(problems)) console.error(`Problem: ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(cluster.readLogs());
  throw error;
} finally {
  await cluster.stop();
}
