import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { err } from "neverthrow";
import { Gauge, Registry } from "prom-client";
import { expect, it, onTestFinished } from "vitest";
import { createCallRecorder } from "#server/connectors/kit/call-records.ts";
import { hostWatch } from "#server/host-watch.ts";
import { createBookingRecorder } from "#server/modules/bookings/measure-carrier-bookings.ts";
import { logReceived } from "#server/modules/tracking/receive-events.ts";
import { repeat } from "#server/platform/background.ts";
import type { Feature } from "#server/platform/feature.ts";
import { outboxFeature } from "#server/platform/mail/outbox.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { retain } from "#server/platform/retention.ts";
import { createScanJob } from "#server/platform/scanning/scan-waiting.ts";
import { useTracing } from "#server/platform/tracing/tracing.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { addShipper, signInAs, START, startTestApp, type TestApp } from "./support/app.ts";
import { addTestStaff, passPassword } from "./support/desk.ts";
import { freightFeatures, SEARCH } from "./support/freight.ts";
import { parsed } from "./support/parsed.ts";

/** Message → its fields, in the order of the alphabet. */
type Fields = ReadonlyMap<string, readonly string[]>;

const toFields = (pairs: readonly (readonly [message: string, field: string])[]): Fields => {
  const found = new Map<string, Set<string>>();
  for (const [message, field] of pairs) found.set(message, (found.get(message) ?? new Set()).add(field));
  return new Map(
    [...found]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, fields]) => [name, [...fields].toSorted()]),
  );
};

const EVERY_LINE = "every line";
const OF_REQUESTS = ["lines of a request", "lines of a request that is traced"];
const FAILURES = "failures";

const readRows = () => {
  const guide = readFileSync("docs/guides/operate.md", "utf8");
  const section = guide.slice(guide.indexOf("## Log lines"), guide.indexOf("## Retention"));
  const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|"))
    .map(([, fields = "", where = ""]) => ({
      fields: quoted(fields),
      where: where.trim(),
      messages: quoted(where).map((message) => message.slice(1, -1)),
    }));
};
const ROWS = readRows();
const findGeneral = (...where: readonly string[]): readonly string[] =>
  ROWS.filter((row) => where.includes(row.where)).flatMap(({ fields }) => fields);
const GENERAL = new Set(findGeneral(EVERY_LINE, ...OF_REQUESTS, FAILURES));
const DOCUMENTED = toFields(
  ROWS.flatMap(({ fields, messages }) =>
    messages.flatMap((message) => fields.map((field) => [message, field] as const)),
  ),
);

/* `req` has fields of its own. */
const flatten = (line: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(line).flatMap(([field, value]) =>
    field === "req" && typeof value === "object" && value !== null
      ? Object.keys(value).map((part) => `req.${part}`)
      : [field],
  );

const CALL = /\b[lL]og\??\.(?:info|warn|error)\(\s*(\{[^{}]*\}|\w+),\s*"([^"]+)"/g;

const readKeys = (text: string, literal: string): readonly string[] =>
  literal
    .replaceAll(/\[[^\]]*\]|\([^()]*\)|"[^"]*"|`[^`]*`/g, "")
    .slice(1, -1)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap((part) => {
      const spread = /^\.\.\.(\w+)$/.exec(part)?.[1];
      return spread === undefined ? [part.split(":")[0]?.trim() ?? ""] : findKeys(text, spread);
    });

/* What a call names by a variable is an object of the same file, or is logged in the run below. */
const findKeys = (text: string, name: string): readonly string[] => {
  const literal = new RegExp(`const ${name} = (\\{[^{}]*\\})`).exec(text)?.[1];
  return literal === undefined ? [] : readKeys(text, literal);
};

const SERVER = "src/server";
const IN_SOURCE: readonly (readonly [string, string])[] = readdirSync(SERVER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => {
    const text = readFileSync(join(SERVER, file), "utf8");
    return [...text.matchAll(CALL)].flatMap(([, what = "", message = ""]) =>
      (what.startsWith("{") ? readKeys(text, what) : findKeys(text, what)).map((field) => [message, field] as const),
    );
  });

const BROKEN: RateSource = {
  name: "Pelagia",
  quote: async () => err({ kind: "failed", reason: "status 500" }),
};

/* Each line of a carrier, as the parts write it that make its calls. */
const carriers: Feature = ({ log, database }) => {
  const metrics = new Registry();
  createCallRecorder(
    metrics,
    log,
  )({
    source: "Pelagia",
    operation: "prices",
    outcome: "500",
    seconds: 0.2,
    isBilled: true,
  });
  createBookingRecorder(
    metrics,
    log,
    database.db,
  )({
    source: "Pelagia",
    booking: "QTN-2026-000001",
    call: "book",
    outcome: "unknown",
    state: "unsent",
    reason: "no answer",
  });
  logReceived(log, "Pelagia", { added: 1, unreadable: ["The date is missing."], unmatched: [], notes: [] });
  return [];
};

