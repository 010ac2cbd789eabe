import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { officeDay } from "#server/platform/time.ts";
import { freePort } from "../support/free-port.ts";
import { createDemoFolder } from "./support/demo-data.ts";
import {
  beginRequest,
  failToStart,
  holdWriteLock,
  isServing,
  openConnection,
  profileStatus,
  runOperation,
  type ServerProcess,
  signInAt,
  startServer,
} from "./support/process.ts";

const DEMO = ["demo@keelson.example", "keelson-demo"] as const;
const SIGN_IN = JSON.stringify({ username: DEMO[0], password: DEMO[1], applicationId: 702020 });

const SEARCH = {
  departureDate: null,
  locationCodificationType: "CMACGM",
  requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 1, weightPerContainer: 18_000 }],
  placeOfOrigin: null,
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: null,
  deliveryPlace: null,
  dischargePort: null,
};

describe("the server as a process", () => {
  let folder = "";
  let running: ServerProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "keelson-process-"));
    running = [];
  });
  afterEach(async () => {
    for (const server of running) server.signal("SIGKILL");
    await Promise.all(running.map((server) => server.ended));
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
    const server = await startServer({ KEELSON_DATA: join(folder, "data"), ...settings });
    running.push(server);
    return server;
  };

  const startOnDemoData = async (): Promise<ServerProcess> => {
    await createDemoFolder(join(folder, "data"));
    return start();
  };

  it("prints its address and the demo login, and the login works", async () => {
    const server = await start({ KEELSON_DEMO: "1" });
    expect(server.output()).toBe(
      [
        `Keelson is running at ${server.url}`,
        "Sign in with demo@keelson.example / keelson-demo",
        `The desk is at ${server.url}/desk: jan.visser@keelson.example (admin) or ravi.pillai@keelson.example / keelson-demo-desk,`,
        "with the key KEELSONDEMOKEELSONDEMOKEELSONDEM in an authenticator app\n",
      ].join("\n"),
    );
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const session = await signInAt(server.url, ...DEMO);
    expect([session.status, await profileStatus(server.url, session.headers)]).toEqual([200, 200]);
  });

  it("lets a staff command that prints a document end while it runs", async () => {
    await start({ KEELSON_DEMO: "1" });
    const file = join(folder, "quote.pdf");
    const data = { KEELSON_DATA: join(folder, "data") };
    const quote = `QUO-${officeDay(Date.now()).slice(0, 4)}-000001`;
    expect(await runOperation(data, "quotes", "export", quote, file)).toEqual({
      ending: 0,
      output: `${quote} is written to ${file}\n`,
    });
    expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("has no demo login by default", async () => {
    const server = await start();
    expect(server.output()).toBe(
      `Creating an embedded database in ${folder}/data/keelson.sqlite (set DATABASE_URL to use PostgreSQL).\n` +
        `Keelson is running at ${server.url}\n`,
    );
    const modes = ["", "keelson.sqlite", "keelson.sqlite-wal", "keelson.sqlite-shm"].map((name) =>
      (statSync(join(folder, "data", name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(["700", "600", "600", "600"]);
    expect((await signInAt(server.url, ...DEMO)).status).toBe(401);
  });

  it("opens no database in front of another backend, whose API it serves", async () => {
    const backend = await startOnDemoData();
    const untouched = join(folder, "portal-data");
    const portal = await start({ KEELSON_API: backend.url, KEELSON_DATA: untouched });
    expect(portal.output()).toBe(`Keelson is running at ${portal.url}\nThe API is answered by ${backend.url}/api\n`);
    const session = await signInAt(portal.url, ...DEMO);
    expect([session.status, await profileStatus(portal.url, session.headers)]).toEqual([200, 200]);
    backend.signal("SIGTERM");
    expect(await backend.ended).toBe(0);
    expect((await signInAt(portal.url, ...DEMO)).status).toBe(502);
    portal.signal("SIGTERM");
    expect(await portal.ended).toBe(0);
    expect(existsSync(untouched)).toBe(false);
  });

  it("keeps a session it answered if it is killed immediately afterwards", async () => {
    const first = await startOnDemoData();
    const session = await signInAt(first.url, ...DEMO);
    first.signal("SIGKILL");
    expect(await first.ended).toBe("SIGKILL");
    const second = await start();
    expect(await profileStatus(second.url, session.headers)).toBe(200);
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "finishes a running request on %s, accepts no new one, and exits with code 0",
    async (signal) => {
      const server = await startOnDemoData();
      const request = beginRequest(server.url, "/api/auth/sign_in", SIGN_IN);
      expect(await isServing(server.url)).toBe(true);
      server.signal(signal);
      await expect.poll(() => isServing(server.url)).toBe(false);
      request.finish();
      expect(await request.answer).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(await server.ended).toBe(0);
    },
  );

  it("closes connections without a running request at once on SIGTERM, and exits with code 0", async () => {
    const server = await start();
    const silent = await openConnection(server.url);
    const halfHead = await openConnection(server.url, "GET /healthz HTTP/1.1\r\nhost: x\r\n");
    const keptAlive = await openConnection(server.url, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    expect(await keptAlive.nextAnswer()).toMatch(/^HTTP\/1\.1 200 OK/);
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(await Promise.all([silent.closed, halfHead.closed, keptAlive.closed])).toEqual([
      "closed",
      "closed",
      "closed",
    ]);
  });

  it("serves while it drains, but is not ready any more, and then exits with code 0", async () => {
    const server = await start({ DRAIN_SECONDS: "2" });
    const readiness = async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return [answer.status, await answer.json()];
    };
    expect(await readiness()).toEqual([200, { status: "ready" }]);
    server.signal("SIGTERM");
    await expect.poll(readiness).toEqual([503, { status: "not ready", failed: "server", reason: "stopping" }]);
    const page = await fetch(`${server.url}/healthz`);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    expect(await server.ended).toBe(0);
  });

  it("names a mail server that does not answer, without its password, and serves", async () => {
    const port = await freePort();
    const server = await start({ SMTP_URL: `smtp://keelson:secret@127.0.0.1:${port}` });
    await expect
      .poll(server.output)
      .toContain(
        `Warning: The mail server 127.0.0.1:${port} does not take mails (connect ECONNREFUSED 127.0.0.1:${port}). They wait, and leave once it does.\n`,
      );
    expect(server.output()).not.toContain("secret");
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it("exits immediately on a second signal", async () => {
    const server = await start();
    const request = beginRequest(server.url, "/api/auth/sign_in", SIGN_IN);
    expect(await isServing(server.url)).toBe(true);
    server.signal("SIGTERM");
    await expect.poll(() => isServing(server.url)).toBe(false);
    server.signal("SIGTERM");
    expect(await server.ended).toBe(1);
    request.drop();
  });

  it("answers reads while another process holds the write lock, and books when it is free", async () => {
    const server = await startOnDemoData();
    const { headers } = await signInAt(server.url, ...DEMO);
    const call = async (path: string, method = "GET", body: object | null = null) => {
      const json = body === null ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: { ...headers, ...(body === null ? {} : { "content-type": "application/json" }) },
        ...json,
      });
      return { status: answer.status, text: await answer.text() };
    };
    const rates = await call("/api/resource/rates/spot-on", "POST", SEARCH);
    const offerId = /"offerId":"([^"]+\.[^"]+)"/.exec(rates.text)?.[1];
    /* The first list of changed bookings writes their summaries. */
    expect((await call("/api/resource/dashboard")).status).toBe(200);
    const lock = await holdWriteLock(join(folder, "data", "keelson.sqlite"));
    let isBooked = false;
    const booking = call("/api/resource/rates/spot-on", "PUT", {
      offerId,
      providerName: "",
      routing: null,
      arrivalDate: null,
      departureDate: null,
    }).finally(() => {
      isBooked = true;
    });
    const reads = [
      "/healthz",
      "/api/resource/profile",
      "/api/resource/dashboard",
      "/api/resource/fcl/ports?searchWith=rotterdam",
      "/api/resource/quotation?limit=10&skip=0",
    ];
    for (const path of reads) expect([path, (await call(path)).status]).toEqual([path, 200]);
    expect(isBooked).toBe(false);
    await lock.release();
    expect((await booking).status).toBe(200);
  });

  it("refuses a staff command where no server has left data, and creates none", async () => {
    const data = join(folder, "data");
    expect(await runOperation({ KEELSON_DATA: data }, "rates", "list")).toEqual({
      ending: 1,
      output: `There is no database in ${data}. Staff commands use the database of a server: set DATABASE_URL or KEELSON_DATA as the server has them, or start the server once.\n`,
    });
    expect(existsSync(data)).toBe(false);
  });

  it("reports in one sentence that the port is in use", async () => {
    const port = await freePort();
    const holder = await new Promise<Server>((resolve) => {
      const server = createServer().listen(port, "127.0.0.1", () => resolve(server));
    });
    const { ending, output } = await failToStart({ KEELSON_DATA: folder, PORT: String(port) });
    holder.close();
    expect([ending, output]).toEqual([
      1,
      `Creating an embedded database in ${folder}/keelson.sqlite (set DATABASE_URL to use PostgreSQL).\n` +
        `Port ${port} on 127.0.0.1 is already in use: stop the other program or set PORT to another number.\n`,
    ]);
  });

  it("reports in one sentence that the data folder cannot be used", async () => {
    const file = join(folder, "taken");
    writeFileSync(file, "");
    const { ending, output } = await failToStart({ KEELSON_DATA: join(file, "data") });
    expect([ending, output]).toEqual([
      1,
      `The data folder ${file}/data cannot be used: ENOTDIR: not a directory, mkdir '${file}/data'\n`,
    ]);
  });

  it("reports in one sentence that the file is not a database", async () => {
    writeFileSync(
      join(folder, "keelson.sqlite"),
      "this is not a database, but it is long enough to look like one".repeat(20),
    );
    const { ending, output } = await failToStart({ KEELSON_DATA: folder });
    expect([ending, output]).toEqual([
      1,
      `The database ${folder}/keelson.sqlite cannot be opened: file is not a database\n`,
    ]);
  });

  it("reports in one sentence that PostgreSQL cannot be reached, without the password", async () => {
    const port = await freePort();
    const { ending, output } = await failToStart({
      DATABASE_URL: `postgres://keelson:secret@127.0.0.1:${port}/keelson`,
      DATABASE_WAIT_SECONDS: "1",
    });
    expect([ending, output]).toEqual([
      1,
      `Waiting for the database (0 of 1 s): connect ECONNREFUSED 127.0.0.1:${port}\n` +
        `The database postgres://keelson:…@127.0.0.1:${port}/keelson cannot be opened: connect ECONNREFUSED 127.0.0.1:${port}\n`,
    ]);
  });

  it("names an invalid setting in one sentence", async () => {
    const { ending, output } = await failToStart({ PORT: "eighty" });
    expect([ending, output]).toEqual([1, 'PORT must be a whole number from 0 to 65535, but it is "eighty".\n']);
  });
});
