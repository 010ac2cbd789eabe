import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { SET_UPS, toVariableLines } from "#desk/screens/connectors/set-ups.ts";
import { RATE_CARRIERS, readConnectorsFile } from "#server/connectors/connectors-file.ts";

const folder = mkdtempSync(join(tmpdir(), "keelson-set-ups-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("what is added to connect a carrier", () => {
  it.each(SET_UPS.map((setUp) => [setUp.label, setUp] as const))("is read by the server: %s", (_label, setUp) => {
    const path = join(folder, `${setUp.id}.yaml`);
    writeFileSync(path, setUp.entry);
    const environment = Object.fromEntries(setUp.variables.map((name) => [name, "a-value"]));
    expect(readConnectorsFile(path, environment).mapErr(String)).toMatchObject({ value: expect.anything() });
    expect(readConnectorsFile(path, {}).isErr()).toBe(true);
  });

  it("has an entry for each carrier of prices", () => {
    const ids = SET_UPS.map(({ id }) => id);
    expect(RATE_CARRIERS.map(({ carrier }) => carrier).filter((carrier) => !ids.includes(carrier))).toEqual([]);
  });

  it("names the connectors file and the variables without values", () => {
    const setUp = SET_UPS.find(({ id }) => id === "direct-booking");
    expect(setUp === undefined ? "" : toVariableLines(setUp)).toBe(
      "CONNECTORS_FILE=/etc/keelson/connectors.yaml\nMERIDIAN_API_KEY=",
    );
  });
});
