import { errAsync, ok, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { PlaceGroup } from "#domain/places";
import { placeLookupFlow, placeLookupView } from "#flows/places.ts";
import { startAppServices } from "#flows/services.ts";
import type { Failure } from "#ports/failure.ts";
import type { PlacesPort } from "#ports/api.ts";
import { portsWith, settled } from "../support/flows.ts";

const india = { name: "India", code: "IN" };
const panama = { name: "Panama", code: "PA" };
const colon: PlaceGroup = {
  country: panama,
  places: [{ name: "Colón", code: "PAONX", country: panama, pointType: "sea" }],
};
const nhavaSheva: PlaceGroup = {
  country: india,
  places: [
    { name: "Nhava Sheva", code: "INNSA", country: india, pointType: "sea" },
    { name: "Tughlakabad", code: "INTKD", country: india, pointType: "inland" },
  ],
};
const dadri: PlaceGroup = {
  country: india,
  places: [{ name: "Dadri", code: "INDER", country: india, pointType: "inland" }],
};

const opened = (find: PlacesPort["find"], wanted: "place" | "port" = "place") => {
  const bare = portsWith({});
  const portal = startAppServices({ ...bare, places: { ...bare.places, find } });
  const clock = new SimulatedClock();
  const actor = createActor(placeLookupFlow(portal), { clock, input: { kind: wanted } }).start();
  const type = (text: string) => actor.send({ type: "text.typed", text });
  const view = () => placeLookupView(actor.getSnapshot());
  return { actor, clock, type, view };
};

describe("the place lookup", () => {
  it("searches 200 ms after the last letter, with four letters or more", async () => {
    const find = vi.fn<PlacesPort["find"]>(() => okAsync([colon]));
    const { actor, clock, type, view } = opened(find);
    expect(view()).toEqual({ kind: "idle" });
    type("Col");
    expect(view()).toEqual({ kind: "too-short" });
    clock.increment(500);
    type(" Colo ");
    clock.increment(199);
    expect(view()).toEqual({ kind: "looking-up" });
    expect(find).not.toHaveBeenCalled();
    clock.increment(1);
    expect(find.mock.calls.map(([text]) => text)).toEqual(["Colo"]);
    await settled();
    expect(view()).toEqual({ kind: "found", groups: [colon] });
    expect(actor.getSnapshot().context).toEqual({ kind: "place", text: "Colo", groups: [colon], failure: null });
  });

  it("aborts the former request when the text changes, and ignores its answer", async () => {
    const questions: { text: string; signal: AbortSignal; answer: (groups: readonly PlaceGroup[]) => void }[] = [];
    const { clock, type, view } = opened(
      (text, signal) =>
        new ResultAsync(
          new Promise((resolve) => {
            questions.push({ text, signal, answer: (groups) => resolve(ok(groups)) });
          }),
        ),
    );
    type("Colo");
    clock.increment(200);
    type("Nhava");
    clock.increment(200);
    expect(questions.map(({ text, signal }) => [text, signal.aborted])).toEqual([
      ["Colo", true],
      ["Nhava", false],
    ]);
    questions[1]?.answer([nhavaSheva]);
    await settled();
    questions[0]?.answer([colon]);
    await settled();
    expect(view()).toEqual({ kind: "found", groups: [nhavaSheva] });
  });

  it("offers only sea ports where a ship must berth", async () => {
    const { clock, type, view } = opened((text) => okAsync(text === "Dadri" ? [dadri] : [nhavaSheva, dadri]), "port");
    type("Nhav");
    clock.increment(200);
    await settled();
    expect(view()).toEqual({
      kind: "found",
      groups: [{ country: india, places: [{ name: "Nhava Sheva", code: "INNSA", country: india, pointType: "sea" }] }],
    });
    type("Dadri");
    clock.increment(200);
    await settled();
    expect(view()).toEqual({ kind: "nothing-found" });
  });

  it("shows that nothing was found until the next letter", async () => {
    const { clock, type, view } = opened(() => okAsync([]));
    type("Xyzzy");
    clock.increment(200);
    await settled();
    expect(view()).toEqual({ kind: "nothing-found" });
    type("Xyz");
    expect(view()).toEqual({ kind: "too-short" });
  });

  it("shows a failure and retries on request", async () => {
    const failure: Failure = { kind: "unreachable", cause: "timeout" };
    const find = vi
      .fn<PlacesPort["find"]>()
      .mockReturnValueOnce(errAsync(failure))
      .mockReturnValue(okAsync([colon]));
    const { actor, clock, type, view } = opened(find);
    type("Colo");
    clock.increment(200);
    await settled();
    expect(view()).toEqual({ kind: "failed", failure });
    actor.send({ type: "lookup.retried" });
    await settled();
    expect(view()).toEqual({ kind: "found", groups: [colon] });
  });

  it("does not search for a selected name", () => {
    const { actor, clock, type, view } = opened(() => okAsync([colon]));
    type("Colo");
    actor.send({ type: "lookup.ended" });
    clock.increment(10_000);
    expect(view()).toEqual({ kind: "idle" });
    expect(actor.getSnapshot().context).toEqual({ kind: "place", text: "", groups: [], failure: null });
  });
});
