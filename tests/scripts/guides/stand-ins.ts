/*
 * Programs that need an engine, a cluster or systemd, in place of which the tests of the guides check each word against compose.yaml, the chart and the
 * units, and execute what runs inside a container. A word that they do not know ends with 1.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { load } from "js-yaml";
import { type JsonObject, toItems, toObject } from "#api/readers/json.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const [program = "", ...words] = process.argv.slice(2);

const stop: (sentence: string) => never = (sentence) => {
  process.stderr.write(`${program}: ${sentence}\n`);
  process.exit(1);
};
const inRoot = (...parts: readonly string[]): string => join(ROOT, ...parts);
const readYaml = (file: string): JsonObject => toObject(load(readFileSync(inRoot(file), "utf8")));

/* The words without the options that the program has here; a known option with a value takes the next word, or what follows "=". */
const takeOptions = (known: Readonly<Record<string, "flag" | "value">>, given: readonly string[]) => {
  const options: (readonly [name: string, value: string])[] = [];
  const left = [...given];
  while (left[0]?.startsWith("-") === true) {
    const [name = "", value] = (left.shift() ?? "").split(/=(.*)/s, 2);
    const kind = known[name] ?? stop(`the option ${name} is not known`);
    options.push([name, value ?? (kind === "value" ? (left.shift() ?? "") : "")]);
  }
  return { options, others: left };
};

/* The folder /data of a container is that of the server of the test. */
const DATA = process.env["KEELSON_DATA"] ?? "";
const toData = (word: string): string => word.replace(/(?<=^|> )\/data\b/, DATA);

const runInside = (command: readonly string[], settings: Readonly<Record<string, string>> = {}): never => {
  const [name = "", ...rest] = command.map(toData);
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(name === "node" ? process.execPath : name, rest, { cwd: ROOT, stdio: "inherit", env });
  process.exit(status ?? 1);
};

/* The databases of the engine, by name, as the commands before this one have left them. */
const DATABASES = `${DATA}-databases`;
const readDatabases = (): readonly string[] =>
  existsSync(DATABASES) ? readFileSync(DATABASES, "utf8").split("\n") : ["keelson", "postgres"];
const writeDatabases = (names: readonly string[]): void => writeFileSync(DATABASES, names.join("\n"));
const checkDatabase = (name: string): void => {
  if (!readDatabases().includes(name)) stop(`there is no database ${name}`);
};

/* What the guides call in the container of PostgreSQL. */
const runInPostgres = ([name = "", ...rest]: readonly string[], user: unknown): void => {
  const { options, others } = takeOptions({ "-U": "value", "-d": "value", "-c": "value" }, rest);
  const listed = (option: string) => options.flatMap(([known, value]) => (known === option ? [value] : []));
  if (listed("-U")[0] !== user) stop(`the user of the database is ${String(user)}`);
  if (name === "createdb") return writeDatabases([...readDatabases(), ...others]);
  if (name !== "psql") stop(`${name} is not known`);
  listed("-d").forEach(checkDatabase);
  for (const statement of listed("-c")) {
    const [, from, to = ""] = /^alter database (\w+) rename to (\w+)$/.exec(statement) ?? [];
    checkDatabase(from ?? stop(`${statement} is not known`));
    writeDatabases(readDatabases().map((one) => (one === from ? to : one)));
  }
};

const readSettings = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (existsSync(".env") ? readFileSync(".env", "utf8") : "")
      .split("\n")
      .filter((line) => line.includes("="))
      .map((line): [string, string] => {
        const [name = "", value = ""] = line.split(/=(.*)/s, 2);
        return [name, value];
      }),
  );

