import parse, { type Info } from "spdx-expression-parse";
import type { InstalledPackage } from "./packages.ts";

/** Licences that packages of a production install may have; another one is a decision of a person. */
const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Packages that state no licence in their description, with what the licence file beside it is. */
const STATED_ELSEWHERE: ReadonlyMap<string, string> = new Map([["png-js", "MIT"]]);

const isAllowed = (info: Info): boolean => {
  if (!("conjunction" in info)) return ALLOWED.has(info.license) && !("plus" in info);
  const sides = [info.left, info.right].map(isAllowed);
  return info.conjunction === "or" ? sides.includes(true) : !sides.includes(false);
};

export const findLicence = ({ name, licence }: Pick<InstalledPackage, "name" | "licence">): string | null =>
  licence ?? STATED_ELSEWHERE.get(name) ?? null;

const isKnown = (licence: string): boolean => {
  try {
    return isAllowed(parse(licence));
  } catch {
    return false;
  }
};

/** Packages without a licence of the list, each as a sentence. */
export const findLicenceProblems = (packages: readonly InstalledPackage[]): readonly string[] =>
  packages.flatMap((one) => {
    const licence = findLicence(one);
    if (licence === null) return [`${one.name} ${one.version} states no licence.`];
    return isKnown(licence) ? [] : [`${one.name} ${one.version} has the licence ${licence}, which is not on the list.`];
  });

/** A table of all packages with their licences, in Markdown. */
export const writeLicenceReport = (packages: readonly InstalledPackage[]): string => {
  const counts = Map.groupBy(packages, (one) => findLicence(one) ?? "none");
  const summary = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    "# Licences of the packages of a production install",
    "",
    ...summary.map(([licence, ones]) => `- ${licence}: ${ones.length}`),
    "",
    "| Package | Version | Licence |",
    "|---|---|---|",
    ...packages.map((one) => `| ${one.name} | ${one.version} | ${findLicence(one) ?? "none"} |`),
    "",
  ].join("\n");
};
