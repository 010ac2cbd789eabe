import { createServer } from "node:tls";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { hostWatch } from "#server/host-watch.ts";
import { describeCertificate, readCertificateEnd } from "#server/platform/certificate.ts";
import { type Disk, hasRoom, openDisk } from "#server/platform/disk.ts";
import { NO_FOLDER, START, startTestApp, type TestApp } from "./support/app.ts";
import { parsed } from "./support/parsed.ts";
import { SELF_SIGNED } from "./support/self-signed.ts";

const DAY_MS = 86_400_000;
const SITE = "https://freight.example";
const disk = (use: number | null): Disk => ({ readUse: async () => use });

describe("the disk of the data folder", () => {
  it("is in use as df shows it: what is kept for root does not count", async () => {
    const blocks = (bfree: number, bavail: number) => openDisk("/data", async () => ({ blocks: 1_000, bfree, bavail }));
    expect(await blocks(500, 500).readUse()).toBe(0.5);
    expect(await blocks(100, 50).readUse()).toBeCloseTo(900 / 950, 9);
    expect(await openDisk(NO_FOLDER).readUse()).toBeNull();
    expect((await openDisk("/").readUse()) ?? -1).toBeGreaterThan(0);
  });

  it("has room for files until it is 95 % full, and where it cannot be read", async () => {
    expect(await Promise.all([0.5, 0.949, 0.95, 1, null].map((use) => hasRoom(disk(use))))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});

describe("the certificate of the public address", () => {
  it("is named in one sentence from 14 days before its end", () => {
    const end = (days: number) => describeCertificate(SITE, START + days * DAY_MS, START);
    expect([15, 14, 13.5, 1, 0.5, -1].map(end)).toEqual([
      null,
      null,
      "The certificate of https://freight.example ends in 13 days (2026-12-03). Renew it on the proxy.",
      "The certificate of https://freight.example ends in 1 day (2026-11-21). Renew it on the proxy.",
      "The certificate of https://freight.example ends in less than a day (2026-11-20). Renew it on the proxy.",
      "The certificate of https://freight.example ended on 2026-11-19: browsers refuse the site. Renew it on the proxy.",
    ]);
  });

  it("is read also where no authority has signed it", async () => {
    const server = createServer(SELF_SIGNED, (socket) => void socket.on("error", () => undefined).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(async () => void (await new Promise((resolve) => server.close(resolve))));
    const address = server.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    expect(await readCertificateEnd(`https://127.0.0.1:${port}`)).toBe(Date.parse("2126-10-29T19:29:57Z"));
    expect(await readCertificateEnd(`http://127.0.0.1:${port}`)).toBeNull();
    expect(await readCertificateEnd("https://127.0.0.1:9")).toBeNull();
  });
});

describe("a server that watches its host", () => {
  let server: TestApp | null = null;
  afterEach(async () => {
    await server?.close();
    server = null;
  });

  const start = async (use: number | null, endsAt: number | null, publicUrl = SITE): Promise<TestApp> => {
    server = await startTestApp({ features: [hostWatch(async () => endsAt)], config: { publicUrl }, disk: disk(use) });
    return server;
  };
  const readMetrics = async ({ app }: TestApp) =>
    (await app.inject({ method: "GET", url: "/metrics" })).body
      .split("\n")
      .filter((line) => /^(data_disk|keelson_cert)/.test(line));
  const lines = ({ logLines }: TestApp, msg: RegExp) =>
    logLines
      .map((line) => parsed<Readonly<Record<string, unknown>>>(line))
      .filter((line) => msg.test(String(line["msg"])));

  it("logs one line about a full disk and about a certificate that ends tomorrow, and has a metric for each", async () => {
    const test = await start(0.96, START + DAY_MS);
    await expect
      .poll(() => readMetrics(test))
      .toEqual(["data_disk_used_ratio 0.96", "keelson_certificate_expiry_seconds 86400"]);
    expect(lines(test, /disk of the data folder/)).toMatchObject([
      { level: 50, usedPercent: 96, msg: "the disk of the data folder is nearly full: no files are taken" },
    ]);
    expect(lines(test, /certificate/)).toMatchObject([
      {
        level: 40,
        url: SITE,
        certificate: "The certificate of https://freight.example ends in 1 day (2026-11-21). Renew it on the proxy.",
        msg: "the certificate of the public address ends",
      },
    ]);
    expect((await test.app.inject({ method: "GET", url: "/readyz" })).statusCode).toBe(200);
  });

  it("logs nothing of a disk with space and a certificate that lasts, and leaves out what cannot be read", async () => {
    const test = await start(null, null);
    await test.app.inject({ method: "GET", url: "/healthz" });
    expect(await readMetrics(test)).toEqual([]);
    expect(lines(test, /disk|certificate/)).toEqual([]);
    await test.close();
    const other = await start(0.5, START + 90 * DAY_MS, "http://localhost:8080");
    expect(await readMetrics(other)).toEqual(["data_disk_used_ratio 0.5"]);
    expect(lines(other, /disk|certificate/)).toEqual([]);
  });
});
