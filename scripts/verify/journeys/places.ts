/* Places that are found by their code. */
import type { Difference } from "../differences.ts";
import { type Answered, type Compare, differ, only, read, readInput, readList, readString } from "./comparison.ts";

/** Sea ports that a server has after a reset. */
const SEA_PORTS: readonly string[] = ["INNSA", "NLRTM"];

const comparePointType = ({ isAlone }: Answered, code: string, port: unknown): readonly Difference[] => {
  const stated = readString(port, "pointType");
  return !isAlone || !SEA_PORTS.includes(code) || stated === null || stated.toLowerCase() === "sea"
    ? []
    : [differ("$.result", `${code} with the pointType Sea`, stated)];
};

/** Two ports that begin with the text "breme". */
const FOUND: readonly string[] = ["DEBRE", "DEBRV"];

const readCodes = (body: unknown): readonly unknown[] =>
  readList(body, "result")
    .flatMap((country) => readList(country, "ports"))
    .map((one) => read(one, "point.code"));

/** A text finds every place whose name begins with it, not one of each country. */
export const findSeveral: Compare = only(({ body, isAlone }) => {
  const codes = readCodes(body);
  return isAlone && !FOUND.every((code) => codes.includes(code))
    ? [differ("$.result", `the ports ${FOUND.join(" and ")}`, codes)]
    : [];
});

/** Ports on another continent than the inland place in India. */
const FAR: readonly string[] = ["NLRTM", "BEANR"];

/** The ports near a place are near it. */
export const compareInlandPorts: Compare = only(({ body, isAlone }) => {
  const codes = readList(body, "result").map((one) => read(one, "internalCode"));
  return isAlone && FAR.some((code) => codes.includes(code))
    ? [differ("$.result", `no port as far as ${FAR.join(" or ")}`, codes)]
    : [];
});

export const findPort =
  (input: string): Compare =>
  (step) => {
    const code = readInput(step, input);
    const ports = readList(step.body, "result").flatMap((country) => readList(country, "ports"));
    const port = ports.find((one) => read(one, "point.code") === code);
    if (port !== undefined)
      return { differences: comparePointType(step, code, port), outputs: { name: read(port, "point.name") } };
    return { differences: [differ("$.result", `the port ${code}`, readCodes(step.body))] };
  };
