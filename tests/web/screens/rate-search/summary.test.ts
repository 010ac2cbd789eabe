import { describe, expect, it } from "vitest";
import { choosePlace, choosePort, EMPTY_DRAFT, setServiceType } from "#domain/search";
import { toJourneyPreview, routeText } from "#web/screens/rate-search/summary.tsx";

const tughlakabad = { name: "Tughlakabad", code: "INTKD", pointType: "inland" } as const;
const rotterdam = { name: "Rotterdam", code: "NLRTM", pointType: "sea" } as const;

const stopsOf = (draft: typeof EMPTY_DRAFT) =>
  toJourneyPreview(draft).stops.map(({ key, marker: sign }) => `${key}: ${sign}`);

describe("journey of a draft", () => {
  it("has two open ends before anything is chosen", () => {
    expect(stopsOf(EMPTY_DRAFT)).toEqual(["origin open: open", "destination open: open"]);
    expect(routeText(EMPTY_DRAFT)).toBe("No route yet");
  });

  it("goes from the door through the ports in order of travel", () => {
    const from = choosePort(choosePlace(EMPTY_DRAFT, "origin", tughlakabad), "origin", {
      name: "Mundra",
      code: "INMUN",
    });
    const draft = choosePort(choosePlace(from, "destination", rotterdam), "destination", {
      name: "Antwerp",
      code: "BEANR",
    });
    expect(stopsOf(draft)).toEqual([
      "origin place: door",
      "origin port: sea",
      "destination port: sea",
      "destination place: sea",
    ]);
    expect(toJourneyPreview(draft).legs).toHaveLength(3);
    expect(routeText(draft)).toBe("INTKD to NLRTM");
  });

  it("counts a port that equals the place once", () => {
    const draft = choosePort(choosePlace(EMPTY_DRAFT, "destination", rotterdam), "destination", rotterdam);
    expect(stopsOf(draft)).toEqual(["origin open: open", "destination place: sea"]);
    expect(routeText(draft)).toBe("… to NLRTM");
  });

  it("shows a door for door service, also in a port town", () => {
    const draft = setServiceType(choosePlace(EMPTY_DRAFT, "destination", rotterdam), "destination", "Door");
    expect(stopsOf(draft)[1]).toBe("destination place: door");
  });
});
