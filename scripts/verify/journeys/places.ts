/* Places that are found by their code. */
import type { Difference } from "../differences.ts";
import { type Answered, type Compare, differ, read, readInput, readList, readString } from "./comparison.ts";

/** Sea ports that a server has after a reset. */
const SEA_PORTS: readonly string[] = ["INNSA", "NLRTM"];

const comparePointType = ({ isAlone }: Answered, code: string, port: unknown): readonly Difference[] => {
  const stated = readString(port, "pointType");
  return !isAlone || !SEA_PORTS.includes(code) || stated === null || stated.toLowerCase() === "sea"
    ? []
    : [differ("$.result", `${code} with the pointType Sea`, stated)];
};

export const findPort =
  (input: string): Compare =>
  (step) => {
    const code = readInput(step, input);
    const ports = readList(step.body, "result").flatMap((country) => readList(country, "ports"));
    const port = ports.find((one) => read(one, "point.code") === code);
    if (port !== undefined)
      return { differences: comparePointType(step, code, port), outputs: { name: read(port, "point.name") } };
    const codes = ports.map((one) => read(one, "point.code"));
    return { differences: [differ("$.result", `the port ${code}`, codes)] };
  };
