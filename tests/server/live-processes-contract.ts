import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GrowingRatesAnswer, RatesAnswer } from "#api/schema.d.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { SEARCH } from "./support/freight.ts";
import { parsed } from "./support/parsed.ts";
import { type ServerProcess, type Settings, signInAt, startServer } from "./support/process.ts";

const DEMO = ["demo@keelson.example", "keelson-demo"] as const;
const LIVE = "CMA CGM";

/** Where a server has its database, with the demo's accounts and tariffs. */
export type MakeDemo = (folder: string) => Promise<{
  readonly settings: Settings;
  readonly remove: () => Promise<void>;
}>;

/** Real servers, and a carrier that counts what it is asked. */
export const describeLiveProcesses = (name: string, makeDemo: MakeDemo): void => {
  describe(`three servers of one database and a carrier (${name})`, () => {
    let folder: string;
    let demo: Awaited<ReturnType<MakeDemo>>;
    let simulator: Simulator;
    let servers: ServerProcess[];
    let headers: Readonly<Record<string, string>>;

    beforeEach(async () => {
      servers = [];
      folder = mkdtempSync(join(tmpdir(), "keelson-live-"));
      demo = await makeDemo(join(folder, "data"));
      simulator = await startSimulator("cma-cgm", {});
      const connectorsFile = join(folder, "connectors.yaml");
      const entry = {
        carrier: "cma-cgm",
        url: simulator.url,
        tokenUrl: `${simulator.url}/as/token.oauth2`,
        clientId: "${CLIENT_ID}",
        clientSecret: "${CLIENT_SECRET}",
        searchesPerHour: 10,
      };
      writeFileSync(connectorsFile, JSON.stringify({ rates: [entry] }));
      const secrets = { CLIENT_ID: "simulator", CLIENT_SECRET: "simulator-secret" };
      const settings = { ...demo.settings, CONNECTORS_FILE: connectorsFile, ...secrets };
      for (let started = 0; started < 3; started += 1) servers.push(await startServer(settings));
      headers = (await signInAt(at(0).url, ...DEMO)).headers;
    });
    afterEach(async () => {
      for (const server of servers) server.signal("SIGTERM");
      await Promise.all(servers.map(({ ended }) => ended));
      await simulator.stop();
      await demo.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    const at = (index: number): ServerProcess => {
      const server = servers[index];
      if (server === undefined) throw new Error("There is no such server.");
      return server;
    };
    const call = async (server: number, method: string, path: string, body?: object): Promise<string> => {
      const answer = await fetch(`${at(server).url}/api/resource/rates${path}`, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return answer.text();
    };
    const withLoad = (weightPerContainer: number) => ({
      ...SEARCH,
      departureDate: null,
      requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 1, weightPerContainer }],
    });
    const search = async (server: number, weight = 18_000) =>
      parsed<RatesAnswer>(await call(server, "POST", "/spot-on", withLoad(weight)));
    const begin = async (server: number) =>
      parsed<GrowingRatesAnswer>(await call(server, "POST", "/searches", withLoad(18_000)));
    const next = async (server: number, { searchId, position }: GrowingRatesAnswer) =>
      parsed<GrowingRatesAnswer>(await call(server, "GET", `/searches/${searchId}?after=${position}`));
    /** Asks on until the answer is complete. */
    const finish = async (server: number, begun: GrowingRatesAnswer): Promise<readonly GrowingRatesAnswer[]> => {
      const parts = [begun];
      for (let part = begun; !part.isComplete; ) {
        part = await next(server, part);
        parts.push(part);
      }
      return parts;
    };
    const countLive = (answers: readonly Pick<RatesAnswer, "result">[]): number =>
      answers.flatMap(({ result }) => result[0]?.api ?? []).filter(({ providerName }) => providerName === LIVE).length;
    const stateOf = ({ progress }: GrowingRatesAnswer) => progress.find((one) => one.name === LIVE);
    const setFaults = (...faults: readonly object[]) =>
      fetch(`${simulator.url}/simulator/faults`, { method: "PUT", body: JSON.stringify(faults) });
    const countSearches = async (): Promise<number> => {
      const calls = await fetch(`${simulator.url}/simulator/calls`).then((answer) => answer.text());
      return parsed<readonly { readonly path: string }[]>(calls).filter(({ path }) => path.endsWith("/search")).length;
    };

    it("ask once for equal searches at the same time, and have its offers afterwards", async () => {
      await setFaults({ fault: "slow", ms: 1_000 });
      const answers = await Promise.all([0, 1, 2, 0, 1, 2].map((server) => search(server)));
      const counts = answers.map((answer) => countLive([answer]));
      expect([await countSearches(), Number(counts[0]) > 0, new Set(counts).size]).toEqual([1, true, 1]);
      expect(countLive([await search(2)])).toBe(counts[0]);
      expect(await countSearches()).toBe(1);
    });

    it("never make more calls together than the carrier allows", async () => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => search(index % 3, 10_000 + index * 100)),
      );
      expect(answers.filter((answer) => countLive([answer]) > 0)).toHaveLength(10);
      expect(await countSearches()).toBe(10);
    });

    it("go on with the search of one that has been killed, and ask the carrier again for their own", async () => {
      await setFaults({ fault: "hang", calls: 1 });
      const lost = await begin(0);
      expect(stateOf(lost)?.state).toBe("asking");
      await expect.poll(countSearches).toBe(1);
      const waiting = begin(1).then((begun) => finish(1, begun));
      const another = await begin(2);
      at(0).signal("SIGKILL");
      const parts = await waiting;
      expect(countLive(parts)).toBeGreaterThan(0);
      expect(await countSearches()).toBe(2);
      const rest = await finish(1, lost);
      expect(stateOf(rest.at(-1) ?? lost)).toMatchObject({
        state: "failed",
        reason: "Its answer was lost. Ask it again.",
      });
      expect(countLive(await finish(1, another))).toBe(countLive(parts));
    });
  });
};
