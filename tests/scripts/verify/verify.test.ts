import type { ServerResponse } from "node:http";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readInteractions, readPact } from "../../../scripts/verify/contract.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";
import { answerJson, type Handle, runVerify, startServer } from "./support.ts";

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

const start = async (handle: Handle): Promise<string> => {
  const { url, stop } = await startServer(handle);
  stops.push(stop);
  return url;
};

const fail = (response: ServerResponse, status: number): void =>
  answerJson(response, status, { status: false, code: status * 10, message: "No.", result: [] });

interface Change {
  readonly action: string;
  readonly state?: string;
  readonly params?: Readonly<Record<string, string>>;
}

const PROFILE = ["--only", "getProfile", "--no-faults", "--level", "1"];

/** A server that knows sessions and the profile alone, and gives out tokens of its own. */
const createProfileServer = (states: readonly string[]) => {
  const changes: Change[] = [];
  let shipper: Readonly<Record<string, string>> = {};
  let password = "";
  const handle: Handle = (request, response, body) => {
    if (request.url === "/_states") {
      const change: Change = JSON.parse(body);
      changes.push(change);
      if (change.action === "reset" || change.state === "the shipper has signed out") shipper = {};
      if (change.action === "setup" && !states.includes(change.state ?? "")) return fail(response, 404);
      if (change.state === "a shipper is signed in") shipper = change.params ?? {};
      if (change.state === "a shipper has an account") password = change.params?.["password"] ?? "";
      return answerJson(response, 200, {});
    }
    if (request.url === "/api/auth/sign_in") {
      const form: Readonly<Record<string, string>> = JSON.parse(body);
      if (form["username"] !== shipper["email"] || form["password"] !== password) return fail(response, 401);
      const result = [{ xToken: "own-token", xApiKey: "own-key" }];
      return answerJson(response, 200, { status: true, code: 2000, message: "OK", result });
    }
    const isSignedIn = request.headers["x-token"] === "own-token" && request.headers["x-api-key"] === "own-key";
    if (!isSignedIn || shipper["email"] === undefined) return fail(response, 401);
    if (request.url?.includes("?") === true) return fail(response, 400);
    const { firstName, lastName, email, phone } = shipper;
    const result = [{ firstName, lastName, email, phone }];
    return answerJson(response, 200, { status: true, code: 2000, message: "OK", result });
  };
  return { handle, changes };
};

const SESSION_STATES = [
  "a shipper is signed in",
  "a shipper has an account",
  "the session has ended",
  "the shipper has signed out",
];

describe("a server that chooses its own tokens", () => {
  it("is conformant with --token-from signIn and not without it", async () => {
    const { handle } = createProfileServer(SESSION_STATES);
    const url = await start(handle);
    const [own, given] = [await runVerify(url, ...PROFILE, "--token-from", "signIn"), await runVerify(url, ...PROFILE)];
    expect(own.output.trim().split("\n").at(-1)).toBe(
      "4 interactions: 4 conformant, 0 different, 0 not set up; " +
        "2 refusals by form: 2 conformant, 0 different, 0 not set up",
    );
    expect(own.code).toBe(0);
    expect(given.code).toBe(1);
    expect(given.output).toContain("    status: expected 200; actual 401 [contract]");
  });
});

describe("a server that lacks a state", () => {
  it("has interactions that are not set up, named by the state, and every other one is verified", async () => {
    const { handle, changes } = createProfileServer(
      SESSION_STATES.filter((state) => state !== "a shipper is signed in"),
    );
    const { code, output } = await runVerify(await start(handle), ...PROFILE);
    expect(code).toBe(1);
    expect(output).toContain(`    not set up: "a shipper is signed in": the states endpoint does not have it (404)`);
    expect(output).toMatch(/^getProfile +~ 1\/6$/m);
    expect(output).toContain("Level 1 (sign in and search): partly, 0 of 4, refusals by form 1 of 2");
    expect(output.trim().split("\n").at(-1)).toBe(
      "4 interactions: 0 conformant, 0 different, 4 not set up; " +
        "2 refusals by form: 1 conformant, 0 different, 1 not set up",
    );
    expect(changes.filter(({ action }) => action === "reset")).toHaveLength(6);
  });
});

