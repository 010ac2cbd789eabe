import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSimulator } from "#simulators/index.ts";

const toBase64 = (text: string): string => Buffer.from(text).toString("base64");

/** Simulators in place of the carriers that the guides name, and the connectors files that lead to them. */
export interface Carriers {
  /** Of staff commands. */
  readonly file: string;
  /** Of the server, which asks no carrier for prices. */
  readonly feedsFile: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const SECRETS = {
  CARRIER_CLIENT: "simulator",
  CARRIER_SECRET: "simulator-secret",
  CARRIER_KEY: "simulator-key",
  PUSH_SECRET: toBase64("the new secret of it"),
  OLD_PUSH_SECRET: toBase64("the old secret of it"),
};

/** Starts them, and writes the files into a folder. */
export const startCarriers = async (folder: string): Promise<Carriers> => {
  const cmaCgm = await startSimulator("cma-cgm", {});
  const own = await startSimulator("direct-booking", {});
  const schedule = await startSimulator("schedules", {});
  const feed = await startSimulator("tracking", { version: "3.0" });
  const headers = { "API-Key": "${CARRIER_KEY}" };
  const rates = [
    {
      carrier: "cma-cgm",
      url: cmaCgm.url,
      tokenUrl: `${cmaCgm.url}/as/token.oauth2`,
      clientId: "${CARRIER_CLIENT}",
      clientSecret: "${CARRIER_SECRET}",
    },
    {
      carrier: "direct-booking",
      name: "Borealis Line",
      url: own.url,
      apiKey: "${CARRIER_KEY}",
      bookingAgent: "Keelson Global Logistics",
    },
  ];
  const schedules = [{ carrier: "Hapag-Lloyd", url: `${schedule.url}/v1/point-to-point-routes`, headers }];
  const subscriptions = { url: `${feed.url}/v2/event-subscriptions`, headers };
  const push = { secret: "${PUSH_SECRET}", oldSecret: "${OLD_PUSH_SECRET}", subscriptions };
  const tracking = { evergreen: { lines: ["Evergreen"], push } };
  const write = (name: string, content: object): string => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  return {
    file: write("connectors.yaml", { rates, schedules, tracking }),
    feedsFile: write("feeds.yaml", { tracking }),
    secrets: SECRETS,
    stop: async () => {
      for (const simulator of [cmaCgm, own, schedule, feed]) await simulator.stop();
    },
  };
};
