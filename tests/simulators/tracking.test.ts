import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { startSimulator } from "#simulators/index.ts";
import { at, movableClock, NOON, send, setFaults, textAt, untilEnd } from "./support.ts";

type Options = Parameters<typeof startSimulator<"tracking">>[1];
const start = (options: Options = {}) => untilEnd(startSimulator("tracking", { clock: () => NOON, ...options }));

const KEY = { "api-key": "simulator-key" };
const LOADED = {
  code: "LOAD",
  at: "2026-11-30T10:00:00+05:30",
  place: "INNSA",
  booking: "BKG1",
  transportDocument: "TRD1",
  container: "CSQU3054383",
  vessel: "PACIFIC HERON",
  voyage: "017W",
};
const DEPARTED = { code: "DEPA", at: "2026-11-30T20:00:00+05:30", place: "INNSA", booking: "BKG1", voyage: "017W" };

const change = (url: string, body: unknown) => send(`${url}/simulator/events`, "POST", body);
const add = async (url: string, event: object, deliver = "signed") =>
  textAt((await change(url, { add: event, deliver })).body, "eventID");
const pull = (url: string, query: string, headers: Readonly<Record<string, string>> = KEY, path = "/v2/events") =>
  send(`${url}${path}?${query}`, "GET", undefined, headers);

describe("events by query", () => {
  test("are written as DCSA Track & Trace 2.2", async () => {
    const url = await start();
    await add(url, LOADED);
    await add(url, DEPARTED);
    await add(url, { code: "CONF", at: "2026-11-20T09:00:00Z", place: "INNSA", booking: "BKG1" });
    const { status, body } = await pull(url, "carrierBookingReference=BKG1");
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        eventID: "86070fe1-7303-4991-8ca9-9e8fc1c9e740",
        eventType: "EQUIPMENT",
        eventCreatedDateTime: "2026-12-01T12:00:00.000Z",
        eventClassifierCode: "ACT",
        eventDateTime: "2026-11-30T10:00:00+05:30",
        equipmentEventTypeCode: "LOAD",
        equipmentReference: "CSQU3054383",
        emptyIndicatorCode: "LADEN",
        eventLocation: { locationName: "Nhava Sheva", UNLocationCode: "INNSA" },
        transportCall: {
          transportCallID: "TC-017W-INNSA",
          UNLocationCode: "INNSA",
          facilityTypeCode: "POTE",
          modeOfTransport: "VESSEL",
          exportVoyageNumber: "017W",
          vessel: { vesselIMONumber: "9165504", vesselName: "PACIFIC HERON" },
          location: { locationName: "Nhava Sheva", UNLocationCode: "INNSA" },
        },
        documentReferences: [
          { documentReferenceType: "BKG", documentReferenceValue: "BKG1" },
          { documentReferenceType: "TRD", documentReferenceValue: "TRD1" },
        ],
      },
      {
        eventID: "4fb36adb-a418-4e54-8857-a58fb30eb23e",
        eventType: "TRANSPORT",
        eventCreatedDateTime: "2026-12-01T12:00:00.000Z",
        eventClassifierCode: "ACT",
        eventDateTime: "2026-11-30T20:00:00+05:30",
        transportEventTypeCode: "DEPA",
        transportCall: {
          transportCallID: "TC-017W-INNSA",
          UNLocationCode: "INNSA",
          facilityTypeCode: "POTE",
          modeOfTransport: "VESSEL",
          exportVoyageNumber: "017W",
          location: { locationName: "Nhava Sheva", UNLocationCode: "INNSA" },
        },
        documentReferences: [{ documentReferenceType: "BKG", documentReferenceValue: "BKG1" }],
      },
      {
        eventID: "d1b5fe2b-c9f0-47d0-8f8e-e82bd1e1f2ca",
        eventType: "SHIPMENT",
        eventCreatedDateTime: "2026-12-01T12:00:00.000Z",
        eventClassifierCode: "ACT",
        eventDateTime: "2026-11-20T09:00:00Z",
        shipmentEventTypeCode: "CONF",
        documentTypeCode: "BKG",
        documentID: "BKG1",
        documentReferences: [{ documentReferenceType: "BKG", documentReferenceValue: "BKG1" }],
      },
    ]);
  });

  test("are found by each reference, from a time of creation on", async () => {
    const time = movableClock();
    const url = await start({ clock: time.clock });
    await add(url, LOADED);
    time.pass(60_000);
    await add(url, { ...DEPARTED, booking: "BKG2" });
    const codes = async (query: string) => at((await pull(url, query)).body, "*.eventCreatedDateTime");
    expect(await codes("equipmentReference=CSQU3054383")).toEqual(["2026-12-01T12:00:00.000Z"]);
    expect(await codes("transportDocumentReference=TRD1")).toEqual(["2026-12-01T12:00:00.000Z"]);
    expect(await codes("carrierBookingReference=BKG2")).toEqual(["2026-12-01T12:01:00.000Z"]);
    const since = "eventCreatedDateTime:gte=2026-12-01T12:00:30Z";
    expect(await codes(`carrierBookingReference=BKG1&${since}`)).toEqual([]);
    expect(await codes(`carrierBookingReference=BKG2&${since}`)).toEqual(["2026-12-01T12:01:00.000Z"]);
  });

  test("come in pages that the header Next-Page joins", async () => {
    const url = await start();
    for (const place of ["INNSA", "AEJEA", "NLRTM"]) await add(url, { ...LOADED, place });
    const first = await pull(url, "carrierBookingReference=BKG1&limit=2");
    expect(first.headers.get("next-page")).toBe("after-2");
    const second = await pull(url, "carrierBookingReference=BKG1&limit=2&cursor=after-2");
    expect(second.headers.get("next-page")).toBeNull();
    expect([
      at(first.body, "*.eventLocation.UNLocationCode"),
      at(second.body, "*.eventLocation.UNLocationCode"),
    ]).toEqual([["INNSA", "AEJEA"], ["NLRTM"]]);
  });

  test("are refused without a reference, without the key, and above the quota", async () => {
    const url = await start({ callsPerMinute: 1 });
    expect((await pull(url, "carrierBookingReference=BKG1", {})).status).toBe(401);
    expect((await pull(url, "")).status).toBe(400);
    expect((await pull(url, "carrierBookingReference=BKG1")).status).toBe(429);
  });

  test.each([
    ["renamed-field", "0.eventDateTime", undefined],
    ["empty-list", "*", []],
  ])("show the fault %s", async (fault, path, expected) => {
    const url = await start();
    await add(url, LOADED);
    await setFaults(url, { fault });
    expect(at((await pull(url, "carrierBookingReference=BKG1")).body, path)).toEqual(expected);
  });

  test("come one by one with the fault more-pages, and are refused with revoked-key", async () => {
    const url = await start();
    await add(url, LOADED);
    await add(url, DEPARTED);
    await setFaults(url, { fault: "more-pages" });
    expect((await pull(url, "carrierBookingReference=BKG1")).headers.get("next-page")).toBe("after-1");
    await setFaults(url, { fault: "revoked-key" });
    expect((await pull(url, "carrierBookingReference=BKG1")).status).toBe(401);
  });
});

