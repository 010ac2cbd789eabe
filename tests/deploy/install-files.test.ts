import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { readDockerfile, readWords } from "../../scripts/test/dockerfile.ts";
import { SERVER_FLAGS } from "../../scripts/lib/server-command.mjs";
import { parsed } from "#tests/server/support/parsed.ts";
import { toObject } from "#api/readers/json.ts";

const read = (file: string): string => readFileSync(file, "utf8");
const stages = readDockerfile("Dockerfile");
const last = stages.at(-1);
const findTexts = (word: string): readonly string[] =>
  (last?.instructions ?? []).filter((one) => one.word === word).map(({ text }) => text);

/* The first column of the table in the guide. */
const SETTINGS = new Set(
  read("docs/guides/settings.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name)),
);
const NOT_OURS = ["NODE_ENV", "NODE_COMPILE_CACHE", "TMPDIR"];
const isKnown = (name: string): boolean => SETTINGS.has(name) || NOT_OURS.includes(name);

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}
const parse = <T>(text: string): T => parsed<T>(JSON.stringify(load(text)));

/* Merge keys are of YAML 1.1, which Compose reads. */
const compose = parse<{ readonly services: Readonly<Record<string, Service & { readonly "<<"?: Service }>> }>(
  read("compose.yaml"),
);
const findService = (name: string): Service => {
  const service = compose.services[name];
  if (service === undefined) throw new Error(`There is no service ${name}.`);
  return { ...service["<<"], ...service };
};

describe("the image", () => {
  it("runs the server as an ordinary user with the flags of npm run serve", () => {
    expect(readWords(findTexts("CMD")[0] ?? "")).toEqual(["node", ...SERVER_FLAGS, "src/server/main.ts"]);
    expect(findTexts("USER")).toEqual(["node"]);
    expect(findTexts("STOPSIGNAL")).toEqual(["SIGTERM"]);
    expect(stages.map(({ name, base }) => [name, base])).toEqual([
      ["build", "node:24.21.0-bookworm-slim"],
      ["packages", "node:24.21.0-bookworm-slim"],
      ["final", "node:24.21.0-bookworm-slim"],
    ]);
    expect(`node:${read(".nvmrc").trim()}-bookworm-slim`).toBe(last?.base);
  });

  it("sets variables that the server knows, and asks its health at its port", () => {
    const settings: Readonly<Record<string, string>> = Object.fromEntries(
      (findTexts("ENV")[0] ?? "").split(" ").map((pair): [string, string] => {
        const [name = "", value = ""] = pair.split("=");
        return [name, value];
      }),
    );
    expect(Object.keys(settings).filter((name) => !isKnown(name))).toEqual([]);
    expect(readConfig(settings)._unsafeUnwrap()).toMatchObject({ host: "0.0.0.0", port: 8080, dataFolder: "/data" });
    expect(findTexts("EXPOSE")).toEqual(["8080"]);
    expect(findTexts("VOLUME")).toEqual(["/data"]);
    expect(findTexts("HEALTHCHECK")[0]).toContain("/healthz");
  });

  it("gets nothing from the context but what .dockerignore names", () => {
    const allowed = read(".dockerignore")
      .split("\n")
      .filter((line) => line.startsWith("!"))
      .map((line) => line.slice(1));
    const copied = stages.flatMap(({ instructions }) =>
      instructions
        .filter(({ word, text }) => word === "COPY" && !text.startsWith("--from"))
        .flatMap(({ text }) => text.split(" ").slice(0, -1)),
    );
    expect(copied.filter((path) => path !== "." && !allowed.includes(path))).toEqual([]);
  });
});

describe("compose.yaml", () => {
  it("runs two servers with settings that exist, and that can change nothing of theirs", () => {
    for (const name of ["server-1", "server-2"]) {
      const { environment = {}, ...service } = findService(name);
      expect(Object.keys(environment).filter((one) => !isKnown(one))).toEqual([]);
      expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
      expect(service.volumes?.[0]).toMatch(/^data-\d:\/data$/);
    }
  });

  it("gives both servers one key for secrets and the brand of the company", () => {
    for (const name of ["server-1", "server-2"]) {
      const { environment, volumes } = findService(name);
      expect(environment).toMatchObject({ SECRETS_KEY: "${SECRETS_KEY:?set SECRETS_KEY}", BRAND: "/brand" });
      expect(volumes?.[1]).toBe("${BRAND:-./brand/keelson}:/brand:ro");
    }
  });

  it("leads from Caddy to the port of the image", () => {
    expect(read("deploy/compose/Caddyfile")).toContain("reverse_proxy server-1:8080 server-2:8080 {");
    expect(findService("proxy").volumes?.[0]).toBe("./deploy/compose/Caddyfile:/etc/caddy/Caddyfile:ro");
    expect(findService("server-1").environment?.["SMTP_URL"]).toBe("${SMTP_URL:-smtp://mail:1025}");
    expect(findService("server-1").environment?.["TRUSTED_PROXIES"]).toBe("uniquelocal");
  });
});