const jobs: Feature = (deps) => {
  retain(deps, "enquiry", 1, async () => 3);
  repeat(deps, 3_600_000, async () => {
    throw new Error("The job failed.");
  });
  const broken = new Gauge({
    name: "broken",
    help: "It cannot be read",
    registers: [],
    collect: () => {
      throw new Error("The metric failed.");
    },
  });
  deps.metrics.registerMetric(broken);
  return [];
};

const scans: Feature = (deps) => {
  const verdicts = [
    { kind: "infected", signature: "Eicar" },
    { kind: "refused", reason: "too large" },
    { kind: "unreachable", reason: "connect ECONNREFUSED" },
  ] as const;
  let asked = 0;
  const toFile = (id: string) => ({
    id,
    addedAt: START,
    open: async () => Readable.from([]),
    release: async () => undefined,
    refuse: async () => undefined,
  });
  const work = createScanJob({
    clock: deps.clock,
    log: deps.log,
    scanner: {
      name: "127.0.0.1:3310",
      probe: async () => null,
      scan: async () => verdicts[asked++ % verdicts.length] ?? { kind: "clean" },
    },
    sources: [{ list: async () => ["a", "b", "c"].map(toFile) }],
    isStopping: () => false,
  });
  repeat(deps, 3_600_000, work);
  return [];
};

const failingMails = outboxFeature(() => [
  {
    deliver: async () => ({ kind: "unreachable", reason: "connect ECONNREFUSED" }),
    isRepeatable: true,
    close: () => undefined,
  },
]);

const addMail = ({ database, clock }: TestApp): Promise<void> => {
  const ids = { id: () => "mail-1", secret: () => "" };
  const message = { to: "asha@menon.example", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
  return addOutgoingMails(database.db, { clock: clock.now, ids }, [{ key: "hello", message }]);
};

const start = async (features: readonly Feature[], dataFolder: string): Promise<TestApp> => {
  const config = { dataFolder, publicUrl: "https://freight.example" };
  const server = await startTestApp({ features, config, disk: { readUse: async () => 0.97 } });
  onTestFinished(() => server.close());
  await addShipper(server.database);
  await addMail(server);
  return server;
};

const LOGGED = [
  "a file cannot be scanned: it stays in quarantine",
  "a mail could not be sent",
  "a message lies in the outbox",
  "a metric was not read",
  "answered",
  "carrier booking",
  "carrier call",
  "housekeeping",
  "malware was found in an uploaded file",
  "rate source",
  "retention",
  "security event",
  "the certificate of the public address ends",
  "the disk of the data folder is nearly full: no files are taken",
  "the scanner does not answer: uploaded files wait for it",
  "tracking events",
];

it("each field of the log is in the table of the guide, and each of the table is logged", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const span = {
    set: () => undefined,
    fail: () => undefined,
    end: () => undefined,
    within: <T>(work: () => T) => work(),
  };
  useTracing({
    open: () => span,
    add: () => undefined,
    ids: () => ({ traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" }),
    headers: () => ({}),
    close: async () => undefined,
  });
  onTestFinished(() => useTracing(null));
  const watch = hostWatch(async () => START + 86_400_000);
  const [one, two] = [
    await start([...freightFeatures(() => [BROKEN]), carriers, jobs, scans, watch, failingMails], join(folder, "one")),
    await start([outboxFeature()], join(folder, "two")),
  ];
  const headers = await signInAs(one.app);
  await one.app.inject({ method: "POST", url: "/api/resource/rates/spot-on", headers, payload: SEARCH });
  await one.app.inject({ method: "GET", url: "/metrics" });
  await addTestStaff(one.database, "ravi@keelson.example", "Ravi Pillai", "desk");
  await passPassword(one.app, "ravi@keelson.example");
  const read = () => [...one.logLines, ...two.logLines].map((line) => parsed<Readonly<Record<string, unknown>>>(line));
  const messages = () => [...new Set(read().map(({ msg }) => String(msg)))].toSorted();
  await expect.poll(messages).toEqual(LOGGED);

  const inRun = read().flatMap(({ msg, ...line }) => flatten(line).map((field) => [String(msg), field] as const));
  const logged = toFields([...inRun, ...IN_SOURCE].filter(([, field]) => field !== "req" && !GENERAL.has(field)));
  expect(Object.fromEntries(logged)).toEqual(Object.fromEntries(DOCUMENTED));
  expect([...GENERAL].filter((field) => !read().some((line) => field === "msg" || field in line))).toEqual([]);
});
