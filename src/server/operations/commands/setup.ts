import { createInterface } from "node:readline/promises";
import { err } from "neverthrow";
import { askFile } from "#server/setup/ask.ts";
import { readInputJson } from "../kit/files.ts";
import { defaultOption, readText, textOption } from "../kit/parameters.ts";
import { definePlaceCommand, type PlaceDesk } from "../kit/place-command.ts";
import { type Done, setUp, setUpWithPerson, type SetupFiles } from "../set-up.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const runWithFile = async (path: string, files: SetupFiles, desk: PlaceDesk): Promise<Done> => {
  const read = await readInputJson(path);
  if (read.isErr()) return err(read.error);
  return isRecord(read.value)
    ? setUp(askFile(read.value), files, { ...desk, environment: process.env })
    : err(`${path} must be an object of answers: {"publicUrl": "https://freight.example"}.`);
};

const runWithPerson = async (files: SetupFiles, desk: PlaceDesk): Promise<Done> => {
  if (!process.stdin.isTTY) return err("There is no terminal to ask at: give the answers as a file with --answers.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await setUpWithPerson(terminal, files, { ...desk, environment: process.env });
  } finally {
    terminal.close();
  }
};

/** `setup`: the first thing that an installation calls. */
export const setupCommand = definePlaceCommand({
  name: "setup",
  description:
    "Ask for company, database, mail server, first admin and first rate sheet, and set them up; again: changes nothing",
  parameters: {
    answers: textOption("<file>", "answers as JSON instead of questions: docs/guides/install.md lists the keys"),
    env: defaultOption("<file>", "file of settings to write", ".env", readText),
    brand: defaultOption(
      "<folder>",
      "folder of the brand to write; begins as a copy of the default one",
      ".keelson/brand",
      readText,
    ),
  },
  run: (desk, { answers, ...files }) =>
    answers === null ? runWithPerson(files, desk) : runWithFile(answers, files, desk),
  describe: (lines) => lines,
});