/* The largest body that the documents allow: a rate sheet of the desk, and a document of a booking. */
const readLargest = (file: string): number =>
  Math.max(...[...read(file).matchAll(/x-max-bytes: (\d+)/g)].map(([, bytes]) => Number(bytes)));

describe("proxies", () => {
  it.each([
    ["deploy/nginx/keelson.conf", /client_max_body_size (\d+)m;/, 1024 ** 2, "openapi/desk.openapi.yaml"],
    ["docs/guides/nginx.conf", /client_max_body_size (\d+)m;/, 1024 ** 2, "openapi/keelson.openapi.yaml"],
    ["deploy/compose/Caddyfile", /max_size (\d+)MB/, 1000 ** 2, "openapi/desk.openapi.yaml"],
    ["deploy/helm/values.yaml", /proxy-body-size: (\d+)m/, 1024 ** 2, "openapi/desk.openapi.yaml"],
  ])("%s lets the largest body through", (file, pattern, unit, document) => {
    const allowed = Number(pattern.exec(read(file))?.[1]) * unit;
    expect(allowed).toBeGreaterThan(readLargest(document));
    expect(allowed).toBeLessThan(1.2 * readLargest(document));
  });
});

describe("the chart", () => {
  const values = parse<{ readonly settings: Readonly<Record<string, string>> }>(read("deploy/helm/values.yaml"));
  it("is of the version of the release, and runs its image", () => {
    const { version }: { readonly version: string } = JSON.parse(read("package.json"));
    expect(load(read("deploy/helm/Chart.yaml"))).toMatchObject({ version, appVersion: version });
    expect(read("deploy/helm/templates/deployment.yaml")).toContain(".Values.image.tag | default .Chart.AppVersion");
  });

  it("has settings that exist", () => {
    expect(Object.keys(values.settings).filter((name) => !isKnown(name))).toEqual([]);
    expect(readConfig(values.settings).isOk()).toBe(true);
  });

  it("uses values that exist, and the port and folder of the image", () => {
    const templates = readdirSync("deploy/helm/templates").map((file) => read(join("deploy/helm/templates", file)));
    const used = templates.join("\n").matchAll(/\.Values((?:\.\w+)+)/g);
    const find = (path: string): unknown =>
      path
        .split(".")
        .slice(1)
        .reduce<unknown>((value, key) => toObject(value)[key], values);
    expect([...new Set([...used].map(([, path = ""]) => path))].filter((path) => find(path) === undefined)).toEqual([]);
    for (const text of [
      "containerPort: 8080",
      "mountPath: /data",
      "mountPath: /tmp",
      "path: /healthz",
      "readOnlyRootFilesystem: true",
    ])
      expect(templates.join("\n")).toContain(text);
  });
});

describe("the ingress of the chart", () => {
  it("leads to the pods that live while none is ready", () => {
    const services = read("deploy/helm/templates/service.yaml")
      .split("---")
      .filter((text) => text.includes("kind: Service"))
      .map((text) => [
        /^metadata:\n {2}name: (.*)$/m.exec(text)?.[1],
        /^ {2}publishNotReadyAddresses: (.*)$/m.exec(text)?.[1],
        text.slice(text.indexOf("  selector:")).trim(),
      ]);
    const [[name, , target] = []] = services;
    expect(services).toEqual([
      [name, undefined, target],
      [`${name}-live`, "true", target],
    ]);
    expect(read("deploy/helm/templates/ingress.yaml")).toContain(
      `nginx.ingress.kubernetes.io/default-backend: ${name}-live\n`,
    );
  });
});

describe("the units of systemd", () => {
  const unit = read("deploy/systemd/usr/lib/systemd/system/keelson@.service");
  it("run the command of the image from the folder of the guide", () => {
    expect(unit).toContain(`bin/node ${SERVER_FLAGS.join(" ")} src/server/main.ts`);
    expect(unit).toContain("WorkingDirectory=/opt/keelson");
    expect(unit).toContain("EnvironmentFile=/etc/keelson/keelson.env");
    const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = ""]) => name);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it("come with a file of settings that the server accepts", () => {
    const lines = read("deploy/systemd/etc/keelson/keelson.env")
      .split("\n")
      .filter((line) => /^[A-Z]/.test(line));
    const settings = Object.fromEntries(
      lines.map((line) => [line.split("=")[0] ?? "", line.slice(line.indexOf("=") + 1)]),
    );
    expect(Object.keys(settings).filter((name) => !isKnown(name))).toEqual([]);
    expect(readConfig(settings).isOk()).toBe(true);
  });
});
