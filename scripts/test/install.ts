/*
 * npm run test:install: executes each step of the Dockerfile in a temporary folder as an ordinary user, and starts the server with another brand from files
 * that this user cannot change, with a root file system that nobody can write where the machine allows that. Checks its health as the image does, runs what
 * the guides run inside a container, and ends it with SIGTERM within the time that Compose and the chart leave it. Then executes what the guides execute to
 * install packages and to build, in a machine of its own. Packages of Debian are looked up, not installed.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { say, stop } from "../lib/say.mjs";
import { type Instruction, readDockerfile, readWords, type Stage } from "./dockerfile.ts";
import { executeGuides } from "./install-guides.ts";

const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const root = mkdtempSync(join(tmpdir(), "keelson-install-"));
const context = join(root, "context");
const home = join(root, "home");
const START_MS = 180_000;

/* How this machine reaches the registry. */
const NETWORK =
  /^(npm_config_(registry|cafile|https?_proxy|proxy|strict_ssl)|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|https?_proxy|no_proxy)$/i;
const network = Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name)));

/* The Node of the image is the one that runs this script. */
const environment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...network,
  PATH: [dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter),
  HOME: home,
  LANG: "C.UTF-8",
  npm_config_cache: join(home, "npm"),
  ...more,
});

/* What git knows of the names that .dockerignore lets in. */
const makeContext = (): void => {
  const allowed = readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("!"))
    .map((line) => line.slice(1));
  const files = execFileSync("git", ["ls-files", "-z", "--", ...allowed], { encoding: "utf8", maxBuffer: 1 << 26 });
  for (const file of files.split("\0").filter((one) => one !== "" && existsSync(one)))
    cpSync(file, join(context, file), { recursive: true });
};

const toOwn = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined) execFileSync("chown", ["-R", `${NOBODY}:${NOBODY}`, folder]);
};

const inStage = (stage: string, path: string): string => join(root, stage, path);

const copy = (stage: Stage, folder: string, text: string): void => {
  const words = text.split(/\s+/);
  const from = /^--from=(.+)$/.exec(words[0] ?? "")?.[1];
  const paths = from === undefined ? words : words.slice(1);
  const target = paths.at(-1) ?? "";
  for (const path of paths.slice(0, -1)) {
    const source = from === undefined ? join(context, path) : inStage(from, path);
    const isInto = paths.length > 2 || (target === "./" && path !== ".");
    cpSync(source, isInto ? join(inStage(stage.name, folder), path) : resolve(inStage(stage.name, folder), target), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  toOwn(inStage(stage.name, folder));
};

/* Debian's packages and the owner of a folder are the image's own: they are looked up and made, the rest is executed. */
const runAsIs = (text: string, folder: string): void => {
  const ended = spawnSync("sh", ["-c", text], { cwd: folder, env: environment(), ...user, stdio: "inherit" });
  if (ended.status !== 0) throw new Error(`RUN ${text} ended with ${ended.status ?? ended.signal}.`);
};

const lookUpPackages = (text: string): void => {
  const names = (/--no-install-recommends ([^&]+)/.exec(text)?.[1] ?? "").trim().split(/\s+/);
  for (const name of names) {
    const policy = spawnSync("apt-cache", ["policy", name], { encoding: "utf8" });
    if (policy.error === undefined && !/Candidate: \d/.test(policy.stdout))
      throw new Error(`Debian has no package ${name}.`);
  }
};

const execute = (stage: Stage, folder: string, { word, text }: Instruction): void => {
  if (word === "COPY") copy(stage, folder, text);
  else if (word !== "RUN") return;
  else if (text.startsWith("apt-get")) lookUpPackages(text);
  else if (text.startsWith("mkdir /data")) toOwn(inStage(stage.name, "data"));
  else runAsIs(text, inStage(stage.name, folder));
};

const findText = (stage: Stage, word: string): string =>
  stage.instructions.findLast((one) => one.word === word)?.text ?? stop(`The Dockerfile has no ${word}.`);

const build = (stage: Stage): void => {
  const begun = performance.now();
  const folder = findText(stage, "WORKDIR");
  toOwn(inStage(stage.name, folder));
  for (const instruction of stage.instructions) execute(stage, folder, instruction);
  say(`✓ stage ${stage.name} ${((performance.now() - begun) / 1000).toFixed(0)} s`);
};

const readSettings = (stage: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    findText(stage, "ENV")
      .split(/\s+/)
      .map((pair): [string, string] => {
        const [name = "", value = ""] = pair.split("=", 2);
        return [name, value];
      }),
  );

const findOwner = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "uid=", "-p", String(pid)], { encoding: "utf8" }).trim());

const isHealthy = (words: readonly string[], env: NodeJS.ProcessEnv): boolean =>
  spawnSync(words[0] ?? "", words.slice(1), { env, ...user }).status === 0;

const closeFiles = (folder: string): void => {
  execFileSync("chmod", ["-R", "a-w", folder]);
  if (user.uid === undefined) return;
  execFileSync("chown", ["-R", "0:0", folder]);
  const tried = spawnSync("sh", ["-c", "echo x > src/server/main.ts"], { cwd: folder, ...user });
  if (tried.status === 0) throw new Error("The server can change its own files.");
};

interface Command {
  readonly words: readonly string[];
  readonly identity: typeof user;
}

/* Nothing but the data folder can be written: `read_only: true` of Compose, `readOnlyRootFilesystem` of the chart. */
const LOCKED = [
  'mount --bind "$1" "$1"',
  "mount -o remount,bind,ro /",
  '! touch "$2/x" /var/tmp/keelson-x 2>/dev/null',
  "shift 2",
  `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups -- "$@"`,
].join(" && ");