describe("a correction", () => {
  test("is a new event in 2.2", async () => {
    const url = await start();
    const id = await add(url, LOADED);
    await change(url, { correct: id, change: { at: "2026-11-30T11:00:00+05:30" } });
    const { body } = await pull(url, "carrierBookingReference=BKG1");
    expect(at(body, "*.eventDateTime")).toEqual(["2026-11-30T10:00:00+05:30", "2026-11-30T11:00:00+05:30"]);
    expect(new Set([id, textAt(body, "1.eventID")]).size).toBe(2);
  });

  test("is the same event with the time of its update in 3.0", async () => {
    const time = movableClock();
    const url = await start({ version: "3.0", clock: time.clock });
    const id = await add(url, LOADED);
    time.pass(1_000);
    await change(url, { correct: id, change: { at: "2026-11-30T11:00:00+05:30" } });
    const { body } = await pull(url, "carrierBookingReference=BKG1&eventCreatedDateTime:gte=2026-12-01T12:00:01Z");
    expect([at(body, "*.eventID"), at(body, "*.eventDateTime"), at(body, "*.eventUpdatedDateTime")]).toEqual([
      [id],
      ["2026-11-30T11:00:00+05:30"],
      ["2026-12-01T12:00:01.000Z"],
    ]);
  });
});

describe("a retraction", () => {
  test("removes the event in 2.2", async () => {
    const url = await start();
    const id = await add(url, LOADED);
    expect((await change(url, { retract: id })).status).toBe(204);
    expect((await pull(url, "carrierBookingReference=BKG1")).body).toEqual([]);
    expect((await change(url, { retract: id })).status).toBe(404);
  });

  test("marks the event in 3.0", async () => {
    const url = await start({ version: "3.0" });
    const id = await add(url, LOADED);
    await change(url, { retract: id });
    expect((await pull(url, "carrierBookingReference=BKG1")).body).toMatchObject([{ eventID: id, isRetracted: true }]);
  });
});

