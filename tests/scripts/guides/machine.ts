import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type ServerProcess, signInAt, startServer } from "#tests/server/support/process.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startCarriers } from "./carriers.ts";

const ROOT = resolve(".");
const { version: VERSION }: { readonly version: string } = JSON.parse(readFileSync("package.json", "utf8"));

/* `npm` in a folder of its own: the staff's commands and the servers of this repository, with the data of the test. */
const NPM = `#!/bin/sh
[ "$1" = run ] && shift
[ "$1" = --silent ] && shift
script="$1"; shift
[ "$1" = -- ] && shift
node="${process.execPath}"
case "$script" in
  operations) exec "$node" "${ROOT}/src/server/operations/main.ts" "$@" ;;
  serve|start) exec "$node" "${ROOT}/tests/scripts/guides/until-served.mjs" ;;
  *) echo "npm run $script is not known to the test" >&2; exit 1 ;;
esac
`;

/* Another day than the one that a guide writes out. */
const DATE = "#!/bin/sh\necho 2031-01-01\n";
const UUIDGEN = "#!/bin/sh\necho 6f1c1d1e-6f0e-4d0e-9f5e-3a1f0f5b2c11\n";
const REPLACED = ["docker", "kubectl", "helm", "systemctl", "apt-get", "nginx", "runuser"] as const;
const replace = (name: string): string =>
  `#!/bin/sh\nexec "${process.execPath}" "${ROOT}/tests/scripts/guides/stand-ins.ts" ${name} "$@"\n`;

/* What the assistant asks, in this order. */
const ASKED =
  "name shortName website timeZone generalMailbox ratesMailbox landline street postalCode city country countryCode publicUrl databaseUrl adminEmail adminName deskMail smtpUrl sheetFile sheetProvider".split(
    " ",
  );

const readAnswers = (): Readonly<Record<string, string>> =>
  JSON.parse(/^```json\n([^]*?)^```/m.exec(readFileSync("docs/guides/install.md", "utf8"))?.[1] ?? "{}");

/** The answers that the guide shows, in the order in which the assistant asks for them. */
export const listAnswers = (): readonly string[] => {
  const answers = readAnswers();
  return ASKED.map((key) => answers[key] ?? "");
};

const createKey = async ({ url }: ServerProcess): Promise<string> => {
  const { headers } = await signInAt(url, "demo@keelson.example", "keelson-demo");
  const answer = await fetch(`${url}/api/resource/api-keys`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ name: "Guide", scopes: ["read", "search", "quote", "book"], days: null }),
  });
  return /"key":"([^"]+)"/.exec(await answer.text())?.[1] ?? "";
};

export interface Run {
  readonly ending: number | null;
  readonly output: string;
}

type Settings = Readonly<Record<string, string>>;

/** A machine as the reader of the guides has it: a folder in place of its files, a server, simulators, and programs in place of engines. */
export interface Machine {
  /** The folder that is in place of a path of the machine. */
  readonly inPlaceOf: (path: string) => string;
  /** Executes a command of a guide; at a terminal where it asks for `answers`, one after the other. */
  readonly run: (command: { readonly text: string }, settings?: Settings, answers?: readonly string[]) => Promise<Run>;
  readonly stop: () => Promise<void>;
}

const FOLDERS =
  "bin dist/client srv/portal backups/keelson root/opt root/etc/keelson root/etc/nginx/sites-available root/etc/nginx/sites-enabled root/etc/caddy";

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-guides-"));
  for (const name of FOLDERS.split(" ")) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["brand", "docs", "examples", "deploy", "compose.yaml"])
    symlinkSync(join(ROOT, name), join(folder, name));
  const programs = [
    ["npm", NPM],
    ["uuidgen", UUIDGEN],
    ["date", DATE],
    ...REPLACED.map((name) => [name, replace(name)] as const),
  ] as const;
  for (const [name, text] of programs) {
    writeFileSync(join(folder, "bin", name), text);
    chmodSync(join(folder, "bin", name), 0o755);
  }
  writeFileSync(join(folder, "dist/client/index.html"), "");
  const archive = `keelson-${VERSION}-server.tar.gz`;
  const files = ["package.json", "package-lock.json", "deploy"];
  execFileSync("tar", ["-czf", join(folder, archive), `--transform=s,^,keelson-${VERSION}/,`, ...files]);
  writeFileSync(join(folder, "answers.json"), JSON.stringify(readAnswers()));
  return folder;
};

const PLACES = ["/opt", "/etc/keelson", "/etc/nginx", "/etc/caddy"] as const;

/* What the guides name, and what the test has in its place. */
const toLocal = (
  text: string,
  { folder, server, key }: { readonly folder: string; readonly server: ServerProcess; readonly key: string },
): string => {
  const port = new URL(server.url).port;
  return PLACES.reduce(
    (local, path) => local.replaceAll(new RegExp(`(?<![\\w.])${path}\\b`, "g"), join(folder, "root", path)),
    text,
  )
    .replaceAll("/var/backups/keelson", join(folder, "backups/keelson"))
    .replaceAll("/srv/", `${join(folder, "srv")}/`)
    .replaceAll(/https:\/\/portal\.(brandt\.)?example/g, server.url)
    .replaceAll(/http:\/\/(127\.0\.0\.1|localhost):8080/g, server.url)
    .replaceAll("in 8081 8082;", `in ${port} ${port};`)
    .replaceAll("klk_…", key);
};

/** Starts one; `stop` ends all that it has started and removes its folder. */
export const startMachine = async (): Promise<Machine> => {
  const folder = makeFolder();
  const data = join(folder, "data");
  const carriers = await startCarriers(folder);
  const port = String(await freePort());
  const site = `http://127.0.0.1:${port}`;
  const env = { KEELSON_DATA: data, KEELSON_DEMO: "1", PORT: port, CONNECTORS_FILE: carriers.feedsFile };
  const server = await startServer({ ...env, ...carriers.secrets });
  const key = await createKey(server);
  const own = {
    PATH: `${join(folder, "bin")}:${process.env["PATH"] ?? ""}`,
    TZ: "UTC",
    NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/node"),
    KEELSON_DATA: data,
    KEELSON: `${site}/api`,
    KEY: key,
    GUIDE_ROOT: join(folder, "root"),
    CONNECTORS_FILE: carriers.file,
    ...carriers.secrets,
  };
  return {
    inPlaceOf: (path) => join(folder, "root", path),
    run: ({ text }, settings = {}, answers = []) => {
      const local = toLocal(text, { folder, server, key });
      const words = answers.length === 0 ? ["sh", "-c", local] : ["script", "-qefc", local, "/dev/null"];
      const [program = "", ...rest] = words;
      const child = spawn(program, rest, {
        cwd: folder,
        env: { ...own, ...settings },
        stdio: ["pipe", "pipe", "pipe"],
      });
      if (answers.length === 0) child.stdin.end();
      const open = [...answers];
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (piece: string) => {
          output += piece;
          if (answers.length === 0 || !stripVTControlCharacters(piece).endsWith(": ")) return;
          if (open.length === 0) child.kill();
          else child.stdin.write(`${open.shift()}\n`);
        });
      return new Promise((done) => {
        child.on("close", (ending) => done({ ending, output }));
      });
    },
    stop: async () => {
      server.signal("SIGTERM");
      await server.ended;
      await carriers.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
