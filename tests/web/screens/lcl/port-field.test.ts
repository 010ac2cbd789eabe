import { describe, expect, it } from "vitest";
import type { LclPortsView } from "#flows/lcl/view.ts";
import { anLclPlace } from "#tests/support/lcl.ts";
import { portList } from "#web/screens/lcl/port-field.tsx";

const nhavaSheva = anLclPlace("Nhava Sheva", { code: "INNSA", country: "India", countryCode: "IN", kind: "sea" });
const known: LclPortsView = { kind: "known", places: [anLclPlace("Chennai"), nhavaSheva, anLclPlace("Rotterdam")] };
const names = (ports: LclPortsView, typed: string) => {
  const list = portList(ports, typed);
  return list.status === "options" ? list.groups.flatMap(({ options }) => options.map(({ name }) => name)) : list;
};

describe("LCL port list", () => {
  it("lists names containing two or more letters in any case", () => {
    expect(portList(known, "h")).toEqual({ status: "hint", text: "Type at least 2 letters." });
    expect(names(known, "HE")).toEqual(["Chennai", "Nhava Sheva"]);
    expect(names(known, "rOtT")).toEqual(["Rotterdam"]);
  });

  it("shows country and code where they are known", () => {
    expect(portList(known, "Nh")).toMatchObject({
      groups: [
        {
          options: [{ key: "Nhava Sheva", detail: "India", code: "INNSA", badge: { kind: "sea", text: "Sea" } }],
        },
      ],
      summary: "1 port",
    });
  });

  it("lists places found by the gazetteer for another name, and ports near them", () => {
    const india = { name: "India", code: "IN" };
    const mumbai = { name: "Mumbai", code: "INBOM", country: india, pointType: "sea" } as const;
    const near = { name: "Nhava Sheva", code: "INNSA", country: india, pointType: "sea" } as const;
    const found = {
      kind: "found",
      groups: [
        { country: india, places: [mumbai] },
        { country: india, places: [near] },
      ],
    } as const;
    expect(portList(known, "bombay", { kind: "looking-up" })).toEqual({
      status: "looking-up",
      text: "Looking up ports...",
    });
    expect(portList(known, "bombay", found)).toMatchObject({
      status: "options",
      groups: [{ options: [{ key: "Nhava Sheva", code: "INNSA" }] }],
      summary: "1 port",
    });
  });

  it("reports that there is no match", () => {
    expect(portList(known, "xyz")).toEqual({
      status: "empty",
      text: "No ports found",
      advice: "Check the spelling, or try a nearby port.",
    });
  });

  it("reports that the ports are loading, or could not be loaded", () => {
    expect(portList({ kind: "loading" }, "ro")).toEqual({ status: "looking-up", text: "Looking up ports..." });
    expect(portList({ kind: "failed", failure: { kind: "unreachable", cause: "network" } }, "ro")).toEqual({
      status: "failed",
      text: "Failed to fetch ports",
      advice: "Search Rates tries again.",
    });
  });

  it("shows fifty at most, and the total", () => {
    const many = Array.from({ length: 120 }, (_, place) => anLclPlace(`Port ${place}`));
    const list = portList({ kind: "known", places: many }, "port");
    expect(names({ kind: "known", places: many }, "port")).toHaveLength(50);
    expect(list).toMatchObject({ summary: "50 of 120 ports: keep typing" });
  });
});
