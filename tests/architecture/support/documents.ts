import { globSync, readFileSync } from "node:fs";

/** One piece of code that a document names, with its place. */
export interface Span {
  readonly at: string;
  readonly text: string;
}

export const DOCUMENTS: readonly string[] = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "THIRD-PARTY-NOTICES.md",
  "contracts/README.md",
  "docs/GLOSSARY.md",
  ...globSync("docs/{guides,decisions}/*.md"),
  ...globSync("src/**/README.md"),
].toSorted();

const inlineSpans = (line: string): readonly string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** The lines of code blocks and the code within lines. */
export const readSpans = (file: string, content = readFileSync(file, "utf8")): readonly Span[] => {
  let isBlock = false;
  return content.split("\n").flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    if (line.trimStart().startsWith("```")) {
      isBlock = !isBlock;
      return [];
    }
    return (isBlock ? [line.trim()] : inlineSpans(line)).map((text) => ({ at, text }));
  });
};

/** The links of a document to files beside it, without their anchors. */
export const readLinks = (file: string, content = readFileSync(file, "utf8")): readonly Span[] =>
  content.split("\n").flatMap((line, index) =>
    [...line.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, text = ""]) => ({
      at: `${file}:${index + 1}`,
      text,
    })),
  );

const FOLDERS = "contracts|data|docs|examples|openapi|scripts|src|tests|tools";
const PATH = new RegExp(`(?<![\\w./@-])(?:\\./)?(?:${FOLDERS})/[\\w./*{},<>-]*[\\w*}>/]`, "g");

/** The paths of the repository in a span, as patterns: `<carrier>` is any name. */
export const findPaths = ({ text }: Span): readonly string[] =>
  [...text.matchAll(PATH)].map(([path]) => path.replace(/^\.\//, "").replaceAll(/<[\w-]+>/g, "*"));

export interface ScriptCall {
  readonly script: string;
  readonly options: readonly string[];
}

/** The npm scripts that a span calls, with the options behind `--`. */
export const findScripts = ({ text }: Span): readonly ScriptCall[] => {
  const call = /\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(test|start)\b)/g;
  return [...text.matchAll(call)].map(({ index, 1: run, 2: short, 0: words }) => {
    const rest = text.slice(index + words.length).split(/[#;&|]|\bnpm\b/)[0] ?? "";
    const [, handedOn = ""] = / -- (.*)/.exec(rest) ?? [];
    const options = [...handedOn.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name = ""]) => name);
    return { script: run ?? short ?? "", options };
  });
};
