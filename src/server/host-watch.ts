import { Gauge } from "prom-client";
import type { Config } from "./config.ts";
import { repeat } from "./platform/background.ts";
import { describeCertificate, type ReadCertificate, readCertificateEnd } from "./platform/certificate.ts";
import { FULL_AT } from "./platform/disk.ts";
import type { Deps, Feature } from "./platform/feature.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const watchDisk = (deps: Deps): void => {
  const { disk, log, metrics } = deps;
  const gauge: Gauge = new Gauge({
    name: "data_disk_used_ratio",
    help: "The part of the disk of the data folder that is in use, from 0 to 1; left out if it cannot be read",
    registers: [metrics],
    collect: async () => {
      const use = await disk.readUse();
      gauge.reset();
      if (use === null) gauge.remove();
      else gauge.set(use);
    },
  });
  let isFull = false;
  repeat(deps, MINUTE_MS, async () => {
    const use = await disk.readUse();
    const wasFull = isFull;
    isFull = use !== null && use >= FULL_AT;
    const fields = { usedPercent: Math.floor((use ?? 0) * 100) };
    if (isFull && !wasFull) log.error(fields, "the disk of the data folder is nearly full: no files are taken");
    if (!isFull && wasFull) log.info(fields, "the disk of the data folder has space again: files are taken");
  });
};

/* Read once a day at least, and at each scrape from what was read last. */
const watchCertificate = (deps: Deps, url: string, read: ReadCertificate): void => {
  const { clock, log, metrics } = deps;
  let endsAt: number | null = null;
  const gauge: Gauge = new Gauge({
    name: "keelson_certificate_expiry_seconds",
    help: "Seconds until the certificate of PUBLIC_URL ends, negative afterwards; left out if it cannot be read",
    registers: [metrics],
    collect: () => {
      if (endsAt === null) gauge.remove();
      else gauge.set((endsAt - clock()) / 1_000);
    },
  });
  if (!url.startsWith("https:")) return;
  let namedAt = Number.NEGATIVE_INFINITY;
  repeat(deps, 10 * MINUTE_MS, async () => {
    endsAt = (await read(url)) ?? endsAt;
    const sentence = endsAt === null ? null : describeCertificate(url, endsAt, clock());
    if (sentence === null || clock() - namedAt < DAY_MS) return;
    namedAt = clock();
    log.warn({ url, certificate: sentence }, "the certificate of the public address ends");
  });
};

/** A sentence about a public address whose certificate has ended or will soon; null if there is nothing to say. */
export const findCertificateProblem = async (
  { publicUrl }: Pick<Config, "publicUrl">,
  now: number,
  read: ReadCertificate = readCertificateEnd,
): Promise<string | null> => {
  const endsAt = await read(publicUrl);
  return endsAt === null ? null : describeCertificate(publicUrl, endsAt, now);
};

/** Watches what the server stands on: the disk of its data folder, and the certificate of its public address. */
export const hostWatch =
  (read: ReadCertificate = readCertificateEnd): Feature =>
  (deps) => {
    watchDisk(deps);
    watchCertificate(deps, deps.config.publicUrl, read);
    return [];
  };
