import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/* The folders of the connector that the guide says to start from. */
const FOLDERS = [
  "src/server/connectors/direct-booking",
  "simulators/direct-booking",
  "tests/server/connectors/direct-booking",
];

/* What the reader of the guide changes in them: names, the header with the key, and the setting that the guide's entry does not have. */
const toBorealis = (text: string): string =>
  text
    .replaceAll(/(?<!seed} )direct-booking/g, "borealis")
    .replaceAll("directBooking", "borealis")
    .replaceAll("DirectBooking", "Borealis")
    .replaceAll('"API-Key"', '"x-borealis-key"')
    .replaceAll('"api-key"', '"x-borealis-key"')
    .replaceAll("API-Key", "x-borealis-key")
    .replaceAll('"simulator-key"', '"simulator"')
    .replace(/^ +bookingAgent: "Keelson Global Logistics",\n/m, "")
    .replaceAll('fields.text("bookingAgent")', '"Keelson Global Logistics"');

/* The lines that register it: each follows the one of the connector that it was started from. */
const REGISTERED = ["src/server/connectors/connectors-file.ts", "simulators/index.ts"];
const register = (text: string): string =>
  text
    .split("\n")
    .flatMap((line) =>
      /irect-?[bB]ooking/.test(line) ? [line, toBorealis(line).replace("Direct booking", "Borealis Line")] : [line],
    )
    .join("\n");

/** Writes into a folder what a reader of the guide "Add a connector" adds to the repository, and the connectors file of the guide. */
export const writeReadersConnector = (folder: string): void => {
  for (const from of FOLDERS) {
    const to = join(folder, toBorealis(from));
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from))
      writeFileSync(join(to, toBorealis(name)), toBorealis(readFileSync(join(from, name), "utf8")));
  }
  for (const file of REGISTERED) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), register(readFileSync(file, "utf8")));
  }
  const entry =
    /^```yaml\n(# connectors\.yaml\n[^]*?)^```/m.exec(readFileSync("docs/guides/add-a-connector.md", "utf8"))?.[1] ??
    "";
  writeFileSync(join(folder, "connectors.yaml"), entry);
};
