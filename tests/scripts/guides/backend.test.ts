import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executeOfGuide } from "./execute-of-guide.ts";
import { findMissingMachine, openOwnMachine, type Terminal } from "./terminal.ts";

const missing = findMissingMachine();

describe.skipIf(missing !== null)(`the backend that a reader verifies${missing === null ? "" : `: ${missing}`}`, () => {
  let machine: Terminal;
  beforeAll(async () => {
    machine = openOwnMachine();
    /* It writes its address once it answers. */
    const start = `mkfifo /run/address; "${process.execPath}" contracts/examples/node-server/server.mjs --port 8080 > /run/address & read address < /run/address; echo $address`;
    expect(await machine.type(start)).toEqual({ ending: 0, output: "http://127.0.0.1:8080\n" });
  });
  afterAll(() => machine.close());

  it("answers by hand as the guide shows", async () => {
    const answers = [
      await executeOfGuide(
        "verify-your-backend.md",
        `curl -i -H 'Content-Type: application/json' -d '{"action": "reset"}'`,
        machine,
      ),
      await executeOfGuide(
        "verify-your-backend.md",
        "curl -i -H 'Content-Type: application/json' http://localhost:8080/_states",
        machine,
      ),
      await executeOfGuide(
        "verify-your-backend.md",
        `curl -i -H 'Content-Type: application/json' -d '{"action": "setup", "state": "it rains"`,
        machine,
      ),
      await executeOfGuide(
        "verify-your-backend.md",
        "curl -i -H 'Content-Type: application/json' http://localhost:8080/api/auth/sign_in",
        machine,
      ),
    ];
    expect(answers.map((answer) => /^HTTP.*(?=\r$)/m.exec(answer)?.[0])).toEqual([
      "HTTP/1.1 200 OK",
      "HTTP/1.1 200 OK",
      "HTTP/1.1 404 Not Found",
      "HTTP/1.1 200 OK",
    ]);
    expect(answers[3]).toMatch(/"message":"OK","result":\[\{"xToken":"[^"]+","xApiKey":"[^"]+"\}\]\}$/);
  });

  it("is verified at its address", async () => {
    const output = await executeOfGuide("verify-your-backend.md", "npm run verify -- http://localhost:8080", machine);
    expect(output.trim().split("\n").at(-1)).toMatch(
      /^22 interactions: 22 conformant, 0 different, 0 not set up; \d+ steps of journeys: \d+ conformant, 0 different, 0 not set up; \d+ refusals by form: \d+ conformant, 0 different, 0 not set up$/,
    );
  });
});
