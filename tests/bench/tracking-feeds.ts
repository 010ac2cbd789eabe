/* What it takes to ask a carrier about 10,000 shipments: the most memory of a server that does it, against one that does not. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { SERVER_FLAGS } from "../../scripts/lib/server-command.mjs";
import { addShipper } from "../server/support/app.ts";
import { addTestBooking } from "../server/support/carrier.ts";
import { report } from "./support/figure.ts";

const program = fileURLToPath(new URL("support/pull-shipments.ts", import.meta.url));
const SHIPMENTS = 10_000;
const EVENTS = 25;
const MOST_MEBIBYTES = 300;

const toEvent = (booking: string, index: number) => ({
  eventID: `${booking}-${index}`,
  eventType: "EQUIPMENT",
  equipmentEventTypeCode: index % 2 === 0 ? "GTIN" : "GTOT",
  eventClassifierCode: "ACT",
  eventDateTime: `2026-11-${String((index % 28) + 1).padStart(2, "0")}T06:20:00+05:30`,
  eventCreatedDateTime: `2026-11-${String((index % 28) + 1).padStart(2, "0")}T08:00:00Z`,
  equipmentReference: `KLSU${String(index % 4).padStart(7, "0")}`,
  emptyIndicatorCode: "LADEN",
  documentReferences: [{ documentReferenceType: "BKG", documentReferenceValue: booking }],
  eventLocation: { locationName: "Nhava Sheva", UNLocationCode: "INNSA" },
});

const startCarrier = async () => {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    const booking = new URL(request.url ?? "/", "http://carrier").searchParams.get("carrierBookingReference") ?? "";
    asked.add(booking);
    response.end(JSON.stringify(Array.from({ length: EVENTS }, (_, index) => toEvent(booking, index))));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/events`;
  return { url, asked, close: () => server.close() };
};

const addBookings = async ({ db }: Database): Promise<void> => {
  for (let start = 0; start < SHIPMENTS; start += 500)
    await db.transaction().execute(async (transaction) => {
      for (let number = start; number < start + 500; number++) await addTestBooking(transaction, String(number));
    });
};

interface Measured {
  readonly ms: number;
  readonly mebibytes: number;
}

const measure = async (folder: string, url: string): Promise<Measured> => {
  const args = [...SERVER_FLAGS, "tests/bench/support/measured-run.mjs", program, folder, url];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(child, "close");
  const text = /measured (\{.*\})/.exec(said)?.[1];
  if (code !== 0 || text === undefined) throw new Error(said);
  const measured: Measured = JSON.parse(text);
  return measured;
};

const folder = mkdtempSync(join(tmpdir(), "keelson-bench-feeds-"));
const carrier = await startCarrier();
try {
  const opened = await openDatabase({ kind: "sqlite", folder });
  if (opened.isErr()) throw new Error(opened.error);
  await addShipper(opened.value);
  await addBookings(opened.value);
  await opened.value.close();
  const idle = await measure(folder, "");
  const asking = await measure(folder, carrier.url);
  if (carrier.asked.size !== SHIPMENTS)
    throw new Error(`${carrier.asked.size} of ${SHIPMENTS} shipments were asked about.`);
  console.log(`${SHIPMENTS} shipments with ${EVENTS} events each: ${Math.round(asking.ms / 1_000)} s`);
  report({
    name: `peak memory of asking about ${SHIPMENTS} shipments`,
    measured: `${Math.round(asking.mebibytes)} MiB (${Math.round(idle.mebibytes)} MiB without)`,
    floor: `${MOST_MEBIBYTES} MiB`,
    ratio: asking.mebibytes / MOST_MEBIBYTES,
    goal: { kind: "at-most", value: 1 },
  });
} finally {
  carrier.close();
  rmSync(folder, { recursive: true, force: true });
}
