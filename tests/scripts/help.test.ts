import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readHelp } from "../../scripts/lib/help.mjs";

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/** The own scripts: `node scripts/run.mjs <file>` and `node scripts/<launcher>.mjs`. */
const launched = Object.entries(scripts).flatMap(([name, command]) => {
  const words = command.split(" ");
  const file = words.find((word) => /^(scripts|tests)[/]/.test(word) && word !== "scripts/run.mjs");
  return words[0] === "node" && file !== undefined ? [{ name, words: words.slice(1), file }] : [];
});

const HELPED_BY_THEMSELVES = ["verify"];

describe("npm run <script> -- --help", () => {
  it.each(launched.filter(({ name }) => !HELPED_BY_THEMSELVES.includes(name)))(
    "$name has a comment that describes it under its own name",
    ({ name, file }) => {
      const help = readHelp(readFileSync(file === "scripts/test.mjs" ? "scripts/test/main.ts" : file, "utf8"));
      expect(help).toMatch(new RegExp(`^npm (run )?${name.split(":mock")[0]}\\b`));
    },
  );

  it.each([
    ["scripts/test.mjs", "npm test -- --seed 4711"],
    ["scripts/start.mjs", "--fresh resets the demo data"],
    ["scripts/build.mjs", "npm run build: "],
  ])("prints help and does nothing else (%s)", (file, words) => {
    const { status, stdout } = spawnSync(process.execPath, [file, "--help"], { encoding: "utf8" });
    expect(status).toBe(0);
    expect(stdout).toContain(words);
    expect(stdout).not.toContain("keelson:");
  });
});
