import { basename, dirname } from "node:path";
import type { Violation } from "./violation.ts";

const layers = ["domain", "wire", "ports", "flows", "adapters", "composition", "web", "server"];
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

const judge = (file: string): readonly (readonly [string, string])[] => {
  const [, layer = ""] = file.split("/");
  const names = [...dirname(file).split("/"), basename(file)];
  return [
    ...(layers.includes(layer)
      ? []
      : [["declared-folders", `src/${layer} is not a declared part of the house.`] as const]),
    ...(layer === "wire" && !file.endsWith(".d.ts") && !file.endsWith(".json")
      ? [["wire-is-types", "The wire holds generated types only: a codec here would be shared by both sides."] as const]
      : []),
    ...(names.every((name) => kebab.test(name))
      ? []
      : [["kebab-case", "File and folder names are kebab-case."] as const]),
  ];
};

/** Where files may stand and how they are named; `files` are paths under src. */
export const layout = (files: readonly string[]): readonly Violation[] =>
  files.flatMap((file) => judge(file).map(([rule, sentence]) => ({ file, line: 1, rule, sentence })));
