import { okAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Place, PlaceGroup } from "#domain/places";
import type { SearchNotice } from "#flows/search/types.ts";
import { searchFlow } from "#flows/search/machine.ts";
import { selectDraft, selectProblems } from "#flows/search/view.ts";
import { startAppServices } from "#flows/services.ts";
import { portsWith, settled } from "#tests/support/flows.ts";

const india = { name: "India", code: "IN" };
const germany = { name: "Germany", code: "DE" };
const mumbai: Place = { name: "Mumbai", code: "INBOM", country: india, pointType: "sea" };
const duisburg: Place = { name: "Duisburg", code: "DEDUI", country: germany, pointType: "inland", isBestMatch: true };
const duisburgPort: Place = { name: "Duisburg-Ruhrort", code: "DEDUR", country: germany, pointType: "inland" };
const tughlakabad: Place = { name: "Tughlakabad", code: "INTKD", country: india, pointType: "inland" };
const patparganj: Place = { name: "Patparganj", code: "INPPG", country: india, pointType: "inland" };

const FOUND: Readonly<Record<string, readonly PlaceGroup[]>> = {
  bombay: [{ country: india, places: [mumbai] }],
  Duisburg: [{ country: germany, places: [duisburg, duisburgPort] }],
  delhi: [{ country: india, places: [tughlakabad, patparganj] }],
};

const openForm = () => {
  const asked: string[] = [];
  const bare = portsWith({
    clock: {
      now: () => "2026-11-20T06:30:00.000Z",
      today: () => "2026-11-20",
      timeZone: () => "Asia/Kolkata",
      synchronise: () => undefined,
    },
    drafts: {
      load: () => null,
      save: () => undefined,
      remove: () => undefined,
      removeAll: () => undefined,
      watch: () => () => undefined,
    },
  });
  const portal = startAppServices({
    ...bare,
    places: {
      timeZone: () => okAsync(null),
      nearbyPorts: () => okAsync([]),
      find: (text) => {
        asked.push(text);
        return okAsync(FOUND[text] ?? []);
      },
    },
  });
  const { machine } = searchFlow(portal, "");
  const actor = createActor(machine);
  const notices: SearchNotice[] = [];
  actor.on("*", (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    asked,
    notices,
    draft: () => selectDraft(actor.getSnapshot()),
    problems: () => selectProblems(actor.getSnapshot()),
    typeInto: (end: "origin" | "destination", text: string) => actor.send({ type: "draft.placeTyped", end, text }),
    leave: (end: "origin" | "destination") => actor.send({ type: "point.entered", end, point: "place" }),
  };
};

describe("a typed place without a choice from the list", () => {
  it("is taken when the field is left and the text is the only match or the best one", async () => {
    const { asked, draft, leave, problems, typeInto } = openForm();
    typeInto("origin", "bombay ");
    leave("origin");
    typeInto("destination", "Duisburg");
    leave("destination");
    await settled();
    expect(asked).toEqual(["bombay", "bombay", "Duisburg"]);
    expect(draft().origin).toEqual({
      place: { text: "Mumbai", code: "INBOM" },
      port: { text: "", code: null },
      serviceType: "Ramp",
    });
    expect(draft().destination).toEqual({
      place: { text: "Duisburg", code: "DEDUI" },
      port: { text: "", code: null },
      serviceType: "Door",
    });
    expect(problems()).toEqual([]);
  });

  it("is refused at its field if it is unknown, ambiguous or too short", async () => {
    const { asked, leave, problems, typeInto } = openForm();
    typeInto("origin", "xyzqq");
    leave("origin");
    await settled();
    expect(problems()).toEqual([
      {
        field: "placeOfOrigin",
        message: "Place of Origin not found. Check the spelling, or type the UN/LOCODE.",
      },
    ]);
    typeInto("origin", "delhi");
    expect(problems()).toEqual([]);
    leave("origin");
    typeInto("destination", "ny");
    leave("destination");
    await settled();
    expect(asked).toEqual(["xyzqq", "delhi", "delhi"]);
    expect(problems()).toEqual([
      { field: "placeOfOrigin", message: "Please choose the Place of Origin from the list" },
      { field: "placeOfDelivery", message: "Please choose the Place of Delivery from the list" },
    ]);
  });

  it("is looked up before a search is accepted or refused", async () => {
    const { actor, notices, typeInto } = openForm();
    typeInto("origin", "bombay");
    typeInto("destination", "Duisburg");
    actor.send({ type: "search.requested" });
    await settled();
    expect(notices).toMatchObject([
      { search: { origin: { place: { code: "INBOM" } }, destination: { place: { code: "DEDUI" } } } },
    ]);
    typeInto("destination", "xyzqq");
    actor.send({ type: "search.requested" });
    await settled();
    expect(notices.slice(1)).toEqual([
      {
        type: "search.refused",
        problems: [
          {
            field: "placeOfDelivery",
            message: "Place of Delivery not found. Check the spelling, or type the UN/LOCODE.",
          },
        ],
      },
    ]);
  });

  it("keeps text typed in the meantime", async () => {
    const { draft, leave, typeInto } = openForm();
    typeInto("origin", "bombay");
    leave("origin");
    typeInto("origin", "bombay high");
    await settled();
    expect(draft().origin.place).toEqual({ text: "bombay high", code: null });
  });
});
