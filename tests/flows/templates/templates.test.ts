import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { SearchTemplate } from "#domain/templates";
import { startAppServices } from "#flows/services.ts";
import { formView } from "#flows/kit/form.ts";
import { namedListView } from "#flows/kit/named-list.ts";
import { renameTemplateFlow, saveTemplateFlow, templatesFlow, toListedTemplate } from "#flows/templates/templates.ts";
import type { Failure } from "#ports/failure.ts";
import type { TemplatesPort } from "#ports/named-lists.ts";
import { portsWith, settled } from "#tests/support/flows.ts";
import { aPortSearch } from "#tests/support/searches.ts";

const SEARCH = aPortSearch({ departureDate: null });
const TEMPLATE: SearchTemplate = { id: "t-1", name: "Weekly", search: SEARCH };
const SAMPLES: SearchTemplate = {
  id: "t-2",
  name: "Samples",
  search: { mode: "lcl", portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weightKg: 1_200, cbm: 3.25 },
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
  await settled();
  return { actor, view: () => namedListView(actor.getSnapshot(), toListedTemplate) };
};

describe("the templates", () => {
  it("are listed with lane, load and search", async () => {
    const { view } = await openList({ list: () => okAsync([TEMPLATE, SAMPLES]) });
    expect(view()).toMatchObject({
      kind: "shown",
      entries: [
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
      removed: null,
      changing: null,
    });
  });

  it("are deleted and restored", async () => {
    const remove = vi.fn<TemplatesPort["remove"]>(() => okAsync(undefined));
    const create = vi.fn<TemplatesPort["create"]>(() => okAsync({ ...TEMPLATE, id: "t-3" }));
    const list = vi.fn<TemplatesPort["list"]>(() => okAsync([{ ...TEMPLATE, id: "t-3" }]));
    const { actor, view } = await openList({ list: list.mockReturnValueOnce(okAsync([TEMPLATE])), remove, create });
    actor.send({ type: "change.requested", change: { kind: "remove", entry: TEMPLATE } });
    expect(view()).toMatchObject({ entries: [{ id: "t-1" }], removed: null, changing: "t-1" });
    await settled();
    expect(remove.mock.calls[0]?.[0]).toBe("t-1");
    expect(view()).toEqual({ kind: "shown", entries: [], removed: TEMPLATE, changing: null });
    actor.send({ type: "change.requested", change: { kind: "restore", entry: TEMPLATE } });
    await settled();
    await settled();
    expect(create.mock.calls[0]?.[0]).toMatchObject({ name: "Weekly", search: SEARCH });
    expect(view()).toMatchObject({ entries: [{ id: "t-3", name: "Weekly" }], removed: null, changing: null });
  });
});

describe("renaming a template", () => {
  it.each([
    ["a name is empty", " ", TAKEN, "Enter a name."],
    ["another template has the name", "Monthly", TAKEN, "You have a template with this name."],
  ])("states at the name that %s", async (_, name, failure, message) => {
    const actor = createActor(renameTemplateFlow(services({ rename: () => errAsync(failure) }))).start();
    actor.send({ type: "form.opened", changes: { subject: "t-1", name } });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(formView(actor.getSnapshot())).toMatchObject({ draft: { name }, problems: [{ field: "name", message }] });
  });

  it("states a failure of the call as such", async () => {
    const actor = createActor(renameTemplateFlow(services({ rename: () => errAsync(UNREACHABLE) }))).start();
    actor.send({ type: "form.opened", changes: { subject: "t-1", name: "Monthly" } });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(formView(actor.getSnapshot())).toMatchObject({ kind: "open", problems: [], failure: UNREACHABLE });
  });
});

describe("saving a template", () => {
  const open = (create: TemplatesPort["create"]) => {
    const actor = createActor(saveTemplateFlow(services({ create }), aPortSearch())).start();
    actor.send({ type: "form.opened" });
    return { actor, view: () => formView(actor.getSnapshot()) };
  };

  it("suggests a name and saves the search without its date", async () => {
    const create = vi.fn<TemplatesPort["create"]>(() => okAsync(TEMPLATE));
    const { actor, view } = open(create);
    expect(view().draft).toMatchObject({ name: "Nhava Sheva to Rotterdam, 2 × 20GP, 1 × 40HC" });
    actor.send({ type: "form.submitted", changes: { name: " Weekly " } });
    await settled();
    expect(create.mock.calls[0]?.[0]).toEqual({ name: "Weekly", search: SEARCH });
    expect(view()).toMatchObject({ kind: "closed", draft: { name: " Weekly " } });
  });

  it.each([
    ["", "Enter a name."],
    ["Weekly", "You have a template with this name."],
  ])("keeps the name %j that was refused, and states why", async (name, message) => {
    const { actor, view } = open(() => errAsync(TAKEN));
    actor.send({ type: "form.submitted", changes: { name } });
    await settled();
    expect(view()).toMatchObject({ kind: "open", draft: { name }, problems: [{ field: "name", message }] });
  });
});
