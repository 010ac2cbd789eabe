import { describe, expect, it } from "vitest";
import { toDirectory } from "#server/modules/places/place-directory.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { BUSY_INLAND_TERMINALS, BUSY_PORTS } from "./busy-places.ts";

const seeds = placeSeeds();
const countries = new Map(seeds.map(({ code, countryName }) => [code, countryName]));
const directory = toDirectory(seeds, new Set());

/** The codes in the order in which the list under a field shows them. */
const findCodes = (typed: string): readonly string[] => {
  const groups: readonly { readonly ports: readonly { readonly point: { readonly code: string } }[] }[] = JSON.parse(
    directory.find(typed),
  );
  return groups.flatMap(({ ports }) => ports.map(({ point }) => point.code));
};

describe("busy places", () => {
  it("contain at least 250 ports and 120 inland terminals without duplicates", () => {
    expect(BUSY_PORTS.length).toBeGreaterThanOrEqual(250);
    expect(BUSY_INLAND_TERMINALS.length).toBeGreaterThanOrEqual(120);
    const codes = [...BUSY_PORTS, ...BUSY_INLAND_TERMINALS].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([...BUSY_PORTS, ...BUSY_INLAND_TERMINALS])("$code is found first or second by $names", ({ code, names }) => {
    for (const typed of [code, code.toLowerCase(), ...names, ...names.map((name) => name.toUpperCase())])
      expect([typed, findCodes(typed).slice(0, 2)]).toEqual([typed, expect.arrayContaining([code])]);
  });

  it.each([...BUSY_PORTS, ...BUSY_INLAND_TERMINALS])(
    "$code is found first or second with its country, code or another name",
    ({ code, names: [name = "", other = name] }) => {
      for (const typed of [
        `${name}, ${countries.get(code)}`,
        `${name} (${code})`,
        `${name} (${other})`,
        `${name}/${other}`,
        `${code} - ${name}`,
        `Port of ${name}`,
        `${name} port`,
      ])
        expect([typed, findCodes(typed).slice(0, 2)]).toEqual([typed, expect.arrayContaining([code])]);
    },
  );
});
