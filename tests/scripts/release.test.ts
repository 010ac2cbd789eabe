import { existsSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { findLicenceProblems, writeLicenceReport } from "../../scripts/release/licences.ts";
import { type InstalledPackage, listPackages } from "../../scripts/release/packages.ts";
import { writeSbom } from "../../scripts/release/sbom.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const AT = new Date("2026-11-29T11:00:00.000Z");
const PRODUCT = { name: "keelson", version: "0.4.0", description: "A portal", license: "Apache-2.0" };

const one = (name: string, licence: string | null): InstalledPackage => ({
  name,
  version: "1.0.0",
  licence,
  integrity: `sha512-${Buffer.alloc(64, 1).toString("base64")}`,
});

describe("the bill of materials", () => {
  it("has the product and each package with address, checksum and licence", () => {
    const text = writeSbom(PRODUCT, [one("@a/b", "MIT"), one("c", "(MIT OR Apache-2.0)")], AT);
    expect(JSON.parse(text)).toMatchObject({
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      metadata: {
        timestamp: "2026-11-29T11:00:00.000Z",
        component: { type: "application", name: "keelson", version: "0.4.0", purl: "pkg:npm/keelson@0.4.0" },
      },
      components: [
        {
          type: "library",
          name: "@a/b",
          version: "1.0.0",
          purl: "pkg:npm/%40a/b@1.0.0",
          hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
          licenses: [{ license: { id: "MIT" } }],
        },
        { name: "c", licenses: [{ expression: "(MIT OR Apache-2.0)" }] },
      ],
      dependencies: [
        { ref: "pkg:npm/%40a/b@1.0.0" },
        { ref: "pkg:npm/c@1.0.0" },
        { ref: "pkg:npm/keelson@0.4.0", dependsOn: ["pkg:npm/%40a/b@1.0.0", "pkg:npm/c@1.0.0"] },
      ],
    });
  });

  it("is the same for the same packages and moment", () => {
    const write = () => writeSbom(PRODUCT, [one("a", "ISC")], AT);
    expect(write()).toBe(write());
  });
});

describe("licences", () => {
  it.each([
    ["MIT", []],
    ["(GPL-3.0-only OR MIT)", []],
    ["(MIT AND Zlib)", []],
    ["GPL-3.0-only", ["a 1.0.0 has the licence GPL-3.0-only, which is not on the list."]],
    ["(MIT AND GPL-3.0-only)", ["a 1.0.0 has the licence (MIT AND GPL-3.0-only), which is not on the list."]],
    ["SEE LICENSE IN x", ["a 1.0.0 has the licence SEE LICENSE IN x, which is not on the list."]],
    [null, ["a 1.0.0 states no licence."]],
  ])("%s is judged by the list", (licence, problems) => {
    expect(findLicenceProblems([one("a", licence)])).toEqual(problems);
  });

  it("of every package of a production install are on the list", () => {
    const packages = listPackages(readFileSync("package-lock.json", "utf8"));
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["fastify", "kysely", "@opentelemetry/api"]),
    );
    expect(packages.map(({ name }) => name)).not.toContain("vitest");
    expect(findLicenceProblems(packages)).toEqual([]);
    expect(writeLicenceReport(packages)).toContain("| fastify |");
  });
});

describe("the form of a public project", () => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync("package.json", "utf8"));

  it("has notes for each version, the newest first, and for that of the package", () => {
    const headings = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (.+)$/gm)].map(
      ([, heading]) => heading ?? "",
    );
    expect(headings[0]).toBe("Unreleased");
    const versions = headings
      .slice(1)
      .map((heading) => /^(\d+\.\d+\.\d+) "[^"]+", \d{4}-\d\d-\d\d$/.exec(heading)?.[1]);
    expect(versions).toEqual(
      versions.toSorted((one = "", other = "") => other.localeCompare(one, "en", { numeric: true })),
    );
    expect(versions[0]).toBe(version);
  });

  it("says which versions are supported", () => {
    const [major, minor] = version.split(".");
    expect(readFileSync("SECURITY.md", "utf8")).toContain(`| ${major}.${minor} | yes |`);
  });

  it.each(["bug", "feature"])("has a form for issues that GitHub reads: %s", (name) => {
    const form = parsed<{
      readonly name: string;
      readonly description: string;
      readonly body: readonly { readonly type: string; readonly id?: string; readonly attributes: object }[];
    }>(JSON.stringify(load(readFileSync(`.github/ISSUE_TEMPLATE/${name}.yml`, "utf8"))));
    expect([form.name.length > 0, form.description.length > 0]).toEqual([true, true]);
    const types = ["markdown", "input", "textarea", "dropdown", "checkboxes"];
    expect(form.body.filter(({ type }) => !types.includes(type))).toEqual([]);
    const ids = form.body.flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has a container for development with the Node of the project", () => {
    const { image }: { readonly image: string } = JSON.parse(readFileSync(".devcontainer/devcontainer.json", "utf8"));
    const node = readFileSync(".nvmrc", "utf8").trim().split(".")[0];
    expect(image).toContain(`:${node}-`);
  });

  it.each(["test", "release"])("has a workflow that needs no secret and pushes nothing: %s", (name) => {
    const text = readFileSync(`.github/workflows/${name}.yml`, "utf8");
    const { permissions, jobs } = parsed<{
      readonly permissions: object;
      readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
    }>(JSON.stringify(load(text)));
    expect(permissions).toEqual({ contents: "read" });
    expect(text).not.toMatch(/secrets\.|docker (push|login)|https?:\/\//);
    const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync("package.json", "utf8"),
    );
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = "" }) => run));
    const named = commands.flatMap((command) =>
      [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? ""),
    );
    expect(named.filter((script) => scripts[script] === undefined)).toEqual([]);
  });

  it.each(["CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "LICENSE", ".github/pull_request_template.md"])(
    "has %s",
    (file) => {
      expect(existsSync(file)).toBe(true);
    },
  );
});
