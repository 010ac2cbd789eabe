import { describe, expect, it } from "vitest";
import { against, outcomeOf, patient } from "../support/api.ts";
import { json, yes } from "../support/local-server.ts";

const india = { name: "India", code: "IN" };
const group = {
  country: "India",
  countryCode: "IN",
  ports: [
    { point: { name: "Nhava Sheva", code: "INNSA" }, country: india, pointType: "Sea" },
    { point: { name: "Tughlakabad ICD", code: "INTKD" }, country: india, pointType: "Rail Ramp" },
  ],
};

describe("places by text", () => {
  it("keep their order and mark sea ports", async () => {
    expect(await against(yes([group]), ({ places }) => outcomeOf(places.find("nhava", patient())))).toEqual({
      value: [
        {
          country: india,
          places: [
            { name: "Nhava Sheva", code: "INNSA", country: india, pointType: "sea" },
            { name: "Tughlakabad ICD", code: "INTKD", country: india, pointType: "inland" },
          ],
        },
      ],
    });
  });

  it("use status if the server sends no code", async () => {
    expect(
      await against(json({ status: true, result: [] }), ({ places }) => outcomeOf(places.find("qqqq", patient()))),
    ).toEqual({ value: [] });
  });

  it("send the text as it was typed, whatever is in it", async () => {
    const url = await against(yes([]), async ({ places }, { arrived }) => {
      await outcomeOf(places.find("São & Co. #1 +?", patient()));
      return arrived[0]?.url;
    });
    expect(new URL(url ?? "", "http://x").searchParams.get("searchWith")).toBe("São & Co. #1 +?");
  });

  it("fail as malformed if the list is missing", async () => {
    expect(await against(yes(null), ({ places }) => outcomeOf(places.find("nhava", patient())))).toMatchObject({
      failure: { kind: "malformed" },
    });
  });
});

describe("ports near a place", () => {
  it("use the server's own code, then the UN/LOCODE, then any; a port without a code is omitted", async () => {
    const wire = [
      { name: "Mundra", internalCode: "INMUN", locationCodifications: [] },
      {
        name: "Pipavav",
        internalCode: null,
        locationCodifications: [
          { codificationType: "CMACGM", codification: "INPAV1" },
          { codificationType: "UNLOCODE", codification: "INPAV" },
        ],
      },
      { name: "Kandla", locationCodifications: [{ codificationType: "CMACGM", codification: "INIXY" }] },
      { name: "Nowhere" },
    ];
    expect(await against(yes(wire), ({ places }) => outcomeOf(places.nearbyPorts("INTKD", patient())))).toEqual({
      value: [
        { name: "Mundra", code: "INMUN" },
        { name: "Pipavav", code: "INPAV" },
        { name: "Kandla", code: "INIXY" },
      ],
    });
  });
});
