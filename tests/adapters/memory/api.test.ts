import { describe, expect, it } from "vitest";
import { createExampleApi } from "#adapters/memory/api.ts";
import { moveDates } from "#adapters/memory/examples.ts";
import { readDocument } from "#server/platform/http/document.ts";
import { createAnswerChecker } from "#server/platform/http/validation.ts";

const document = readDocument(new URL("../../../openapi/keelson.openapi.yaml", import.meta.url));
const CREDENTIALS = { "x-token": "any", "x-api-key": "any" };

const setUp = () => {
  const api = createExampleApi({ document: document.root, now: () => "2027-01-10T08:15:00.000Z", basePath: "/api" });
  const send = async (call: string, body?: unknown, headers: Readonly<Record<string, string>> = CREDENTIALS) => {
    const [method = "", path = ""] = call.split(" ");
    const content =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } };
    const response = await api(new Request(`http://example.test/api${path}`, { method, headers, ...content }));
    const text = await response.text();
    return { status: response.status, mediaType: response.headers.get("content-type") ?? "", text };
  };
  const result = async (call: string, body?: unknown): Promise<readonly unknown[]> => {
    const answer: unknown = JSON.parse((await send(call, body)).text);
    return answer !== null && typeof answer === "object" && "result" in answer && Array.isArray(answer.result)
      ? answer.result
      : [];
  };
  return { send, result };
};

const readAll = (items: readonly unknown[], name: string): readonly unknown[] =>
  items.map((item) => (typeof item === "object" && item !== null ? Reflect.get(item, name) : undefined));

