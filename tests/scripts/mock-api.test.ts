import { beforeAll, describe, expect, it } from "vitest";
import { createMockApi, type MockAnswer, moveDates } from "../../scripts/mock/mock-api.ts";
import { readDocument } from "#server/platform/http/document.ts";
import { createAnswerChecker } from "#server/platform/http/validation.ts";

const FILE = "openapi/keelson.openapi.yaml";
const document = readDocument(new URL(`../../${FILE}`, import.meta.url));
const CREDENTIALS = { "x-token": "any", "x-api-key": "any" };

describe("the mock", () => {
  let answer: Awaited<ReturnType<typeof createMockApi>>;
  beforeAll(async () => {
    answer = await createMockApi(FILE, () => "2027-01-10");
  });

  const get = (path: string, query = "", headers: Record<string, string> = CREDENTIALS) =>
    answer({ method: "GET", path: `/api${path}`, query, headers });
  const json = async (asked: Promise<MockAnswer>): Promise<unknown> => JSON.parse(String((await asked).content));

  it.each(document.operations.map(({ id }) => id))("answers %s as the document allows", async (id) => {
    const operation = document.operations.find((known) => known.id === id);
    if (operation === undefined) return expect.unreachable();
    const problems: string[] = [];
    const check = createAnswerChecker(document)((problem) => problems.push(problem));
    const path = operation.url.replaceAll(/:\w+/g, "x");
    const { status, mediaType, content } = await answer({
      method: operation.method,
      path: `/api${path}`,
      query: "",
      headers: CREDENTIALS,
    });
    if (mediaType.startsWith("application/json")) check(operation, status, String(content));
    else if (mediaType.endsWith("+json")) expect(JSON.parse(String(content))).toHaveProperty("account");
    else if (mediaType === "application/zip") expect(String(content).slice(0, 2)).toBe("PK");
    else expect(String(content).slice(0, 5)).toBe(mediaType.startsWith("text/calendar") ? "BEGIN" : "%PDF-");
    expect([status, problems]).toEqual([200, []]);
  });

  it.each([
    ["rotterdam", ["Rotterdam"]],
    ["Rotterdam (NLRTM)", ["Rotterdam"]],
    ["nhava", ["Nhava Sheva"]],
    ["india", ["Nhava Sheva", "Mundra", "Tughlakabad ICD"]],
    ["nowhere", []],
  ])("finds the places that contain %s", async (typed, names) => {
    const found = await json(get("/resource/fcl/ports", `searchWith=${encodeURIComponent(typed)}`));
    const text = JSON.stringify(found);
    expect([...text.matchAll(/"point":\{"name":"([^"]+)"/g)].map(([, name]) => name)).toEqual(names);
  });

  it("finds places without credentials where the document requires none", async () => {
    expect((await get("/resource/places", "searchWith=mundra", {})).status).toBe(200);
  });

  it("refuses calls without both credentials, unknown paths and other methods", async () => {
    const refused = [
      await get("/resource/profile", "", { "x-token": "any" }),
      await get("/nothing"),
      await answer({ method: "PUT", path: "/api/resource/profile", query: "", headers: CREDENTIALS }),
    ];
    const bodies: readonly unknown[] = refused.map(({ content }) => JSON.parse(String(content)));
    expect(refused.map(({ status }) => status)).toEqual([401, 404, 405]);
    expect(bodies).toMatchObject([{ code: 4010 }, { code: 4040 }, { code: 4000 }]);
  });

  it("moves the dates of the examples by the days since they were written", async () => {
    const text = JSON.stringify(
      await json(answer({ method: "POST", path: "/api/resource/rates/spot-on", query: "", headers: CREDENTIALS })),
    );
    /* 51 days after 2026-11-20. */
    expect(text).toContain('"validityFrom":"2027-01-10"');
    expect(text).toContain('"departureDate":"2027-01-16T06:00:00"');
    expect(text).not.toContain("2026-11-");
  });
});

describe("moving dates", () => {
  it("leaves numbers of bookings and impossible dates unchanged", () => {
    expect(moveDates('["KLB-2026-000123","2026-99-99","2026-12-31"]', "2026-11-21")).toBe(
      '["KLB-2026-000123","2026-99-99","2027-01-01"]',
    );
  });
});