describe("an optional interaction", () => {
  const contacts = ["--only", "getProfile", "--level", "9"];
  const levels = readLevels();
  const interactions = readInteractions(readPact(), readDocument(), levels)._unsafeUnwrap();
  const ofProfile = interactions.filter(({ operation, level }) => operation.id === "getProfile" && level === 9);
  const length = ofProfile.length + Object.keys(levels.parts).length;

  it("is left out if the server does not have its state", async () => {
    const { handle } = createProfileServer(SESSION_STATES);
    const { code, output } = await runVerify(await start(handle), ...contacts, "--token-from", "signIn");
    expect(code).toBe(0);
    expect(output).toContain("\nLevel 9 (optional parts): left out\n");
    expect(output).toContain(`${length} interactions: 0 conformant, 0 different, 0 not set up, ${length} left out`);
  });

  it("is verified if the server has its state", async () => {
    const { handle } = createProfileServer([...SESSION_STATES, "the profile has contacts"]);
    const { code, output } = await runVerify(await start(handle), ...contacts, "--token-from", "signIn");
    expect(code).toBe(1);
    expect(output).toContain("$.result[0].contact: expected present");
    expect(output).toContain(`${length} interactions: 0 conformant, 1 different, 0 not set up, ${length - 1} left out`);
  });
});

describe("the report files", () => {
  it("contain every interaction, and the differences", async () => {
    const folder = await mkdtemp(join(tmpdir(), "keelson-verify-test-"));
    const [junit, html] = [join(folder, "report.xml"), join(folder, "report.html")];
    const { handle } = createProfileServer(SESSION_STATES);
    await runVerify(await start(handle), ...PROFILE, "--junit", junit, "--html", html);
    const [xml, page] = [await readFile(junit, "utf8"), await readFile(html, "utf8")];
    await rm(folder, { recursive: true });
    expect(xml).toContain('<testcase classname="getProfile" name="the profile of a signed-in shipper">');
    expect(xml).toContain("status: expected 200; actual 401 [contract]");
    expect(xml).toMatch(/<testsuite name="level 1" tests="4" failures="1" errors="0" skipped="0">/);
    expect(xml).toMatch(/<testsuite name="level 1, refusals by form" tests="2" failures="1" errors="0" skipped="0">/);
    expect(page).toContain("<td><code>status</code></td><td>200</td><td>401</td><td>contract</td>");
    expect(page).toMatch(/<td class="partly">partly \d of \d<\/td>/);
  });

  it("end the run with exit code 2 where they cannot be written", async () => {
    const { handle } = createProfileServer(SESSION_STATES);
    const { code, errors } = await runVerify(
      await start(handle),
      ...PROFILE,
      "--junit",
      "node_modules/.cache/no-such-folder/report.xml",
    );
    expect({ code, isOneSentence: /^verify: The report cannot be written: ENOENT.*\n$/.test(errors) }).toEqual({
      code: 2,
      isOneSentence: true,
    });
  });
});

describe("generated requests", () => {
  it("find a server that accepts everything, and are the same for the same seed", async () => {
    const { handle } = createProfileServer(SESSION_STATES);
    const careless: Handle = (request, response, body) =>
      request.url === "/_states"
        ? handle(request, response, body)
        : answerJson(response, 200, {
            status: true,
            code: 2000,
            message: "OK",
            result: [{ firstName: "A", lastName: "B" }],
          });
    const url = await start(careless);
    const args = [url, ...PROFILE, "--fuzz", "60", "--seed", "7"];
    const folder = await mkdtemp(join(tmpdir(), "keelson-verify-test-"));
    const [junit, html] = [join(folder, "report.xml"), join(folder, "report.html")];
    const [first, second] = [await runVerify(...args, "--junit", junit, "--html", html), await runVerify(...args)];
    const [xml, page] = [await readFile(junit, "utf8"), await readFile(html, "utf8")];
    await rm(folder, { recursive: true });
    expect(first.code).toBe(1);
    expect(first.output).toContain("getProfile: with a wrong x-api-key\n");
    expect(first.output).toContain("getProfile: without credentials\n");
    expect(first.output).toContain("    status: expected 401; actual 200 [document]");
    expect(first.output).toContain("getProfile: with an unknown query parameter\n");
    expect(first.output).toContain("    status: expected 400; actual 200 [document]");
    expect(second.output).toBe(first.output);
    expect(xml).toMatch(/<testsuite name="generated requests" tests="60" failures="[1-9]\d*" errors="0" skipped="0">/);
    expect(xml).toMatch(/<testcase classname="getProfile" name="generated request \d+: without credentials">/);
    expect(page).toMatch(/<h3>Generated request \d+, getProfile: without credentials<\/h3>/);
    expect(page).toContain("60 generated requests (seed 7)");
  });
});
