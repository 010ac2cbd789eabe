import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { directBookingConnector } from "#server/connectors/direct-booking/direct-booking-source.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { rejectBooking } from "#server/modules/amendments/index.ts";
import { reconcileBookings } from "#server/modules/bookings/index.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { randomIds } from "#server/platform/time.ts";
import { startSimulator } from "#simulators/index.ts";
import { createDemoFolder } from "#tests/server/support/demo-data.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { signInAt, startServer } from "#tests/server/support/process.ts";

const KEY = "kill-direct-1";
const LEASE_MS = 61_000;

it("a booking is confirmed once although the server was killed between the stored attempt and the carrier's answer", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-kill-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const simulator = await startSimulator("direct-booking", {});
  onTestFinished(simulator.stop);
  const entry = {
    url: simulator.url,
    apiKey: "${KEY}",
    bookingAgent: "Keelson",
    booksOncePerKey: true,
  };
  const file = join(folder, "connectors.yaml");
  writeFileSync(file, JSON.stringify({ rates: [{ carrier: "direct-booking", name: "Meridian", ...entry }] }));
  const data = join(folder, "data");
  await createDemoFolder(data);
  const start = async () => {
    const server = await startServer({ KEELSON_DATA: data, CONNECTORS_FILE: file, KEY: "simulator-key" });
    onTestFinished(async () => {
      server.signal("SIGKILL");
      await server.ended;
    });
    return server;
  };
  const first = await start();
  const { headers } = await signInAt(first.url, "demo@keelson.example", "keelson-demo");
  const send = async <Answer>(url: string, method: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api/resource/rates/spot-on`, {
      method,
      headers: { ...headers, "content-type": "application/json", "idempotency-key": KEY },
      body: JSON.stringify(body),
    });
    return parsed<Answer>(await answer.text());
  };
  const found = await send<RatesAnswer>(first.url, "POST", { ...SEARCH, departureDate: null });
  const offer = (found.result[0]?.api ?? []).find(({ providerName }) => providerName === "Meridian");
  const request = { providerName: "Meridian", routing: null, arrivalDate: null, departureDate: null };
  const bookAt = (url: string) => send<BookingAnswer>(url, "PUT", { ...request, offerId: offer?.offerId });
  const listBooked = async () => (await fetch(`${simulator.url}/simulator/bookings`)).json();

  const fault = { fault: "hang-after", calls: 1, path: "/v2/bookings" };
  await fetch(`${simulator.url}/simulator/faults`, { method: "PUT", body: JSON.stringify([fault]) });
  const lost = bookAt(first.url).catch(() => null);
  await expect.poll(listBooked, { timeout: 10_000 }).toHaveLength(1);
  first.signal("SIGKILL");
  expect([await first.ended, await lost]).toEqual(["SIGKILL", null]);

  const second = await start();
  const awaited = await bookAt(second.url);
  expect(awaited.message).toContain("whose answer is awaited");
  const [{ quotationId } = { quotationId: "" }] = awaited.result;
  expect(awaited.result).toEqual([{ quotationId, bookingId: null }]);

  const database = (await openDatabase({ kind: "sqlite", folder: data }))._unsafeUnwrap();
  onTestFinished(database.close);
  const fields = createFields(entry, "rates[0]", { KEY: "simulator-key" }, (sentence) => {
    throw new Error(sentence);
  });
  const clock = () => Date.now() + LEASE_MS;
  const source = directBookingConnector("Meridian", fields).createSource({
    db: database.db,
    clock,
    record: () => undefined,
  });
  await reconcileBookings({
    database,
    clock,
    ids: randomIds,
    config: { deskMail: null },
    findCalls: async () => (source.confirms === "source" ? source : null),
    reject: rejectBooking,
    deadlineMs: 8_000,
    record: () => undefined,
  });
  expect((await bookAt(second.url)).result).toEqual([{ quotationId, bookingId: expect.stringMatching(/^MRD\d{8}$/) }]);
  expect(await listBooked()).toHaveLength(1);
}, 120_000);
