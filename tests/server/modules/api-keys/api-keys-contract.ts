import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ApiKey, ApiKeyRequest, ApiKeysAnswer, CreatedApiKeyAnswer } from "#api/schema.d.ts";
import { setDisabled } from "#server/modules/accounts/account-store.ts";
import { apiKeysFeature } from "#server/modules/api-keys/routes.ts";
import { accountAnswers } from "#server/account-answers.ts";
import { accountFeatures } from "#server/features.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RIVAL = "rival@trader.example";
const DAY_MS = 86_400_000;
const KEYS = "/api/resource/api-keys";
const REQUEST: ApiKeyRequest = { name: "ERP export", scopes: ["read"], days: null };

/** API keys over HTTP, over whichever database. */
export const apiKeysContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let accountId: string;

  const start = async (factor = 1): Promise<void> => {
    const features = [...freightFeatures(), ...accountFeatures().slice(1), apiKeysFeature];
    server = await startTestApp({ make, features, config: { callLimitFactor: factor } });
    accountId = await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const create = (payload: object = REQUEST) => server.app.inject({ method: "POST", url: KEYS, headers, payload });
  const createKey = async (changes: Partial<ApiKeyRequest> = {}) => {
    const answer = await create({ ...REQUEST, ...changes });
    const [created] = parsed<CreatedApiKeyAnswer>(answer.body).result;
    if (created === undefined) throw new Error(`No key was created: ${answer.body}`);
    return created;
  };
  const list = async (): Promise<readonly ApiKey[]> =>
    parsed<ApiKeysAnswer>((await server.app.inject({ method: "GET", url: KEYS, headers })).body).result;
  const revoke = (id: string) => server.app.inject({ method: "DELETE", url: `${KEYS}/${id}`, headers });
  const getWith = (key: string, url = "/api/resource/quotation") =>
    server.app.inject({ method: "GET", url, headers: { authorization: `Bearer ${key}` } });
  const codeOf = async (answer: PromiseLike<{ readonly statusCode: number; readonly body: string }>) => {
    const { statusCode, body } = await answer;
    return [statusCode, parsed<{ readonly code: number }>(body).code];
  };

  it("creates a key that is answered once and stored as a hash", async () => {
    const created = await createKey({ name: " ERP export ", scopes: ["book", "read"], days: 90 });
    expect(created).toEqual({
      id: expect.any(String),
      name: "ERP export",
      mode: "live",
      key: expect.stringMatching(/^klk_secret-\d+x+$/),
      shown: "klk_…xxxx",
      scopes: ["read", "book"],
      state: "active",
      createdAt: "2026-11-20T08:00:00.000Z",
      expiresAt: "2027-02-18T08:00:00.000Z",
      lastUsedAt: null,
    });
    const { key, ...listed } = created;
    expect(await list()).toEqual([listed]);
    const rows = await server.database.db.selectFrom("apiKey").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    await getWith(key);
    expect(server.logLines.join("\n")).not.toContain(key);
  });

  it("refuses a key without a name and without rights, naming both", async () => {
    const answer = await create({ name: " ", scopes: [], days: 0 });
    expect([answer.statusCode, parsed<{ readonly result: readonly object[] }>(answer.body).result]).toEqual([
      422,
      [
        { field: "name", message: "Enter a name." },
        { field: "scopes", message: "Choose at least one right." },
        { field: "days", message: "Enter 1 to 730 days, or no end." },
      ],
    ]);
  });

  it("lets a key make the calls of its rights as the shipper, and answers 403 with 4030 to others", async () => {
    const { key } = await createKey();
    expect((await getWith(key)).statusCode).toBe(200);
    expect(await codeOf(getWith(key, "/api/resource/nearby-ports?portCode=INTKD"))).toEqual([403, 4030]);
    const search = (authorization: string) =>
      server.app.inject({
        method: "POST",
        url: "/api/resource/rates/spot-on",
        headers: { authorization },
        payload: SEARCH,
      });
    expect(await codeOf(search(`Bearer ${key}`))).toEqual([403, 4030]);
    const searching = await createKey({ scopes: ["search"] });
    expect((await search(`bearer ${searching.key}`)).statusCode).toBe(200);
  });

  it("lets no key create keys, sign out or ask for the deletion of the account", async () => {
    const { key } = await createKey({ scopes: ["read", "search", "quote", "book", "change"] });
    const authorization = `Bearer ${key}`;
    const inject = (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
      server.app.inject({ method, url, headers: { authorization }, ...(payload === undefined ? {} : { payload }) });
    expect(await codeOf(inject("GET", KEYS))).toEqual([403, 4030]);
    expect(await codeOf(inject("POST", KEYS, REQUEST))).toEqual([403, 4030]);
    expect(await codeOf(inject("POST", "/api/auth/sign_out", {}))).toEqual([403, 4030]);
    expect(await codeOf(inject("PUT", "/api/resource/account/deletion"))).toEqual([403, 4030]);
    expect(await list()).toHaveLength(1);
  });

  it("answers 401 with 4010 to a key that is unknown, revoked or has ended", async () => {
    expect(await codeOf(getWith("klk_unknown"))).toEqual([401, 4010]);
    const { key, id } = await createKey();
    expect((await revoke(id)).statusCode).toBe(200);
    expect(await codeOf(getWith(key))).toEqual([401, 4010]);
    expect(await codeOf(revoke(id))).toEqual([404, 4040]);
    const short = await createKey({ days: 1 });
    server.clock.advance(DAY_MS - 1);
    expect((await getWith(short.key)).statusCode).toBe(200);
    server.clock.advance(1);
    expect(await codeOf(getWith(short.key))).toEqual([401, 4010]);
  });

  it("answers 401 once the account is disabled", async () => {
    const { key } = await createKey();
    await setDisabled(server.database.db, accountId, server.clock.now());
    expect(await codeOf(getWith(key))).toEqual([401, 4010]);
  });

  it("revokes no key of another shipper", async () => {
    const { key, id } = await createKey();
    headers = await signInAs(server.app, RIVAL);
    expect(await list()).toEqual([]);
    expect(await codeOf(revoke(id))).toEqual([404, 4040]);
    expect((await getWith(key)).statusCode).toBe(200);
  });

  it("records the last use at most once a minute", async () => {
    const { key } = await createKey();
    const lastUse = async () => (await list())[0]?.lastUsedAt;
    await getWith(key);
    await vi.waitFor(async () => expect(await lastUse()).toBe("2026-11-20T08:00:00.000Z"));
    server.clock.advance(59_000);
    await getWith(key);
    server.clock.advance(1_000);
    expect(await lastUse()).toBe("2026-11-20T08:00:00.000Z");
    await getWith(key);
    await vi.waitFor(async () => expect(await lastUse()).toBe("2026-11-20T08:01:00.000Z"));
  });

  it("lets 20 keys work at once, also when they are created at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => create()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      ...Array(20).fill(200),
      409,
      409,
    ]);
    const [first] = await list();
    await revoke(first?.id ?? "");
    expect((await create()).statusCode).toBe(200);
  });

  it("counts the calls of each key apart from those of the shipper", async () => {
    await server.close();
    /* Three bookings or quotes of a caller in ten minutes. */
    await start(0.01);
    const book = (authorization: string) =>
      server.app.inject({ method: "PUT", url: "/api/resource/rates/spot-on", headers: { authorization }, payload: {} });
    const [one, other] = [await createKey({ scopes: ["book"] }), await createKey({ scopes: ["book"] })];
    for (let call = 0; call < 3; call += 1) expect((await book(`Bearer ${one.key}`)).statusCode).toBe(422);
    expect((await book(`Bearer ${one.key}`)).statusCode).toBe(429);
    expect((await book(`Bearer ${other.key}`)).statusCode).toBe(422);
  });

  it("ignores an Authorization header that has no key", async () => {
    const authorization = "Basic c3RhZ2luZzpwYXNz";
    const answer = await server.app.inject({
      method: "GET",
      url: "/api/resource/quotation",
      headers: { ...headers, authorization },
    });
    expect(answer.statusCode).toBe(200);
  });

  it("lists the keys in the download of the account without what proves them, and deletes them with the account", async () => {
    const { key } = await createKey();
    const download = await server.app.inject({ method: "GET", url: "/api/resource/account/data", headers });
    expect(download.body).toContain("klk_…xxxx");
    expect(download.body).not.toContain(key);
    expect(download.body).not.toContain("keyHash");
    for (const { erase } of accountAnswers.records) await erase(server.database.db, [accountId]);
    expect(await server.database.db.selectFrom("apiKey").selectAll().execute()).toEqual([]);
  });
};
