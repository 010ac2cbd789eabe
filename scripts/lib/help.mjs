import { readFileSync } from "node:fs";
import { inRoot } from "./root.mjs";

/* They print help of their own. */
const ownHelp = ["scripts/verify/main.ts"];

/** @param {readonly string[]} words */
const asksForHelp = (words) => words.includes("--help") || words.includes("-h");

/**
 * What the comment at the head of a script says, which is its help; null when it has none.
 * @param {string} text
 */
export const readHelp = (text) => {
  const comment = /^\/\*([\s\S]*?)\*\//.exec(text)?.[1];
  return comment === undefined ? null : comment.replaceAll(/^ *\*? ?/gm, "").trim();
};

/**
 * Prints the help of a script and ends the command when the words ask for it. The staff's command line and the tools of
 * others have help of their own.
 * @param {string} file
 * @param {readonly string[]} words
 */
export const helpInstead = (file, words) => {
  if (!asksForHelp(words) || !/^(scripts|tests)\//.test(file) || ownHelp.includes(file)) return;
  const help = readHelp(readFileSync(inRoot(file), "utf8"));
  if (help === null) return;
  console.log(help);
  process.exit(0);
};
