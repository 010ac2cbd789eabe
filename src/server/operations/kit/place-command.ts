import type { Result } from "neverthrow";
import type { Operations, ServerPlaces, StaffCommand } from "./command.ts";
import { type Input, type ParameterSet, readInput } from "./parameters.ts";
import { type Print, toJsonLines } from "./print.ts";

/** What a command works with that opens no database. */
export interface PlaceDesk extends ServerPlaces, Pick<Operations, "clock" | "ids" | "staff"> {
  /** Prints what has been done so far. */
  readonly progress: Print;
}

interface Declaration<Parameters extends ParameterSet, Value> {
  readonly name: string;
  readonly description: string;
  readonly parameters: Parameters;
  readonly run: (desk: PlaceDesk, input: Input<Parameters>) => Promise<Result<Value, string>>;
  readonly describe: (value: Value) => readonly string[];
}

/** Declares a command about the whole database of a server, also one that staff commands refuse: it gets the settings only. */
export const definePlaceCommand = <Parameters extends ParameterSet, Value>({
  name,
  description,
  parameters,
  run,
  describe,
}: Declaration<Parameters, Value>): StaffCommand => ({
  name,
  addTo: (program, operations) => {
    const command = program.command(name).description(description);
    for (const [key, parameter] of Object.entries(parameters)) parameter.declare(command, key);
    command.option("--json", "as JSON; npm run --silent leaves out the lines of npm");
    command.action(async () => {
      const { readPlaces, clock, ids, staff, say, note, reportError } = operations;
      const input = readInput(command, parameters);
      if (input.isErr()) return reportError(input.error);
      const isJson = command.opts<{ readonly json?: true }>().json === true;
      const desk: PlaceDesk = { ...readPlaces(), clock, ids, staff, progress: isJson ? note : say };
      return (await run(desk, input.value)).match(
        (value) => say(...(isJson ? toJsonLines(value) : describe(value))),
        (reason) => reportError(reason),
      );
    });
  },
});
