import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executeOfGuide } from "./execute-of-guide.ts";
import { writeReadersConnector } from "./readers-connector.ts";
import { findMissingMachine, openOwnMachine, type Terminal } from "./terminal.ts";

const missing = findMissingMachine();

describe.skipIf(missing !== null)(`the connector of the guide${missing === null ? "" : `: ${missing}`}`, () => {
  let machine: Terminal;
  let folder = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-connector-"));
    writeReadersConnector(folder);
    machine = openOwnMachine();
    expect(await machine.type(`cp -r ${folder}/. .`)).toEqual({ ending: 0, output: "" });
  });
  afterAll(async () => {
    await machine.close();
    rmSync(folder, { recursive: true });
  });

  it("has a document without mistakes", async () => {
    expect(await executeOfGuide("add-a-connector.md", "node scripts/run.mjs scripts/lint-api.ts", machine)).toBe("");
  });

  it("has a simulator that answers its call", async () => {
    await executeOfGuide("add-a-connector.md", "npm run simulators -- borealis --port 5601 &", machine);
    const wait = "--silent --show-error --output /dev/null --retry 60 --retry-delay 1 --retry-connrefused";
    const { ending, output } = await machine.type(`curl ${wait} localhost:5601/simulator/calls`);
    expect(ending === 0 ? "" : output).toBe("");
    const answer = await executeOfGuide("add-a-connector.md", "curl localhost:5601/v1/offers", machine);
    expect(answer).toContain('"prices":[{"ISOEquipmentCode":"22G1","amount":860,"currency":"USD"}]');
    const calls = await executeOfGuide("add-a-connector.md", "curl localhost:5601/simulator/calls", machine);
    expect(calls).toContain('"method":"POST","path":"/v1/offers","query":"","status":200,"billed":false}]');
  });

  it("is in the form of the repository after the command that formats", async () => {
    await executeOfGuide("add-a-connector.md", "npm run format", machine);
    expect(
      await machine.type("grep -h '^ *borealis: ' simulators/index.ts src/server/connectors/connectors-file.ts"),
    ).toEqual({
      ending: 0,
      output: '    borealis: createBorealis,\n  borealis: { name: "Borealis Line", open: borealisConnector },\n',
    });
  });

  it("passes the tests of connectors", async () => {
    const output = await executeOfGuide("add-a-connector.md", "npx vitest run", machine);
    expect(stripVTControlCharacters(output)).toMatch(
      /^ +Test Files +1 passed \(1\)\n +Tests +60 passed \| 3 skipped \(63\)$/m,
    );
  });
});
