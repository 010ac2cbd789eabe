import { readFileSync } from "node:fs";

/** One instruction of a Dockerfile with its arguments replaced. */
export interface Instruction {
  readonly word: string;
  readonly text: string;
}

/** A stage: the image that it begins with, and its instructions in order. */
export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

const readLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");

const readFrom = (text: string): Omit<Stage, "instructions"> => {
  const [base = "", , name = "final"] = text.split(/\s+/);
  return { base, name };
};

/** Reads a Dockerfile of `FROM`, and of global `ARG`s with a value. */
export const readDockerfile = (file: string): readonly Stage[] => {
  const values = new Map<string, string>();
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const line of readLines(readFileSync(file, "utf8"))) {
    const [, word = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [name = "", value = ""] = rest.split("=");
    if (word === "ARG") values.set(name, value);
    else if (word === "FROM")
      stages.push({
        ...readFrom(rest.replaceAll(/\$\{(\w+)\}/g, (_all, key: string) => values.get(key) ?? "")),
        instructions: [],
      });
    else stages.at(-1)?.instructions.push({ word, text: rest });
  }
  return stages;
};

/** The words of `CMD ["node", "file"]`. */
export const readWords = (text: string): readonly string[] => {
  const words: unknown = JSON.parse(text.slice(text.indexOf("[")));
  return Array.isArray(words) ? words.map(String) : [];
};