const docker = () => {
  if (words[0] !== "compose") stop(`${words[0]} is not known`);
  const text = readFileSync(inRoot("compose.yaml"), "utf8");
  const services = toObject(readYaml("compose.yaml")["services"]);
  const checkService = (name: string): void => {
    if (!(name in services)) stop(`compose.yaml has no service ${name}`);
  };
  const before = takeOptions({ "--profile": "value" }, words.slice(1));
  const profiles = Object.values(services).flatMap((service) => toItems(toObject(service)["profiles"]));
  for (const [, name] of before.options) if (!profiles.includes(name)) stop(`compose.yaml has no profile ${name}`);
  const [verb = "", ...rest] = before.others;
  const settings = readSettings();
  const checkRequired = (): void => {
    for (const [, name = ""] of text.matchAll(/\$\{([A-Z_]+):\?/g))
      if (!settings[name]) stop(`.env does not set ${name}`);
  };
  const verbs: Readonly<Record<string, () => void>> = {
    build: () => checkRequired(),
    up: () => {
      const flags = { "--build": "flag", "--detach": "flag", "--no-deps": "flag", "--wait": "flag" } as const;
      takeOptions(flags, rest).others.forEach(checkService);
      checkRequired();
    },
    exec: () => {
      const [service = "", ...command] = takeOptions({ "-T": "flag" }, rest).others;
      checkService(service);
      const { POSTGRES_USER: user } = toObject(toObject(services[service])["environment"]);
      if (service === "postgres") runInPostgres(command, user);
      else runInside(command);
    },
    stop: () => rest.forEach(checkService),
    run: () => {
      const { options, others } = takeOptions({ "--rm": "flag", "-T": "flag", "-e": "value" }, rest);
      const [service = "", ...command] = others;
      checkService(service);
      const url = options.find(([name, value]) => name === "-e" && value.startsWith("DATABASE_URL="))?.[1];
      if (url === undefined) return runInside(command);
      const { hostname, pathname, password } = new URL(url.slice("DATABASE_URL=".length));
      checkService(hostname);
      checkDatabase(pathname.slice(1));
      if (password !== settings["POSTGRES_PASSWORD"]) stop("the password is another one");
      /* In place of the new database: an embedded one. */
      return runInside(command, { DATABASE_URL: "", KEELSON_DATA: `${DATA}-restored` });
    },
    cp: () => {
      const [source = "", target = ""] = rest;
      const [service = "", path = ""] = source.split(":");
      checkService(service);
      copyFileSync(toData(path), target);
    },
  };
  (verbs[verb] ?? (() => stop(`compose ${verb} is not known`)))();
};

const kubectl = () => {
  const [verb, kind, ...rest] = words;
  const { secret } = readYaml("deploy/helm/values.yaml");
  if (verb === "exec") {
    const { name } = readYaml("deploy/helm/Chart.yaml");
    if (kind !== `deploy/${String(name)}` || rest[0] !== "--")
      stop("exec takes the deployment of the chart, and -- before the command");
    runInside(rest.slice(1));
  }
  if (verb !== "create" || kind !== "secret" || rest[0] !== "generic") stop(`${verb} ${kind} is not known`);
  if (rest[1] !== secret) stop(`the chart reads the secret ${String(secret)}`);
  const table = readFileSync(inRoot("docs/guides/settings.md"), "utf8");
  for (const [, pair] of takeOptions({ "--from-literal": "value" }, rest.slice(2)).options) {
    const [name, value = ""] = pair.split(/=(.*)/s, 2);
    if (!table.includes(`\`${name}\``) || value === "") stop(`${name} is no setting with a value`);
  }
};

const helm = () => {
  const [verb = "", name, chart = "", ...rest] = words;
  if (chart !== "deploy/helm") stop(`${chart} is not the chart`);
  if (name !== readYaml(join(chart, "Chart.yaml"))["name"]) stop(`${name} is not the name of the chart`);
  const values = readYaml(join(chart, "values.yaml"));
  const known = {
    install: { "--set": "value" },
    upgrade: { "--set": "value", "--reset-then-reuse-values": "flag" },
  } as const;
  if (verb !== "install" && verb !== "upgrade") stop(`${verb} is not known`);
  for (const [option, pair] of takeOptions(known[verb], rest).options) {
    const path = (pair.split("=")[0] ?? "").split(".");
    const found = path.reduce<unknown>((value, part) => toObject(value)[part], values);
    if (option === "--set" && found === undefined) stop(`values.yaml has no ${path.join(".")}`);
  }
};

/* tests/guides runs Caddy with the file; here its servers and its name have to be those of the machine. */
const checkCaddy = (): void => {
  const site = readFileSync(join(process.env["GUIDE_ROOT"] ?? "", "etc/caddy/Caddyfile"), "utf8");
  const isOwn = site.startsWith("portal.brandt.example {", site.indexOf("\n") + 1);
  if (!isOwn || site.includes("server-1") || site.split("127.0.0.1:8081 127.0.0.1:8082").length !== 3)
    stop("the site has other addresses");
};

const UNITS = "deploy/systemd/usr/lib/systemd/system";
const systemctl = () => {
  const [verb = "", ...rest] = words;
  const units = takeOptions({ "--now": "flag" }, rest).others;
  if (verb === "daemon-reload") return;
  if (words.join(" ") === "reload caddy") return checkCaddy();
  if (!["enable", "restart", "reload"].includes(verb)) stop(`${verb} is not known`);
  for (const unit of units) {
    const file = unit.replace(/@\d+$/, "@.service");
    const path = inRoot(UNITS, file.includes(".") ? file : `${file}.service`);
    if (unit !== "nginx" && !existsSync(path)) stop(`there is no unit ${unit}`);
  }
};

/* Whether Debian has the packages, where this machine has its lists. */
const aptGet = () => {
  const { others } = takeOptions({}, words);
  if (others[0] !== "install") stop(`${others[0]} is not known`);
  const { stdout, error } = spawnSync("apt-cache", ["policy", ...others.slice(1)], { encoding: "utf8" });
  const hasLists =
    error === undefined &&
    /Candidate: \d/.test(spawnSync("apt-cache", ["policy", "libc6"], { encoding: "utf8" }).stdout);
  if (!hasLists) return;
  for (const name of others.slice(1))
    if (stdout.includes(`${name}:\n`) && !new RegExp(`^${name}:\\n.*\\n\\s+Candidate: \\d`, "m").test(stdout))
      stop(`Debian has no package ${name}`);
};

/* tests/guides runs nginx with the files; here the site has to be enabled. */
const nginx = () => {
  const enabled = join(process.env["GUIDE_ROOT"] ?? "", "etc/nginx/sites-enabled/keelson");
  if (words.join(" ") !== "-t" || basename(realpathSync(enabled)) !== "keelson") stop("the site is not enabled");
};

/* The user of the units calls the program that their folder brings. */
const runuser = () => {
  const { options, others } = takeOptions({ "-u": "value", "--": "flag" }, words);
  const user = options.find(([name]) => name === "-u")?.[1] ?? "";
  const users = readFileSync(inRoot("deploy/systemd/usr/lib/sysusers.d/keelson.conf"), "utf8");
  if (!users.startsWith(`u ${user} `)) stop(`there is no user ${user}`);
  const [name = "", ...rest] = others;
  if (!existsSync(inRoot("deploy/systemd/usr/bin", name))) stop(`there is no program ${name}`);
  runInside(["node", "src/server/operations/main.ts", ...rest]);
};

const PROGRAMS: Readonly<Record<string, () => void>> = {
  docker,
  kubectl,
  helm,
  systemctl,
  "apt-get": aptGet,
  nginx,
  runuser,
};
(PROGRAMS[program] ?? (() => stop("is not known")))();
