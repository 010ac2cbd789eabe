import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A command of a guide, as a shell takes it: without its comment, its lines joined where they belong together. */
export interface GuideCommand {
  readonly file: string;
  readonly text: string;
}

/* A list indents its blocks. */
const BLOCK = /^( *)```(sh|console)\n([^]*?)^ *```/gm;
const COMMENT = /\s{2,}#\s.*$/;

const isQuoteOpen = (text: string): boolean => {
  let open: string | null = null;
  for (const [index, character] of [...text].entries())
    if (open === null && (character === "'" || character === '"')) open = character;
    else if (character === open && text[index - 1] !== "\\") open = null;
  return open !== null;
};

const isUnfinished = (text: string): boolean =>
  text.endsWith("\\") || isQuoteOpen(text) || (text.startsWith("for ") && !/^done$/m.test(text));

/** The commands of a block of shell lines. */
export const splitCommands = (block: string): readonly string[] => {
  const commands: string[] = [];
  let begun = "";
  for (const line of block.split("\n")) {
    const written = isQuoteOpen(begun) ? line : line.replace(COMMENT, "");
    begun = begun === "" ? written : `${begun}\n${written}`;
    if (isUnfinished(begun)) continue;
    if (begun.trim() !== "") commands.push(begun.trim());
    begun = "";
  }
  return begun.trim() === "" ? commands : [...commands, begun.trim()];
};

/* In a block of a terminal, commands follow a prompt, and answers have none. */
const readTerminal = (block: string): string =>
  [...block.matchAll(/^\$ ((?:.*\\\n)*.*\n)/gm)].map(([, text]) => text).join("");

/* A reader installs before anything else. */
const toPlace = (file: string): string => (file === "install.md" ? "" : file);

/** Every command of the blocks that are marked as `sh`, and of those of a terminal (`console`), guide by guide, that of the installation first. */
export const listCommands = (folder: string): readonly GuideCommand[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .toSorted((one, other) => toPlace(one).localeCompare(toPlace(other), "en"))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(BLOCK)].flatMap(([, indent = "", kind, written = ""]) => {
        const block = written.replaceAll(new RegExp(`^${indent}`, "gm"), "");
        return splitCommands(kind === "console" ? readTerminal(block) : block).map((text) => ({ file, text }));
      }),
    );
