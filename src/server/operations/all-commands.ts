import { readdirSync } from "node:fs";
import type { StaffCommand } from "./kit/command.ts";

const FOLDER = new URL("commands/", import.meta.url);

const isStaffCommand = (value: unknown): value is StaffCommand =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  "addTo" in value &&
  typeof value.addTo === "function";

/** The names of all files of commands: each is the first word of the commands that it declares. */
const listNames = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length))
    .toSorted();

const loadFile = async (name: string): Promise<readonly StaffCommand[]> => {
  const exported: unknown = await import(new URL(`${name}.ts`, FOLDER).href);
  return typeof exported === "object" && exported !== null ? Object.values(exported).filter(isStaffCommand) : [];
};

/**
 * The staff commands that begin with a word, or all of them where no command begins with it: a file in `commands/` is all
 * that a new one needs, and a command does not load the others.
 */
export const loadCommands = async (first = ""): Promise<readonly StaffCommand[]> => {
  const names = listNames();
  return (await Promise.all((names.includes(first) ? [first] : names).map(loadFile))).flat();
};