describe("the API of examples", () => {
  it.each(document.operations.map(({ id }) => id))("answers %s as the document allows", async (id) => {
    const operation = document.operations.find((known) => known.id === id);
    if (operation === undefined) return expect.unreachable();
    const problems: string[] = [];
    const check = createAnswerChecker(document)((problem) => problems.push(problem));
    const call = `${operation.method} ${operation.url.replaceAll(/:\w+/g, "x")}`;
    const { status, mediaType, text } = await setUp().send(call);
    if (mediaType.startsWith("application/json")) check(operation, status, text);
    else if (mediaType.endsWith("+json")) expect(JSON.parse(text)).toHaveProperty("account");
    else if (mediaType === "application/zip") expect(text.slice(0, 2)).toBe("PK");
    else expect(text.slice(0, 5)).toBe(mediaType.startsWith("text/calendar") ? "BEGIN" : "%PDF-");
    expect([status, problems]).toEqual([200, []]);
  });

  it.each([
    ["rotterdam", ["Rotterdam"]],
    ["Rotterdam (NLRTM)", ["Rotterdam"]],
    ["nhava", ["Nhava Sheva"]],
    ["india", ["Nhava Sheva", "Mundra", "Tughlakabad ICD"]],
    ["nowhere", []],
  ])("finds the places that contain %s", async (typed, names) => {
    const { text } = await setUp().send(`GET /resource/fcl/ports?searchWith=${encodeURIComponent(typed)}`);
    expect([...text.matchAll(/"point":\{"name":"([^"]+)"/g)].map(([, name]) => name)).toEqual(names);
  });

  it("finds places without credentials where the document requires none", async () => {
    expect((await setUp().send("GET /resource/places?searchWith=mundra", undefined, {})).status).toBe(200);
  });

  it("refuses calls without both credentials, unknown paths and other methods", async () => {
    const { send } = setUp();
    const refused = [
      await send("GET /resource/profile", undefined, { "x-token": "any" }),
      await send("GET /nothing"),
      await send("PUT /resource/profile"),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 404, 405]);
    expect(refused.map(({ text }): unknown => JSON.parse(text))).toMatchObject([
      { code: 4010 },
      { code: 4040 },
      { code: 4000 },
    ]);
  });

  it("moves the dates of the examples by the days since they were written", async () => {
    const { text } = await setUp().send("POST /resource/rates/spot-on");
    /* 51 days after 2026-11-20. */
    expect(text).toContain('"validityFrom":"2027-01-10"');
    expect(text).toContain('"departureDate":"2027-01-16T06:00:00"');
    expect(text).not.toContain("2026-11-");
  });

  it("offers what is searched, from its origin to its destination", async () => {
    const [group] = await setUp().result("POST /resource/rates/spot-on", {
      portOfLoading: "INMAA",
      loadingPort: "Chennai",
      portOfDischarge: "DEHAM",
      dischargePort: "Hamburg",
      requestedEquipments: [{ equipmentGroupIsoCode: "40HC", numberOfContainers: 3, weightPerContainer: 9000 }],
    });
    const [offers] = readAll([group], "api");
    expect(offers).toHaveLength(9);
    expect(offers).toMatchObject([
      {
        offerId: "Norrvik Line-0",
        providerName: "Norrvik Line",
        routingLegs: [
          {
            legFrom: { place: { name: "Chennai", internalCode: "INMAA" } },
            legTo: { place: { name: "Hamburg", internalCode: "DEHAM" } },
          },
        ],
        quoteLine: {
          spotEquipments: [{ equipmentGroupIsoCode: "40HC", numberOfContainerRequested: 3 }],
          surcharges: {
            matchingSurchargesPerEquipmentTypes: [{ equipmentGroupIsoCode: "40HC", allInRate: 2120 }],
          },
        },
      },
      { departureDate: "2027-01-23T06:00:00", quoteLine: { validityTo: "2027-01-17" } },
      { departureDate: "2027-01-30T06:00:00" },
      { providerName: "Pelagia" },
      { providerName: "Pelagia" },
      { providerName: "Pelagia" },
      { providerName: "Amberline" },
      { providerName: "Amberline" },
      { providerName: "Amberline" },
    ]);
  });
});

describe("a collection of the API of examples", () => {
  it.each([
    [
      "/resource/templates",
      { name: "Monthly" },
      { name: "Renamed" },
      "name",
      ["Monthly", "Weekly to Rotterdam"],
      "Renamed",
    ],
    [
      "/resource/saved-views",
      { name: "Monthly" },
      { name: "Renamed" },
      "name",
      ["Monthly", "Sailing next month"],
      "Renamed",
    ],
    ["/resource/addresses", { party: "A" }, { party: "B", version: 1 }, "party", ["A", undefined], "B"],
  ])("%s creates, changes and deletes entries", async (path, created, changed, name, listed, renamed) => {
    const { result } = setUp();
    const [id] = readAll(await result(`POST ${path}`, created), "id");
    expect(
      readAll(await result(`GET ${path}`), name).map((one) => (typeof one === "string" ? one : undefined)),
    ).toEqual(listed);
    expect(readAll(await result(`PUT ${path}/${String(id)}`, changed), name)).toEqual([renamed]);
    expect(readAll(await result(`GET ${path}`), name)[0]).toBe(renamed);
    await result(`DELETE ${path}/${String(id)}`);
    expect(readAll(await result(`GET ${path}`), "id")).not.toContain(id);
    expect(await result(`GET ${path}`)).toHaveLength(1);
  });

  it("lists a booking that was made, once for each idempotency key", async () => {
    const { send, result } = setUp();
    const headers = { ...CREDENTIALS, "idempotency-key": "key-1" };
    for (let time = 0; time < 2; time++)
      await send("PUT /resource/rates/spot-on", { providerName: "Pelagia", reference: "PO 7" }, headers);
    expect(readAll(await result("GET /resource/quotation"), "quotationId")).toEqual([
      "QTN-2026-000125",
      "QTN-2026-000123",
      "QTN-2026-000124",
    ]);
    expect(await result("GET /resource/quotation?search=po+7&limit=10&skip=0")).toMatchObject([
      { _id: "key-1", providerName: "Pelagia", status: 0, bookingId: null },
    ]);
    expect(await result("GET /resource/quotation/key-1")).toMatchObject([
      { booking: { quotationId: "QTN-2026-000125" }, offer: {}, tracking: null },
    ]);
  });

  it("stores uploads, comments and decisions of documents", async () => {
    const { send, result } = setUp();
    const path = "/resource/quotation/6f1f9a52/documents";
    const [added] = readAll(await result(`POST ${path}?kind=packing-list&fileName=list.pdf`, { pages: 2 }), "id");
    await result(`POST ${path}/019ab6c2/decision`, { version: 1, outcome: "approved", comment: "Thank you" });
    expect(await result(`GET ${path}`)).toMatchObject([
      {
        id: "019ab6c2",
        versions: [{ decision: { outcome: "approved", decidedAt: "2027-01-10T08:15:00.000Z" } }],
        comments: [{ version: 1 }, { version: 1, text: "Thank you", writtenBy: "shipper" }],
      },
      { kind: "packing-list", versions: [{ number: 1, fileName: "list.pdf", decision: null }] },
    ]);
    expect((await send(`GET ${path}/${String(added)}/versions/1`)).text).toBe('{"pages":2}');
  });

  it("withdraws a request for a change and adds another one", async () => {
    const { result } = setUp();
    const path = "/resource/quotation/6f1f9a52/amendments";
    await result(`POST ${path}/019ab7d1/decision`, { decision: "withdraw" });
    await result(`POST ${path}`, { kind: "details", text: "Another consignee" });
    expect(await result(`GET ${path}`)).toMatchObject([
      {
        amendments: [
          { kind: "details", text: "Another consignee", state: "received" },
          { id: "019ab7d1", state: "withdrawn" },
        ],
      },
    ]);
  });

  it("ends the other sessions, revokes a link and reads the messages", async () => {
    const { result } = setUp();
    expect(await result("DELETE /resource/account/sessions")).toEqual([{ endedSessions: 1 }]);
    expect(readAll(await result("GET /resource/account/sessions"), "current")).toEqual([true]);
    await result("DELETE /resource/links/0c4be2f0-7d0e-4d43-9d55-0e7b7d1b3a11");
    expect(readAll(await result("GET /resource/links"), "state")).toEqual(["revoked"]);
    await result("PUT /resource/notifications/read", { ids: null });
    expect(readAll(await result("GET /resource/notifications"), "readAt")).not.toContain(null);
  });

  it("marks a deadline and saves lead times, which the booking shows", async () => {
    const { result } = setUp();
    const leadTimes = { documents: 1, vgm: 1, customs: 1, gateIn: 1, trucking: 1, stuffing: 1, emptyPickUp: 1 };
    await result("PUT /resource/quotation/QTN-2026-000123/deadlines/vgm", { done: true });
    await result("PUT /resource/lead-times/INNSA", leadTimes);
    expect(await result("GET /resource/quotation/6f1f9a52")).toMatchObject([
      { markedTasks: [{ task: "vgm", at: "2027-01-10T08:15:00.000Z" }], leadTimes },
    ]);
  });
});

describe("moving dates", () => {
  it("leaves numbers of bookings and impossible dates unchanged", () => {
    expect(moveDates('["KLB-2026-000123","2026-99-99","2026-12-31"]', 1)).toBe(
      '["KLB-2026-000123","2026-99-99","2027-01-01"]',
    );
  });
});
