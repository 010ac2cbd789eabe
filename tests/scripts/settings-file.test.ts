import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "keelson-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string, env: Readonly<Record<string, string>> = {}): unknown => {
  const code = `
    import { readSettingsFile } from ${JSON.stringify(resolve("scripts/lib/settings-file.mjs"))};
    readSettingsFile(${JSON.stringify(file)});
    const { PUBLIC_URL = null, SMTP_URL = null, BRAND = null } = process.env;
    console.log(JSON.stringify({ PUBLIC_URL, SMTP_URL, BRAND }));`;
  const options = { encoding: "utf8", env: { PATH: process.env["PATH"], ...env } } as const;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], options);
  return stdout === "" ? stderr.trim() : JSON.parse(stdout);
};

it("settings of a file are added, and those of the environment come before them", () => {
  const file = join(folder, "settings.env");
  writeFileSync(file, "# mine\nPUBLIC_URL='https://portal.brandt.example'\nSMTP_URL='smtp://mail:587'\n");
  expect(read(file, { SMTP_URL: "smtp://other:25", BRAND: "/srv/brand" })).toEqual({
    PUBLIC_URL: "https://portal.brandt.example",
    SMTP_URL: "smtp://other:25",
    BRAND: "/srv/brand",
  });
});

it("without a file nothing is added, and one that cannot be read is named", () => {
  expect(read(join(folder, "none"))).toEqual({ PUBLIC_URL: null, SMTP_URL: null, BRAND: null });
  expect(read(folder)).toContain(`${folder} cannot be read: `);
});
