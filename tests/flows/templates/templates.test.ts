import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { SearchTemplate } from "#domain/templates";
import { startAppServices } from "#flows/services.ts";
import { templatesFlow, templatesView } from "#flows/templates/list.ts";
import { saveTemplateFlow, saveTemplateView } from "#flows/templates/save.ts";
import type { Failure } from "#ports/failure.ts";
import type { TemplatesPort } from "#ports/templates.ts";
import { portsWith, settled } from "#tests/support/flows.ts";
import { aPortSearch } from "#tests/support/searches.ts";

const SEARCH = aPortSearch({ departureDate: null });
const TEMPLATE: SearchTemplate = { id: "t-1", name: "Weekly", search: SEARCH };
const SAMPLES: SearchTemplate = {
  id: "t-2",
  name: "Samples",
  search: { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weightKg: 1_200, cbm: 3.25 },
};
const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };
const TAKEN: Failure = {
  kind: "refused",
  reason: "conflict",
  message: "You have a template with this name.",
  fields: [],
};

const services = (given: Partial<TemplatesPort>) => {
  const bare = portsWith({});
  return startAppServices({ ...bare, templates: { ...bare.templates, ...given } });
};

const openList = async (given: Partial<TemplatesPort>) => {
  const actor = createActor(templatesFlow(services({ list: () => okAsync([TEMPLATE]), ...given }))).start();
  const emitted: unknown[] = [];
  actor.on("*", (event) => emitted.push(event));
  await settled();
  return { actor, emitted, view: () => templatesView(actor.getSnapshot()) };
};

describe("the templates", () => {
  it("are listed with lane, load and search", async () => {
    const { view } = await openList({ list: () => okAsync([TEMPLATE, SAMPLES]) });
    expect(view()).toMatchObject({
      kind: "listed",
      templates: [
        {
          id: "t-1",
          name: "Weekly",
          summary: "Nhava Sheva to Rotterdam, 2 × 20GP, 1 × 40HC",
          path: "/rate/search?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2,40HCx1&kg=18000,22500",
        },
        {
          id: "t-2",
          name: "Samples",
          summary: "Nhava Sheva to Rotterdam, 1,200 kg, 3.25 CBM",
          path: "/rate?mode=LCL&origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25",
        },
      ],
      renaming: null,
      removing: null,
    });
  });

  it("are loaded again after a failure", async () => {
    const list = vi.fn<TemplatesPort["list"]>(() => okAsync([])).mockReturnValueOnce(errAsync(UNREACHABLE));
    const { actor, view } = await openList({ list });
    expect(view()).toEqual({ kind: "failed", failure: UNREACHABLE });
    actor.send({ type: "list.requested" });
    await settled();
    expect(view()).toMatchObject({ kind: "listed", templates: [] });
  });

  it("are renamed, with the problem at the name", async () => {
    const rename = vi
      .fn<TemplatesPort["rename"]>(({ name }) => okAsync({ ...TEMPLATE, name }))
      .mockReturnValueOnce(errAsync(TAKEN))
      .mockReturnValueOnce(errAsync(UNREACHABLE));
    const { actor, emitted, view } = await openList({ rename });
    actor.send({ type: "rename.opened", id: "t-1" });
    actor.send({ type: "name.typed", name: " " });
    actor.send({ type: "name.submitted" });
    expect(view()).toMatchObject({ problem: "Enter a name.", renaming: { name: " " } });
    actor.send({ type: "name.typed", name: "Monthly" });
    actor.send({ type: "name.submitted" });
    await settled();
    expect(view()).toMatchObject({ problem: "You have a template with this name.", renaming: { name: "Monthly" } });
    actor.send({ type: "name.submitted" });
    await settled();
    expect(view()).toMatchObject({ problem: "The name could not be saved. Please try again." });
    actor.send({ type: "name.submitted" });
    await settled();
    await settled();
    expect(view()).toMatchObject({ renaming: null });
    expect(emitted).toEqual([{ type: "template.renamed" }]);
  });

  it("are deleted, or stay if that fails", async () => {
    const remove = vi.fn<TemplatesPort["remove"]>(() => okAsync(undefined)).mockReturnValueOnce(errAsync(UNREACHABLE));
    const { actor, emitted, view } = await openList({ remove });
    actor.send({ type: "template.deleted", id: "t-1" });
    expect(view()).toMatchObject({ removing: "t-1", renaming: null });
    await settled();
    expect(view()).toMatchObject({ removing: null });
    actor.send({ type: "template.deleted", id: "t-1" });
    await settled();
    await settled();
    expect(emitted).toEqual([{ type: "removal.failed", failure: UNREACHABLE }, { type: "template.removed" }]);
  });
});

describe("saving a template", () => {
  const open = (create: TemplatesPort["create"]) => {
    const { machine, input } = saveTemplateFlow(services({ create }), aPortSearch());
    const actor = createActor(machine, { input }).start();
    const emitted: unknown[] = [];
    actor.on("*", (event) => emitted.push(event));
    actor.send({ type: "form.opened" });
    return { actor, emitted, view: () => saveTemplateView(actor.getSnapshot()) };
  };

  it("suggests a name and saves the search without its date", async () => {
    const create = vi.fn<TemplatesPort["create"]>(() => okAsync(TEMPLATE));
    const { actor, emitted, view } = open(create);
    expect(view()).toEqual({
      kind: "editing",
      name: "Nhava Sheva to Rotterdam, 2 × 20GP, 1 × 40HC",
      problem: null,
      failure: null,
    });
    actor.send({ type: "name.typed", name: " Weekly " });
    actor.send({ type: "name.submitted" });
    await settled();
    expect(create.mock.calls[0]?.[0]).toEqual({ name: "Weekly", search: SEARCH });
    expect(view().kind).toBe("closed");
    expect(emitted).toEqual([{ type: "template.saved" }]);
  });

  it("keeps the name that was refused, and states why", async () => {
    const { actor, view } = open(() => errAsync(TAKEN));
    actor.send({ type: "name.typed", name: "" });
    actor.send({ type: "name.submitted" });
    expect(view()).toMatchObject({ kind: "editing", problem: "Enter a name." });
    actor.send({ type: "name.typed", name: "Weekly" });
    actor.send({ type: "name.submitted" });
    await settled();
    expect(view()).toMatchObject({ kind: "editing", name: "Weekly", problem: "You have a template with this name." });
    actor.send({ type: "form.closed" });
    expect(view().kind).toBe("closed");
  });
});
