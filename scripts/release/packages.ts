import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "../lib/root.mjs";

/** A package that a production install has. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** As the package states it: an SPDX expression, or null. */
  readonly licence: string | null;
  /** Subresource integrity of its archive, `sha512-…`; null where the lockfile has none. */
  readonly integrity: string | null;
}

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

const readLicence = (path: string): string | null => {
  const file = inRoot(path, "package.json");
  if (!existsSync(file)) return null;
  const { license, licenses }: { readonly license?: unknown; readonly licenses?: unknown } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  if (typeof license === "string") return license;
  const listed: readonly unknown[] = Array.isArray(licenses) ? licenses : [];
  const stated = [license, ...listed].flatMap((one) =>
    typeof one === "object" && one !== null && "type" in one ? [String(one.type)] : [],
  );
  return stated.length === 0 ? null : stated.join(" OR ");
};

/** Every package of the lockfile that is not for development alone, by name and version. */
export const listPackages = (lockfile: string): readonly InstalledPackage[] => {
  const { packages }: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(lockfile);
  const found = Object.entries(packages).flatMap(([path, entry]): readonly InstalledPackage[] => {
    if (path === "" || entry.dev === true || entry.link === true) return [];
    const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const licence = readLicence(path) ?? entry.license ?? null;
    return [{ name, version: entry.version ?? "", licence, integrity: entry.integrity ?? null }];
  });
  const unique = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...unique.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
};
