/* node main.ts <carrier>... [--port 5601] [--delay 2000 | --delay 8000-25000] [--variant msc] [--version 3.0] */
import { parseArgs } from "node:util";
import { CARRIER_NAMES, isCarrierName, isVariantName, startSimulator, VARIANT_NAMES } from "./index.ts";

const FIRST_PORT = 5601;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: String(FIRST_PORT) },
    delay: { type: "string", default: "0" },
    variant: { type: "string", default: "dcsa" },
    version: { type: "string", default: "2.2" },
  },
});

const stopWith: (sentence: string) => never = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const carriers = positionals.map((name) =>
  isCarrierName(name) ? name : stopWith(`"${name}" is no carrier. Carriers: ${CARRIER_NAMES.join(", ")}.`),
);
if (carriers.length === 0) stopWith(`Name at least one carrier: ${CARRIER_NAMES.join(", ")}.`);
const port = Number(values.port);
const [least = 0, most = least] = values.delay.split("-").map(Number);
if (![port, least, most].every(Number.isInteger) || most < least)
  stopWith("--port takes a whole number, --delay one in milliseconds or two with a hyphen between them.");
const { variant, version } = values;
if (!isVariantName(variant)) stopWith(`--variant takes one of ${VARIANT_NAMES.join(", ")}.`);
if (version !== "2.2" && version !== "3.0") stopWith("--version takes 2.2 or 3.0.");

const running = await Promise.all(
  carriers.map(async (carrier, index) => {
    const simulator = await startSimulator(carrier, { port: port + index, delayMs: [least, most], variant, version });
    process.stdout.write(`${carrier}: ${simulator.url}\n`);
    return simulator;
  }),
);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    Promise.all(running.map(({ stop }) => stop())).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
