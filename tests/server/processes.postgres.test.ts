import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutConnections, emptyPostgresPlace, postgresUrl, type TestPlace } from "./support/database.ts";
import { profileStatus, type ServerProcess, type Settings, signInAt, startServer } from "./support/process.ts";

const DEMO = ["demo@keelson.example", "keelson-demo"] as const;

describe.skipIf(postgresUrl === undefined)("two servers over one PostgreSQL", () => {
  let test: TestPlace;
  let one: ServerProcess;
  let two: ServerProcess;
  /* One may have started although the other did not. */
  const started: ServerProcess[] = [];
  const start = async (settings: Settings): Promise<ServerProcess> => {
    const server = await startServer(settings);
    started.push(server);
    return server;
  };

  beforeAll(async () => {
    test = await emptyPostgresPlace();
    if (test.place.kind !== "postgres") throw new Error("Expected PostgreSQL.");
    const settings = { DATABASE_URL: test.place.url, KEELSON_DEMO: "1" };
    const starts = [start(settings), start(settings)] as const;
    await Promise.allSettled(starts);
    [one, two] = await Promise.all(starts);
  });
  afterAll(async () => {
    for (const server of started) server.signal("SIGTERM");
    await Promise.all(started.map(({ ended }) => ended));
    await test.remove();
  });

  it("start at the same moment on an empty database, and load the demo data once", async () => {
    expect((await signInAt(one.url, ...DEMO)).status).toBe(200);
    expect((await signInAt(two.url, ...DEMO)).status).toBe(200);
  });

  it("share sessions: signed in at one, signed in at both, signed out at both", async () => {
    const { headers } = await signInAt(one.url, ...DEMO);
    expect(await profileStatus(two.url, headers)).toBe(200);
    await fetch(`${two.url}/api/auth/sign_out`, { method: "POST", headers });
    expect(await profileStatus(one.url, headers)).toBe(401);
  });

  it("serve on when the database has cut their connections", async () => {
    const { headers } = await signInAt(one.url, ...DEMO);
    expect(await cutConnections(test.place)).toBeGreaterThan(0);
    await expect.poll(() => profileStatus(one.url, headers)).toBe(200);
  });

  it("share limits: ten wrong passwords in all, wherever they arrive", async () => {
    const attempts = Array.from({ length: 12 }, (_, attempt) =>
      signInAt(attempt % 2 === 0 ? one.url : two.url, "victim@keelson.example", "wrong"),
    );
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
      429,
    ]);
  });
});
