import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { readEnvFile } from "#server/setup/env-file.ts";
import { executeOfGuide } from "../scripts/guides/execute-of-guide.ts";
import { findMissingOwners, openOwnMachine, type Terminal } from "../scripts/guides/terminal.ts";

const missing = findMissingOwners();
const SETTINGS = "/etc/keelson/keelson.env";

it("the guide names the archive of this version", () => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(readFileSync("docs/guides/install.md", "utf8")).toContain(`keelson-${version}-server.tar.gz`);
});

it("a server writes the pages of its brand where nothing cleans up while it runs", () => {
  const unit = readFileSync("deploy/systemd/usr/lib/systemd/system/keelson@.service", "utf8").split("\n");
  expect(unit.filter((line) => /TMPDIR|RuntimeDirectory=/.test(line))).toEqual([
    "RuntimeDirectory=keelson/%i",
    "Environment=TMPDIR=/run/keelson/%i",
  ]);
});

describe.skipIf(missing !== null)(`an installation with systemd${missing === null ? "" : `: ${missing}`}`, () => {
  let machine: Terminal;
  beforeEach(() => {
    machine = openOwnMachine();
  });
  afterEach(() => machine.close());

  const install = async (): Promise<void> => {
    await executeOfGuide("install.md", "cp -r deploy/systemd", machine);
    await executeOfGuide("install.md", "cp -rn deploy/systemd", machine);
    await executeOfGuide("install.md", "systemd-sysusers", machine);
    await executeOfGuide("install.md", "sed -i", machine);
    await executeOfGuide("install.md", "chown root:keelson", machine);
  };

  const read = async (text: string): Promise<string> => {
    const { ending, output } = await machine.type(text);
    return ending === 0 ? output : `ended with ${ending}: ${output}`;
  };
  const readAsServer = (file: string): Promise<string> => read(`runuser -u keelson -- cat ${file}`);

  it("has settings with a key that only root and the servers can read", async () => {
    await install();
    const settings = await readAsServer(SETTINGS);
    const folder = mkdtempSync(join(tmpdir(), "keelson-systemd-"));
    writeFileSync(join(folder, "keelson.env"), settings);
    const config = readConfig(await readEnvFile(join(folder, "keelson.env")))._unsafeUnwrap();
    rmSync(folder, { recursive: true });
    expect(config.secretKeys).toHaveLength(1);
    expect(await read(`stat -c '%a %U:%G %n' /etc/keelson ${SETTINGS} /var/lib/keelson /var/backups/keelson`)).toBe(
      [
        "750 root:keelson /etc/keelson",
        "640 root:keelson /etc/keelson/keelson.env",
        "700 keelson:keelson /var/lib/keelson",
        "700 keelson:keelson /var/backups/keelson",
        "",
      ].join("\n"),
    );
  });

  it("leaves what the assistant, a person and the servers have written, when it is made again", async () => {
    await install();
    const write = `import { writeEnvFile } from "#server/setup/env-file.ts"; await writeEnvFile("${SETTINGS}", { PUBLIC_URL: "https://portal.brandt.example" });`;
    expect(await read(`"${process.execPath}" --input-type=module -e '${write}'`)).toBe("");
    await machine.type(`echo '# mine' >> ${SETTINGS}`);
    const before = await readAsServer(SETTINGS);
    expect(before).toMatch(/^PUBLIC_URL='https:\/\/portal\.brandt\.example'$[^]*^# mine$/m);
    await machine.type("echo 'of an earlier version' > /usr/bin/keelson-operations");
    await install();
    expect(await readAsServer(SETTINGS)).toBe(before);
    expect(await readAsServer("/usr/bin/keelson-operations")).toBe(
      readFileSync("deploy/systemd/usr/bin/keelson-operations", "utf8"),
    );
  });
});
