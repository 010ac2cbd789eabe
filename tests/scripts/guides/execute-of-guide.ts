import { type GuideCommand, listCommands } from "./shell-commands.ts";
import type { Terminal } from "./terminal.ts";

export const GUIDES = "docs/guides";

/* The command itself, otherwise the only one that begins like this. */
const findCommand = (commands: readonly GuideCommand[], file: string, start: string): GuideCommand | string => {
  const ofGuide = commands.filter((command) => command.file === file);
  const found = ofGuide.find(({ text }) => text === start) ?? [
    ...new Map(ofGuide.filter(({ text }) => text.startsWith(start)).map((one) => [one.text, one])).values(),
  ];
  if (!Array.isArray(found)) return found;
  const [command, ...others] = found;
  if (command === undefined) return `${file} has no command ${start}`;
  return others.length === 0 ? command : `${file} has several commands ${start}`;
};

/**
 * Types a command of a guide at a terminal, exactly as the guide has it: the one that begins with `start`. Answers what it has written; fails if there are none
 * or several, and unless it ends with 0. Both words are literal in each call: the test of the guides reads from the calls which commands it leaves to other tests.
 */
export const executeOfGuide = async (guide: string, start: string, terminal: Terminal): Promise<string> => {
  const command = findCommand(listCommands(GUIDES), guide, start);
  if (typeof command === "string") throw new Error(command);
  const { ending, output } = await terminal.type(command.text);
  if (ending !== 0) throw new Error(`${command.text} ended with ${ending}: ${output}`);
  return output;
};

interface Claims {
  /** Commands that other tests execute. */
  readonly claimed: readonly GuideCommand[];
  /** Calls that leave open what they execute, and commands that several calls execute. */
  readonly problems: readonly string[];
}

const CALL = /\bexecuteOfGuide\((?:\s*"([^"\\]+)",\s*(["`])((?:(?!\2)[^\\$])+)\2,)?/g;

/** Which commands the calls of `executeOfGuide` in these sources execute. */
export const readClaims = (
  commands: readonly GuideCommand[],
  sources: readonly { readonly path: string; readonly source: string }[],
): Claims => {
  const claimed: GuideCommand[] = [];
  const problems: string[] = [];
  for (const { path, source } of sources)
    for (const [, guide, , start] of source.matchAll(CALL)) {
      const found =
        guide === undefined || start === undefined
          ? "calls executeOfGuide without literal words"
          : findCommand(commands, guide, start);
      if (typeof found === "string") problems.push(`${path}: ${found}`);
      else if (claimed.includes(found)) problems.push(`${path}: another test executes ${found.text}`);
      else claimed.push(found);
    }
  return { claimed, problems };
};
