import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plant, remove } from "./support/plant.ts";
import { runTool } from "./support/run.ts";

const schema = "src/api/schema.d.ts";

let folder: string;
let original: string;
beforeAll(() => {
  folder = plant({});
  for (const layer of ["domain", "brand", "ports", "adapters", "api"]) {
    cpSync(`src/${layer}`, join(folder, `src/${layer}`), { recursive: true });
  }
  cpSync("data", join(folder, "data"), { recursive: true });
  const project = { extends: "../web/tsconfig.json", include: ["."], exclude: ["../ports/platform.d.ts"] };
  writeFileSync(join(folder, "src/adapters/tsconfig.json"), JSON.stringify(project));
  original = readFileSync(join(folder, schema), "utf8");
});
afterAll(() => remove(folder));

/** The decoders that do not compile once the types of the API are changed. */
const blamed = (change: (text: string) => string): readonly string[] => {
  writeFileSync(join(folder, schema), change(original));
  const { out } = runTool("tsc", ["-p", "src/adapters", "--pretty", "false"], folder);
  const files = [...out.matchAll(/^(src\/adapters\/\S+)\(/gm)].map(([, file]) => file ?? "");
  return [...new Set(files)];
};

test("the decoders agree with the types of the API", () => {
  expect(blamed((text) => text)).toEqual([]);
});

test("a property that the API no longer has does not compile in its decoder", () => {
  const found = blamed((text) => text.replaceAll(/quotationId(\??):/g, "quotationNumber$1:"));
  expect(found).toContain("src/adapters/http/bookings.ts");
});

test("a property that may now be null does not compile in its decoder", () => {
  const found = blamed((text) => text.replaceAll(/(quotationId\??): string;/g, "$1: string | null;"));
  expect(found).toContain("src/adapters/http/bookings.ts");
});
