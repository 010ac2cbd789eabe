import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "../support/free-port.ts";
import { expect, test } from "./support/portal.ts";

/** What `npm start` runs, in a process of its own. */
const npmStart = (settings: Readonly<Record<string, string>>, ...words: readonly string[]) => {
  const env = { ...process.env, LOG_LEVEL: "warn", ...settings };
  const child = spawn(process.execPath, ["scripts/start.mjs", ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const serving = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("Keelson is running at")) serving.resolve();
    });
  const ended = new Promise<number | null>((resolve) => {
    child.on("close", (code) => resolve(code));
  });
  return {
    waitUntilServing: async (): Promise<void> => {
      const outcome = await Promise.race([serving.promise, ended]);
      if (outcome !== undefined) throw new Error(`It ended with ${outcome}: ${output}`);
    },
    ended,
    output: () => output,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
};

test("npm start -- --fresh resets the demo, but refuses under a running server", async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-start-"));
  const port = String(await freePort());
  const settings = { KEELSON_DATA: folder, PORT: port };
  const address = `http://127.0.0.1:${port}`;
  const signIn = async (password: string) =>
    (
      await request.post(`${address}/api/auth/sign_in`, {
        data: { username: "demo@keelson.example", password, applicationId: 702020 },
      })
    ).json();
  const listSenders = (): readonly unknown[] => {
    const database = new DatabaseSync(join(folder, "keelson.sqlite"), { readOnly: true });
    const senders = database.prepare("select email from enquiry").all();
    database.close();
    return senders.map(({ email }) => email);
  };

  const first = npmStart(settings);
  await first.waitUntilServing();
  const enquiry = { firstName: "Jan", lastName: "Visser", email: "jan@visser.example", mobileNo: "+31 10 5550100" };
  const data = { ...enquiry, companyName: "Visser Kaas", message: "What is a 20GP to Nhava Sheva?" };
  expect((await request.post(`${address}/api/resource/contact-us`, { data })).status()).toBe(200);
  expect(listSenders()).toContain("jan@visser.example");
  const refused = npmStart(settings, "--fresh");
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`A server is running on port ${port}. Stop it first.`);
  expect(await first.stop()).toBe(0);

  const second = npmStart(settings, "--fresh");
  await second.waitUntilServing();
  expect(second.output()).toContain(`keelson: the demo in ${folder} is reset`);
  expect(await signIn("keelson-demo")).toMatchObject({ code: 2000, message: "Signed in" });
  expect(listSenders()).not.toContain("jan@visser.example");
  expect(await second.stop()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
