import type { Command } from "commander";
import { err, ok, type Result } from "neverthrow";
import { toSingleLine } from "#server/platform/text.ts";

/** An argument or option of a command; its name is its key in the declaration. */
export interface Parameter<Value> {
  readonly declare: (command: Command, name: string) => void;
  /** What was typed as a value, or a sentence about what is wrong with it. */
  readonly read: (command: Command, name: string) => Result<Value, string>;
}

export type ParameterSet = Readonly<Record<string, Parameter<unknown>>>;

/** The values of a command by the names of its parameters. */
export type Input<Parameters extends ParameterSet> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends Parameter<infer Value> ? Value : never;
};

type Read<Value> = (text: string, flag: string) => Result<Value, string>;
type Options = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Any text. */
export const readText: Read<string> = (text) => ok(text);

const toFlag = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const readArguments = (command: Command, name: string): readonly string[] => {
  const position = command.registeredArguments.findIndex((one) => one.name() === name);
  return command.registeredArguments[position]?.variadic === true
    ? command.args.slice(position)
    : command.args.slice(position, position + 1);
};

const readOption = (command: Command, name: string): Options[string] | undefined => command.opts<Options>()[name];

/** An argument that has to be given. */
export const argument = (description: string, convert = (text: string): string => text): Parameter<string> => ({
  declare: (command, name) => command.argument(`<${name}>`, description),
  read: (command, name) => ok(convert(readArguments(command, name)[0] ?? "")),
});

/** The last argument, which may be left out. */
export const optionalArgument = (description: string): Parameter<string | null> => ({
  declare: (command, name) => command.argument(`[${name}]`, description),
  read: (command, name) => ok(readArguments(command, name)[0] ?? null),
});

/** The last argument, given once or several times. */
export const argumentList = (description: string): Parameter<readonly string[]> => ({
  declare: (command, name) => command.argument(`<${name}...>`, description),
  read: (command, name) => ok(readArguments(command, name)),
});

/** An option without a value. */
export const flag = (description: string): Parameter<boolean> => ({
  declare: (command, name) => command.option(toFlag(name), description),
  read: (command, name) => ok(readOption(command, name) === true),
});

/** An option with a value that is checked; null where it is left out. */
export const option = <Value>(value: string, description: string, read: Read<Value>): Parameter<Value | null> => ({
  declare: (command, name) => command.option(`${toFlag(name)} ${value}`, description),
  read: (command, name) => {
    const typed = readOption(command, name);
    return typeof typed === "string" ? read(typed, toFlag(name)) : ok(null);
  },
});

/** An option with any text; null where it is left out. */
export const textOption = (value: string, description: string): Parameter<string | null> =>
  option(value, description, readText);

/** An option that has to be given. */
export const requiredOption = <Value>(value: string, description: string, read: Read<Value>): Parameter<Value> => ({
  declare: (command, name) => command.requiredOption(`${toFlag(name)} ${value}`, description),
  read: (command, name) => read(String(readOption(command, name)), toFlag(name)),
});

/** An option with a value of its own where it is left out. */
export const defaultOption = <Value>(
  value: string,
  description: string,
  otherwise: string,
  read: Read<Value>,
): Parameter<Value> => ({
  declare: (command, name) => command.option(`${toFlag(name)} ${value}`, description, otherwise),
  read: (command, name) => read(String(readOption(command, name)), toFlag(name)),
});

/** An option with one or more texts behind it; none where it is left out. */
export const listOption = (value: string, description: string): Parameter<readonly string[]> => ({
  declare: (command, name) => command.option(`${toFlag(name)} ${value}`, description),
  read: (command, name) => {
    const typed = readOption(command, name);
    return ok(Array.isArray(typed) ? typed : []);
  },
});

/** An option that can be given several times. */
export const repeatedOption = (value: string, description: string): Parameter<readonly string[]> => {
  const { read } = listOption(value, description);
  const collect = (text: string, before: readonly string[]): readonly string[] => [...before, text];
  return {
    declare: (command, name) => command.option(`${toFlag(name)} ${value}`, description, collect, []),
    read,
  };
};

/** `--limit`: at most so many rows of a list. */
export const rowLimit = (description = "maximum number of rows"): Parameter<number> =>
  defaultOption("<number>", description, "50", (text, name) =>
    /^[1-9]\d{0,5}$/.test(text) ? ok(Number(text)) : err(`${name} takes a whole number, not ${text}.`),
  );

/** One of several words. */
export const readChoice =
  <Choice extends string>(choices: readonly Choice[]): Read<Choice> =>
  (text, name) => {
    const chosen = choices.find((one) => one === text);
    return chosen === undefined ? err(`${name} takes ${choices.join(", ")}, not ${text}.`) : ok(chosen);
  };

/** A text for the shipper, on one line. */
export const readReason =
  (longest: number, purpose = ""): Read<string> =>
  (typed, name) => {
    const text = toSingleLine(typed);
    return text === "" || text.length > longest ? err(`${name} takes 1 to ${longest} characters${purpose}.`) : ok(text);
  };

const isInput = <Parameters extends ParameterSet>(
  values: unknown,
  parameters: Parameters,
): values is Input<Parameters> =>
  typeof values === "object" && values !== null && Object.keys(parameters).every((name) => Object.hasOwn(values, name));

/** What was typed for a command, or the first sentence about what is wrong with it. */
export const readInput = <Parameters extends ParameterSet>(
  command: Command,
  parameters: Parameters,
): Result<Input<Parameters>, string> => {
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = parameter.read(command, name);
    if (value.isErr()) return err(value.error);
    values[name] = value.value;
  }
  return isInput(values, parameters) ? ok(values) : err("The command is not complete.");
};
