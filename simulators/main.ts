import { parseArgs } from "node:util";
import { CARRIER_NAMES, isCarrierName, isVariantName, startSimulator, VARIANT_NAMES } from "./index.ts";

const HELP = `npm run simulators -- <carrier>... [options], or: node main.ts <carrier>... [options]
Carriers: ${CARRIER_NAMES.join(", ")}. Each takes the port after that of the one before.
  --port 5601      the first port
  --delay 2000     milliseconds that a search takes; 8000-25000 for some time between
  --variant dcsa   of tracking: ${VARIANT_NAMES.join(", ")}
  --version 2.2    of tracking: 2.2, 3.0
`;

const stopWith: (sentence: string) => never = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean", default: false },
        port: { type: "string", default: "5601" },
        delay: { type: "string", default: "0" },
        variant: { type: "string", default: "dcsa" },
        version: { type: "string", default: "2.2" },
      },
    });
  } catch (error) {
    const sentence = error instanceof Error ? error.message.split(". ")[0] : "The options cannot be read";
    return stopWith(`${sentence}. --help lists the options.`);
  }
};

const sayStart = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code === "EADDRINUSE" && "port" in error
    ? `Port ${String(error.port)} is already in use: choose another one with --port.`
    : error.message;
};

const { values, positionals } = readArguments();
const { variant, version } = values;
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const carriers = positionals.map((name) =>
  isCarrierName(name) ? name : stopWith(`"${name}" is no carrier. Carriers: ${CARRIER_NAMES.join(", ")}.`),
);
if (carriers.length === 0) stopWith(`Name at least one carrier: ${CARRIER_NAMES.join(", ")}.`);
if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
  stopWith("--port must be a whole number from 0 to 65535.");
const firstPort = Number(values.port);
const [least = 0, most = least] = values.delay.split("-").map(Number);
if (!/^\d+(-\d+)?$/.test(values.delay) || most < least)
  stopWith("--delay must be milliseconds, or two numbers with a hyphen between them.");
if (!isVariantName(variant)) stopWith(`--variant must be one of ${VARIANT_NAMES.join(", ")}.`);
if (version !== "2.2" && version !== "3.0") stopWith("--version must be 2.2 or 3.0.");

const running = await Promise.all(
  carriers.map(async (carrier, index) => {
    /* 0 takes a free port for each. */
    const port = firstPort === 0 ? 0 : firstPort + index;
    const simulator = await startSimulator(carrier, { port, delayMs: [least, most], variant, version });
    process.stdout.write(`${carrier}: ${simulator.url}\n`);
    return simulator;
  }),
).catch((error: unknown) => stopWith(sayStart(error)));

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    Promise.all(running.map(({ stop }) => stop())).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
