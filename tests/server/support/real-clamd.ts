import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClamd } from "#server/platform/scanning/clamd.ts";

/* The test file of EICAR, in two parts so that no scanner reports this file. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-", "ANTIVIRUS-TEST-FILE!$H+H*"].join("");
/** How clamd names it: the signature is not one of ClamAV's. */
export const EICAR_SIGNATURE = "Keelson.Test.EICAR.UNOFFICIAL";

const PATH = `${process.env["PATH"] ?? ""}:/usr/sbin`;

/** Null if clamd can be started; otherwise why not. */
export const findMissingClamd = (): string | null =>
  spawnSync("clamd", ["--version"], { env: { PATH } }).status === 0
    ? null
    : "clamd is not installed: apt-get install clamav-daemon";

/** clamd of Debian with one signature, and a socket of its own. */
export interface RealClamd {
  readonly place: { readonly kind: "socket"; readonly path: string };
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const MOST_MB = 25;

const TICK_MS = 50;

const waitForAnswer = async (place: RealClamd["place"], child: ChildProcess): Promise<void> => {
  const clamd = createClamd(place);
  while ((await clamd.probe()) !== null) {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
};

export const startRealClamd = async (): Promise<RealClamd> => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-clamd-"));
  const place = { kind: "socket", path: join(folder, "clamd.ctl") } as const;
  const [database, file] = [join(folder, "database"), join(folder, "clamd.conf")];
  mkdirSync(database);
  writeFileSync(join(database, "test.ndb"), `Keelson.Test.EICAR:0:*:${Buffer.from(EICAR).toString("hex")}\n`);
  const settings = [
    `LocalSocket ${place.path}`,
    `DatabaseDirectory ${database}`,
    "Foreground yes",
    `StreamMaxLength ${MOST_MB}M`,
  ];
  /* As root it would become the user clamav, who cannot read the folder. */
  const user = process.getuid?.() === 0 ? ["User root"] : [];
  writeFileSync(file, [...settings, ...user, ""].join("\n"));
  const child = spawn("clamd", ["--config-file", file], { env: { PATH }, stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("close", resolve));
  await waitForAnswer(place, child);
  return {
    place,
    url: `clamd://${place.path}`,
    close: async () => {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