const lockRoot = (words: readonly string[], app: string, data: string): Command => {
  const namespace = ["unshare", "--mount", "--propagation", "private", "--"];
  const isAllowed =
    user.uid !== undefined && spawnSync(namespace[0] ?? "", [...namespace.slice(1), "true"]).status === 0;
  if (isAllowed) return { words: [...namespace, "sh", "-c", LOCKED, "sh", data, app, ...words], identity: {} };
  say("○ the root file system could be written: only root may change that, with unshare");
  return { words, identity: user };
};

/* A brand of one's own, where Compose mounts it. */
const BRAND = "tests/brands/brandt";
const BRAND_NAME = "Brandt &amp; Sohn";

/* Folders of a container that the server may write, beside the data: a file system in memory at /tmp. */
const makeTemporaryFolder = (stage: string): string => {
  const folder = inStage(stage, "data/tmp");
  toOwn(folder);
  return folder;
};

/* What the guides run inside a container of a server, with Compose or in a cluster. */
const INSIDE =
  /^(?:docker compose exec (?:-T )?server-1|kubectl exec \S+ --) (node src\/server\/operations\/main\.ts .+)$/gm;

const listInsideCommands = (): readonly string[] => [
  ...new Set(
    ["install.md", "back-up-and-restore.md"].flatMap((guide) =>
      [...readFileSync(join("docs/guides", guide), "utf8").matchAll(INSIDE)].map(([, command = ""]) => command),
    ),
  ),
];

const runInside = (folder: string, env: NodeJS.ProcessEnv, data: string): void => {
  for (const command of listInsideCommands()) {
    const local = command.replaceAll(" /data/", ` ${data}/`);
    const ended = spawnSync("sh", ["-c", local], { cwd: folder, env, ...user, encoding: "utf8" });
    if (ended.status !== 0) throw new Error(`${command}: ${ended.stdout}${ended.stderr}`);
    say(`✓ ${command}`);
  }
};

/* stop_grace_period of compose.yaml and terminationGracePeriodSeconds of the chart. */
const GRACE_MS = 30_000;

const start = async (stage: Stage): Promise<void> => {
  const folder = inStage(stage.name, findText(stage, "WORKDIR"));
  closeFiles(folder);
  const settings: Readonly<Record<string, string>> = {
    ...readSettings(stage),
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
  };
  const data = inStage(stage.name, settings["KEELSON_DATA"] ?? "data");
  const brand = inStage(stage.name, "brand");
  cpSync(BRAND, brand, { recursive: true });
  const env = environment({
    ...settings,
    KEELSON_DATA: data,
    BRAND: brand,
    TMPDIR: makeTemporaryFolder(stage.name),
    SECRETS_KEY: randomBytes(32).toString("base64"),
    PUBLIC_URL: `http://127.0.0.1:${settings["PORT"]}`,
  });
  const { words, identity } = lockRoot(readWords(findText(stage, "CMD")), folder, data);
  const begun = performance.now();
  const [command = "", ...rest] = words;
  const server = spawn(command, rest, { cwd: folder, env, ...identity, stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<number | null>((done) => server.on("close", done));
  const health = readWords(findText(stage, "HEALTHCHECK"));
  while (!isHealthy(health, env)) {
    if (server.exitCode !== null || performance.now() - begun > START_MS) {
      server.kill("SIGKILL");
      throw new Error("The server did not become healthy.");
    }
  }
  say(`✓ healthy after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  runInside(folder, env, data);
  const pages = await Promise.all(
    ["/", "/desk", "/docs"].map(async (path) => (await fetch(`http://127.0.0.1:${settings["PORT"]}${path}`)).status),
  );
  if (pages.some((status) => status !== 200)) throw new Error(`The pages were answered with ${pages.join(", ")}.`);
  const home = await (await fetch(`http://127.0.0.1:${settings["PORT"]}/`)).text();
  if (!home.includes(BRAND_NAME)) throw new Error("The first page does not show the brand.");
  const owner = findOwner(server.pid ?? 0);
  if (user.uid !== undefined && owner !== NOBODY) throw new Error(`The server runs as the user ${owner}.`);
  const asked = performance.now();
  server.kill("SIGTERM");
  const timer = setTimeout(() => server.kill("SIGKILL"), GRACE_MS);
  const code = await ended;
  clearTimeout(timer);
  if (code !== 0) throw new Error(`After SIGTERM the server ended with ${code}.`);
  say(`✓ ended with 0, ${((performance.now() - asked) / 1000).toFixed(1)} s after SIGTERM`);
};

const measure = (folder: string): string =>
  execFileSync("du", ["-sm", folder], { encoding: "utf8" }).split("\t")[0] ?? "?";

const main = async (): Promise<void> => {
  const stages = readDockerfile("Dockerfile");
  chmodSync(root, 0o755);
  makeContext();
  toOwn(context);
  toOwn(home);
  if (user.uid !== undefined) chownSync(root, NOBODY, NOBODY);
  for (const stage of stages) build(stage);
  const last = stages.at(-1) ?? stop("The Dockerfile has no stage.");
  const app = inStage(last.name, findText(last, "WORKDIR"));
  say(`  ${measure(app)} MB beside Node and Debian, ${measure(join(app, "node_modules"))} MB of them packages`);
  await start(last);
  await executeGuides();
};

try {
  await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
