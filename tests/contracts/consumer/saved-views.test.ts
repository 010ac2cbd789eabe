import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { CALLS, hasSavedViews, SAVED_QUERY, SAVED_QUERY_BODY } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  fieldFailure,
  fieldRefused,
  filled,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const { equal } = MatchersV3;

const owner = { ...signedIn, ...hasSavedViews };
const view = { id: "view-1", name: "Leaving soon" };
const foreign = { ...owner, "another shipper has the view": view };
const saved = { ...owner, "a view is saved": view };
const query = equal(SAVED_QUERY_BODY);
const TAKEN = "You have a view with this name.";

describe("saved views", () => {
  const { request, send } = CALLS.listSavedViews;

  it("have a name and a query", () =>
    testInteraction({
      title: "the saved views of a shipper",
      states: saved,
      request,
      response: success([{ ...view, query }]),
      check: expectValue(send, [{ ...view, query: SAVED_QUERY }]),
    }));

  it("are an empty list while only another shipper has saved one", () =>
    testInteraction({
      title: "the saved views while only another shipper has saved one",
      states: foreign,
      request,
      response: success([]),
      check: expectValue(send, []),
    }));
});

describe("a new view", () => {
  const { request, send } = CALLS.createSavedView;

  it("is saved as it was sent", () =>
    testInteraction({
      title: "a new view of the bookings",
      states: owner,
      request,
      response: success([{ id: filled("view-1"), name: "Leaving soon", query }]),
      check: expectValue(send, { ...view, query: SAVED_QUERY }),
    }));

  it("is refused with a name that is taken", () =>
    testInteraction({
      title: "a new view with a name that is taken",
      states: saved,
      request,
      response: failure(409, 4090, TAKEN),
      check: expectFailure(send, refused("conflict", TAKEN)),
    }));

  it("is refused without a name", () => {
    const message = "Enter a name.";
    return testInteraction({
      title: "a new view without a name",
      states: owner,
      request: { ...request, json: { name: " ", query: SAVED_QUERY_BODY } },
      response: fieldRefused("name", message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("name", message)),
    });
  });
});

describe("another name of a view", () => {
  const { request, send } = CALLS.renameSavedView;

  it("is saved", () =>
    testInteraction({
      title: "another name of a view that exists",
      states: saved,
      request,
      response: success([{ id: "view-1", name: "This month", query }]),
      check: expectValue(send, { id: "view-1", name: "This month", query: SAVED_QUERY }),
    }));

  it("is refused if another view has it", () =>
    testInteraction({
      title: "another name of a view that is taken",
      states: { ...saved, "another view is saved": { id: "view-2", name: "This month" } },
      request,
      response: failure(409, 4090, TAKEN),
      check: expectFailure(send, refused("conflict", TAKEN)),
    }));

  it("is refused for somebody else's view", () => {
    const message = "This view was deleted.";
    return testInteraction({
      title: "another name of somebody else's view",
      states: foreign,
      request,
      response: failure(404, 4040, message),
      check: expectFailure(send, refused("not-found", message)),
    });
  });

  it("is refused if it is blank", () => {
    const message = "Enter a name.";
    return testInteraction({
      title: "a blank name of a view",
      states: saved,
      request: { ...request, json: { name: " " } },
      response: fieldRefused("name", message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("name", message)),
    });
  });
});

describe("the end of a view", () => {
  it("is immediate", () =>
    testInteraction({
      title: "the end of a view that exists",
      states: saved,
      request: CALLS.deleteSavedView.request,
      response: success([]),
      check: expectValue(CALLS.deleteSavedView.send, undefined),
    }));
});
