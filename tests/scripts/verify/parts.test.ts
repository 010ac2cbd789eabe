import { afterAll, expect, it } from "vitest";
import { answerJson, runVerify, startServer } from "./support.ts";

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

const PROFILE = { firstName: "Asha", lastName: "Menon", email: "asha@menon.example", phone: "+91 98765 43210" };
const KNOWN = new Set(["a shipper is signed in", "the server has quotes", "the shipper can share"]);

it("a server that has a part and does not list it differs, and a part that it does not have is left out", async () => {
  const { url, stop } = await startServer((request, response, body) => {
    if (request.url !== "/_states") {
      const result = [{ ...PROFILE, capabilities: ["quotes"] }];
      return answerJson(response, 200, { status: true, code: 2000, message: "OK", result });
    }
    const { action, state }: { readonly action: string; readonly state?: string } = JSON.parse(body);
    return answerJson(response, action === "reset" || KNOWN.has(state ?? "") ? 200 : 404, {});
  });
  stops.push(stop);
  const { code, output } = await runVerify(url, "--only", "getProfile", "--level", "9");
  const text = output.split("\n").map((line) => line.trim());
  const start = text.findIndex((line) => line.includes("the profile with the capability sharing"));
  expect({ code, told: text.slice(start, start + 2) }).toEqual({
    code: 1,
    told: [
      "✗ level 9, getProfile: the profile with the capability sharing",
      '$.result[0].capabilities: expected sharing among them; actual ["quotes"] [contract]',
    ],
  });
  expect(output).toContain("24 interactions: 1 conformant, 1 different, 0 not set up, 22 left out");
});
