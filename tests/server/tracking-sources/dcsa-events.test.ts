import { describe, expect, it } from "vitest";
import { jsonEntries } from "#server/tracking-sources/dcsa-events.ts";

const lines = (text: string) => jsonEntries(text)?.map(({ line }) => line) ?? null;

describe("entries of a JSON file", () => {
  it("have the line on which they begin, whatever is inside them", () => {
    const text = ['[{"a": "[{\\"}",', '  "b": [{}, {"c": {}}]},', "", '{"a": "\\\\"}, {', '"d": 1}]'].join("\n");
    expect(lines(text)).toEqual([1, 4, 4]);
  });

  it("may be in a list named events", () => {
    expect(lines('{\n"events": [\n{"a": 1},\n{"a": 2}\n]}')).toEqual([3, 4]);
    expect(lines('{"data":\n{"events": [\n{"a": 1},\n{"a": 2}\n]}}')).toEqual([3, 4]);
    expect(lines('\n{"eventType": "TRANSPORT", "transportCall": {}}')).toEqual([2]);
  });

  it("are numbered where they are no objects, and none where there is no list", () => {
    expect(lines('[1,\n"two"]')).toEqual([1, 2]);
    expect([lines("{}"), lines("7"), lines('{"events": 1}')]).toEqual([null, null, null]);
  });
});