describe("a variant", () => {
  test("of CMA CGM has its path and its key", async () => {
    const url = await start({ variant: "cma-cgm" });
    await add(url, LOADED);
    const path = "/operation/trackandtrace/v1/events";
    const { body } = await pull(url, "carrierBookingReference=BKG1", { keyid: "simulator-key" }, path);
    expect(at(body, "*.equipmentEventTypeCode")).toEqual(["LOAD"]);
  });

  test("of Hapag-Lloyd has two headers and the older shape", async () => {
    const url = await start({ variant: "hapag-lloyd" });
    await add(url, LOADED);
    const keys = { "x-ibm-client-id": "simulator", "x-ibm-client-secret": "simulator-secret" };
    const { body } = await pull(url, "carrierBookingReference=BKG1", keys, "/hlag/external/v2/events/");
    expect(body).toEqual([
      {
        eventID: "86070fe1-7303-4991-8ca9-9e8fc1c9e740",
        eventType: "EQUIPMENT",
        eventTypeCode: "LOAD",
        eventCreated: "2026-12-01T12:00:00.000Z",
        eventClassifierCode: "ACT",
        eventDateTime: "2026-11-30T10:00:00+05:30",
        carrierBookingReference: "BKG1",
        transportDocumentReference: "TRD1",
        equipmentReference: "CSQU3054383",
        emptyIndicatorCode: "LADEN",
        UNLocationCode: "INNSA",
        facilityTypeCode: "POTE",
        modeOfTransportCode: "VESSEL",
        vesselName: "PACIFIC HERON",
        vesselIMONumber: "9165504",
        carrierVoyageNumber: "017W",
      },
    ]);
  });

  test("of MSC writes unLocationCode", async () => {
    const url = await start({ variant: "msc" });
    await add(url, LOADED);
    const { body } = await pull(url, "carrierBookingReference=BKG1");
    expect(at(body, "0.eventLocation")).toEqual({ locationName: "Nhava Sheva", unLocationCode: "INNSA" });
  });

  test("of Evergreen asks for a token and writes PLAN", async () => {
    const url = await start({ variant: "evergreen" });
    await add(url, { ...LOADED, classifier: "PLN" });
    const response = await fetch(`${url}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: "simulator",
        client_secret: "simulator-secret",
        scope: "tracking",
      }),
    });
    const token = textAt(await response.json(), "access_token");
    const { body } = await pull(url, "carrierBookingReference=BKG1", { authorization: `Bearer ${token}` });
    expect(at(body, "*.eventClassifierCode")).toEqual(["PLAN"]);
    expect((await pull(url, "carrierBookingReference=BKG1")).status).toBe(401);
  });

  test("of HMM needs booking and container", async () => {
    const url = await start({ variant: "hmm" });
    await add(url, LOADED);
    expect((await pull(url, "carrierBookingReference=BKG1")).status).toBe(400);
    const both = await pull(url, "carrierBookingReference=BKG1&equipmentReference=CSQU3054383");
    expect(at(both.body, "*.equipmentEventTypeCode")).toEqual(["LOAD"]);
  });
});

const SECRET = Buffer.from("a shared secret of 32 bytes ....").toString("base64");
const OTHER_SECRET = Buffer.from("another secret of 32 bytes .....").toString("base64");
const sign = (body: string, secret: string) =>
  `sha256=${createHmac("sha256", Buffer.from(secret, "base64")).update(body).digest("hex")}`;

interface Received {
  readonly method: string;
  readonly body: string;
  readonly signature: string | undefined;
}

/** A subscriber that answers its POSTs with the given statuses, then with 204. */
const startSubscriber = async (...statuses: number[]) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const signature = request.headers["notification-signature"];
      received.push({
        method: request.method ?? "",
        body: Buffer.concat(parts).toString("utf8"),
        signature: Array.isArray(signature) ? signature[0] : signature,
      });
      response.statusCode = request.method === "HEAD" ? 204 : (statuses.shift() ?? 204);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { callbackUrl: `http://127.0.0.1:${port}/inbound`, received };
};

const subscribe = (url: string, body: object) => send(`${url}/v2/event-subscriptions`, "POST", body, KEY);
const deliveriesOf = async (url: string) => (await send(`${url}/simulator/deliveries`, "GET", undefined)).body;

describe("a subscription", () => {
  test("probes its callback with HEAD, and never answers its secret", async () => {
    const url = await start();
    const { callbackUrl, received } = await startSubscriber();
    const { status, body } = await subscribe(url, { callbackUrl, secret: SECRET, carrierBookingReference: "BKG1" });
    const subscription = { subscriptionID: "SUB-1", callbackUrl, carrierBookingReference: "BKG1" };
    expect([status, body]).toEqual([201, subscription]);
    expect(received).toEqual([{ method: "HEAD", body: "", signature: undefined }]);
    expect((await send(`${url}/v2/event-subscriptions`, "GET", undefined, KEY)).body).toEqual([subscription]);
  });

  test("is refused without the key, with a short secret and for a callback that does not answer", async () => {
    const url = await start();
    const { callbackUrl } = await startSubscriber();
    const body = { callbackUrl, secret: SECRET };
    expect((await send(`${url}/v2/event-subscriptions`, "POST", body)).status).toBe(401);
    expect((await subscribe(url, { callbackUrl, secret: "c2hvcnQ=" })).status).toBe(400);
    expect((await subscribe(url, { callbackUrl, secret: `${SECRET}?` })).status).toBe(400);
    expect((await subscribe(url, { secret: SECRET, callbackUrl: `${url}/nowhere` })).status).toBe(400);
  });

  test("gets an id that no other had before", async () => {
    const url = await start();
    const { callbackUrl } = await startSubscriber();
    const body = { callbackUrl, secret: SECRET };
    await subscribe(url, body);
    await subscribe(url, body);
    await send(`${url}/v2/event-subscriptions/SUB-1`, "DELETE", undefined, KEY);
    expect(at((await subscribe(url, body)).body, "subscriptionID")).toBe("SUB-3");
  });

  test("gets the events that match it, signed over the bytes of the body", async () => {
    const url = await start();
    const { callbackUrl, received } = await startSubscriber();
    await subscribe(url, { callbackUrl, secret: SECRET, carrierBookingReference: "BKG1" });
    await add(url, { ...LOADED, booking: "BKG2" });
    const eventID = await add(url, DEPARTED);
    expect(await deliveriesOf(url)).toEqual([{ subscriptionID: "SUB-1", eventID, attempts: [204] }]);
    const [, post] = received;
    expect(JSON.parse(post?.body ?? "")).toEqual((await pull(url, "carrierBookingReference=BKG1")).body);
    expect(post?.signature).toBe(sign(post?.body ?? "", SECRET));
  });

  test("signs with the new secret once it was rotated", async () => {
    const url = await start();
    const { callbackUrl, received } = await startSubscriber();
    await subscribe(url, { callbackUrl, secret: SECRET });
    const path = `${url}/v2/event-subscriptions/SUB-1`;
    expect((await send(`${path}/secret`, "PUT", { secret: OTHER_SECRET }, KEY)).status).toBe(204);
    await add(url, DEPARTED);
    await deliveriesOf(url);
    expect(received[1]?.signature).toBe(sign(received[1]?.body ?? "", OTHER_SECRET));
    expect((await send(path, "DELETE", undefined, KEY)).status).toBe(204);
    expect((await send(path, "DELETE", undefined, KEY)).status).toBe(404);
  });

  test("is called again until it answers 2xx, and later events wait", async () => {
    const url = await start({ retryDelaysMs: [5, 5] });
    const { callbackUrl, received } = await startSubscriber(503, 500);
    await subscribe(url, { callbackUrl, secret: SECRET });
    const first = await add(url, LOADED);
    const second = await add(url, DEPARTED);
    expect(await deliveriesOf(url)).toEqual([
      { subscriptionID: "SUB-1", eventID: first, attempts: [503, 500, 204] },
      { subscriptionID: "SUB-1", eventID: second, attempts: [204] },
    ]);
    expect(received.map(({ method }) => method)).toEqual(["HEAD", "POST", "POST", "POST", "POST"]);
  });

  test.each([
    ["never", 0],
    ["twice", 2],
  ])("gets an event that is delivered %s %i times", async (deliver, times) => {
    const url = await start();
    const { callbackUrl, received } = await startSubscriber();
    await subscribe(url, { callbackUrl, secret: SECRET });
    await add(url, DEPARTED, deliver);
    await deliveriesOf(url);
    expect(received.filter(({ method }) => method === "POST").length).toBe(times);
  });

  test("can get a wrong signature", async () => {
    const url = await start();
    const { callbackUrl, received } = await startSubscriber();
    await subscribe(url, { callbackUrl, secret: SECRET });
    await add(url, DEPARTED, "wrong-signature");
    await deliveriesOf(url);
    expect(received[1]?.signature).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(received[1]?.signature).not.toBe(sign(received[1]?.body ?? "", SECRET));
  });

  test("gets a retraction in 3.0", async () => {
    const url = await start({ version: "3.0" });
    const { callbackUrl, received } = await startSubscriber();
    await subscribe(url, { callbackUrl, secret: SECRET });
    const eventID = await add(url, DEPARTED);
    await change(url, { retract: eventID });
    await deliveriesOf(url);
    expect(JSON.parse(received[2]?.body ?? "")).toMatchObject([{ eventID, isRetracted: true }]);
  });
});
