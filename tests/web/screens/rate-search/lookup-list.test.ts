import { describe, expect, it } from "vitest";
import type { Place } from "#domain/places";
import { findPlace, lookupList, nearbyList } from "#web/screens/rate-search/lookup-list.ts";

const india = { name: "India", code: "IN" };
const mundra: Place = { name: "Mundra", code: "INMUN", country: india, pointType: "sea" };
const dadri: Place = { name: "Dadri", code: "INDER", country: india, pointType: "inland" };
const groups = [{ country: india, places: [mundra, dadri] }];

describe("place list", () => {
  it("shows what to type before it looks anything up", () => {
    const hint = { status: "hint", text: "Type at least 4 letters." };
    expect(lookupList("place", { kind: "idle" })).toEqual(hint);
    expect(lookupList("port", { kind: "too-short" })).toEqual(hint);
  });

  it("groups by country, marks Sea and Inland, and counts", () => {
    const list = lookupList("place", { kind: "found", groups });
    expect(list).toMatchObject({
      status: "options",
      summary: "2 places in 1 country",
      groups: [
        {
          key: "country IN",
          heading: { name: "India", countryCode: "IN" },
          options: [
            { key: "INMUN", name: "Mundra", code: "INMUN", badge: { kind: "sea", text: "Sea" } },
            { key: "INDER", name: "Dadri", code: "INDER", badge: { kind: "inland", text: "Inland" } },
          ],
        },
      ],
    });
  });

  it("suggests what to do if nothing is found or the lookup fails", () => {
    expect(lookupList("port", { kind: "nothing-found" })).toEqual({
      status: "empty",
      text: "No ports found",
      advice: "Check the spelling, or type the UN/LOCODE.",
    });
    expect(lookupList("place", { kind: "failed", failure: { kind: "unreachable", cause: "timeout" } })).toEqual({
      status: "failed",
      text: "Failed to fetch places.",
      advice: "The server took too long to answer. Keep typing to try again.",
    });
  });

  it("finds the place of a key, and nothing for an unknown one", () => {
    expect(findPlace({ kind: "found", groups }, "INDER")).toEqual(dadri);
    expect(findPlace({ kind: "found", groups }, "NLRTM")).toBeNull();
    expect(findPlace({ kind: "looking-up" }, "INDER")).toBeNull();
  });
});

describe("nearby ports", () => {
  const ports = [
    { name: "Mundra", code: "INMUN" },
    { name: "Pipavav", code: "INPAV" },
  ];

  it("are listed before anything is typed", () => {
    expect(nearbyList(ports, "Dadri", "")).toMatchObject({ status: "options", summary: "2 ports near Dadri" });
  });

  it("are filtered by name or code", () => {
    expect(nearbyList(ports, "Dadri", "PIP")).toMatchObject({ summary: "1 port near Dadri" });
    expect(nearbyList(ports, "Dadri", "inm")).toMatchObject({ groups: [{ options: [{ key: "INMUN" }] }] });
  });

  it("are replaced by the lookup if none matches or no place is chosen", () => {
    expect(nearbyList(ports, "Dadri", "rot")).toBeNull();
    expect(nearbyList(ports, null, "")).toBeNull();
    expect(nearbyList([], "Dadri", "")).toBeNull();
  });
});
