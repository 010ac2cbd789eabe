import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, expect, test } from "vitest";

const run = (...words: readonly string[]) => spawn(process.execPath, ["simulators/main.ts", ...words]);

const outcomeOf = async (...words: readonly string[]) => {
  const child = run(...words);
  let [out, problem] = ["", ""];
  child.stdout.on("data", (part: Buffer) => (out += part.toString("utf8")));
  child.stderr.on("data", (part: Buffer) => (problem += part.toString("utf8")));
  const [code]: unknown[] = await once(child, "close");
  return { code, out, problem };
};

const HELP = `npm run simulators -- <carrier>... [options], or: node main.ts <carrier>... [options]
Carriers: cma-cgm, hapag-lloyd, cosco, direct-booking, schedules, tracking. Each takes the port after that of the one before.
  --port 5601      the first port
  --delay 2000     milliseconds that a search takes; 8000-25000 for some time between
  --variant dcsa   of tracking: dcsa, cma-cgm, hapag-lloyd, msc, evergreen, hmm
  --version 2.2    of tracking: 2.2, 3.0
`;

describe("the command of the simulators", () => {
  test("prints its help", async () => {
    expect(await outcomeOf("--help")).toEqual({ code: 0, out: HELP, problem: "" });
  });

  test.each([
    [[], "Name at least one carrier: cma-cgm, hapag-lloyd, cosco, direct-booking, schedules, tracking."],
    [["maersk"], '"maersk" is no carrier. Carriers: cma-cgm, hapag-lloyd, cosco, direct-booking, schedules, tracking.'],
    [["cma-cgm", "--port", "high"], "--port must be a whole number from 0 to 65535."],
    [["cma-cgm", "--delay", "9-3"], "--delay must be milliseconds, or two numbers with a hyphen between them."],
    [["tracking", "--variant", "zim"], "--variant must be one of dcsa, cma-cgm, hapag-lloyd, msc, evergreen, hmm."],
    [["tracking", "--version", "9"], "--version must be 2.2 or 3.0."],
    [["cma-cgm", "--fast"], "Unknown option '--fast'. --help lists the options."],
  ])("refuses %j with one sentence", async (words, sentence) => {
    expect(await outcomeOf(...words)).toEqual({ code: 1, out: "", problem: `${sentence}\n` });
  });

  test("serves a carrier until it is stopped", async () => {
    const child = run("cma-cgm", "--port", "0");
    const [line]: unknown[] = await once(createInterface(child.stdout), "line");
    const url = /^cma-cgm: (http:\/\/127\.0\.0\.1:\d+)$/.exec(String(line))?.[1] ?? "";
    expect((await fetch(`${url}/simulator/calls`)).status).toBe(200);
    const { port } = new URL(url);
    expect(await outcomeOf("cma-cgm", "--port", port)).toEqual({
      code: 1,
      out: "",
      problem: `Port ${port} is already in use: choose another one with --port.\n`,
    });
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([0, null]);
  });
});
