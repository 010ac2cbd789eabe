import type { Violation } from "./violation.ts";

const layers = [
  "domain",
  "brand",
  "api",
  "ports",
  "flows",
  "adapters",
  "agents",
  "composition",
  "web",
  "desk",
  "server",
];
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

interface Place {
  readonly rule: string;
  readonly sentence: string;
  readonly isBroken: (file: string, layer: string) => boolean;
}

const isCode = (file: string): boolean => /\.tsx?$/.test(file);

const places: readonly Place[] = [
  {
    rule: "declared-folders",
    sentence: "This folder of src is not a declared part of the house.",
    isBroken: (_file, layer) => !layers.includes(layer),
  },
  {
    rule: "kebab-case",
    sentence: "File and folder names are kebab-case.",
    isBroken: (file) => isCode(file) && !file.split("/").every((name) => kebab.test(name)),
  },
];

/** Where files may stand and how they are named; `files` are paths that begin with src/. */
export const layout = (files: readonly string[]): readonly Violation[] =>
  files.flatMap((file) =>
    places
      .filter((place) => place.isBroken(file, file.split("/")[1] ?? ""))
      .map(({ rule, sentence }) => ({ file, line: 1, rule, sentence })),
  );
