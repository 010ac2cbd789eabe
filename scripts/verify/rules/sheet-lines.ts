/* Lines of a rate sheet in the answer of a search. */
import type { Difference } from "../differences.ts";
import { read, readString } from "../journeys/comparison.ts";
import { findKnownPlace } from "./known-places.ts";
import { broken, checkOrder, type Located } from "./rule.ts";

/** The column of each end of a line, and what a search says of it. */
const ENDS = [
  { column: "PORT OF LOADING", place: "placeOfOrigin", port: "portOfLoading", name: "loadingPort" },
  { column: "PORT OF DISCHARGE", place: "placeOfDelivery", port: "portOfDischarge", name: "dischargePort" },
] as const;

/** `Nhava Sheva (INNSA)`, of which the code decides. */
const CODE = /\(([A-Z]{2}[A-Z0-9]{3})\)/;

const simplify = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Whether one of two names has the other one in it. */
export const isSameName = (one: string, other: string): boolean => {
  const [first, second] = [simplify(one), simplify(other)];
  return first !== "" && second !== "" && (first.includes(second) || second.includes(first));
};

/** Between ports, a line starts and ends at the ports of the search. */
const checkLane = ({ path, value }: Located, search: unknown): readonly Difference[] =>
  ENDS.flatMap(({ column, place, port, name }) => {
    const [cell, code] = [readString(value, column), readString(search, port)];
    const names = [readString(search, name), findKnownPlace(code)?.name ?? null].filter((one) => one !== null);
    if (cell === null || cell.trim() === "" || code === null || names.length === 0 || read(search, place) !== null)
      return [];
    const stated = CODE.exec(cell)?.[1];
    const isRight = stated === undefined ? [code, ...names].some((one) => isSameName(cell, one)) : stated === code;
    return isRight ? [] : [broken(`${path}.${column}`, `${[code, ...new Set(names)].join(" or ")} as searched`, cell)];
  });

/** A line of a sheet is on the lane of the search, and its validity and its sailing end after they begin. */
export const checkSheetLine = (line: Located, search: unknown): readonly Difference[] => [
  ...checkOrder(line, "VALID FROM", "VALID TILL"),
  ...checkOrder(line, "ETD", "ETA"),
  ...checkLane(line, search),
];
