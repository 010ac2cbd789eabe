import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { audienceFormView, createAudienceForm, createSheetsPage, openAudience, sheetsView } from "#desk/flows/rates.ts";
import { findEnteredCompany } from "#desk/flows/rates-import.ts";
import type { RateSheet, RatesPort } from "#desk/ports/index.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const SHEET: RateSheet = {
  id: "s-1",
  kind: "fcl",
  provider: "Coromandel Line",
  name: "Coromandel_Dec",
  state: "active",
  prices: "buy",
  audience: { groups: ["retail"], companies: [{ id: "c-1", name: "Menon Spices" }] },
  validFrom: "2026-12-01",
  lastDay: "2026-12-31",
  lines: 4,
  activeLines: 4,
  importedAt: "2026-11-23T05:12:00.000Z",
  publishedBy: "Eva Lind",
  isOutdated: false,
  isEndedEarly: false,
  revision: "first",
};
const CHANGED: RateSheet = { ...SHEET, audience: null, revision: "second" };
const CONFLICT: Failure = { kind: "refused", reason: "conflict", message: "It is found by everybody now.", fields: [] };
const NOBODY: Failure = {
  kind: "refused",
  reason: "invalid-fields",
  message: "Choose a group or a company.",
  fields: [{ field: "audience", message: "Choose a group or a company." }],
};

const open = async (setAudience: RatesPort["setAudience"]) => {
  const listSheets = vi
    .fn<RatesPort["listSheets"]>()
    .mockReturnValueOnce(okAsync({ items: [SHEET], next: null }))
    .mockReturnValue(okAsync({ items: [CHANGED], next: null }));
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const services = { ...rest, ports: { ...ports, rates: { ...ports.rates, listSheets, setAudience } } };
  const page = createActor(createSheetsPage(services)).start();
  const form = createActor(createAudienceForm(services, { page })).start();
  await settled();
  openAudience(form, SHEET);
  return { page, form, view: () => audienceFormView(form.getSnapshot()) };
};

it("begins with the audience of the sheet, and reads the list again once it is changed", async () => {
  const setAudience = vi.fn<RatesPort["setAudience"]>().mockReturnValue(okAsync(CHANGED));
  const { page, form, view } = await open(setAudience);
  expect(view()).toMatchObject({ kind: "open", draft: { audience: { groups: ["retail"], companies: ["c-1"] } } });
  form.send({ type: "form.changed", changes: { audience: null } });
  form.send({ type: "form.submitted" });
  await settled();
  expect(setAudience.mock.calls[0]?.[0]).toEqual({ sheet: "s-1", revision: "first", audience: null });
  expect(view().kind).toBe("closed");
  expect(sheetsView(page.getSnapshot())).toMatchObject({ kind: "shown", page: { items: [CHANGED] } });
});

it("keeps what was chosen when a colleague was faster, and reads the list again", async () => {
  const setAudience = vi.fn<RatesPort["setAudience"]>().mockReturnValue(errAsync(CONFLICT));
  const { page, form, view } = await open(setAudience);
  const audience = { groups: ["key accounts"], companies: [] };
  form.send({ type: "form.changed", changes: { audience } });
  form.send({ type: "form.submitted" });
  await settled();
  expect(view()).toMatchObject({ kind: "open", draft: { audience }, failure: CONFLICT });
  expect(sheetsView(page.getSnapshot())).toMatchObject({ page: { items: [{ revision: "second" }] } });
});

it("says at the field that nobody is chosen", async () => {
  const setAudience = vi.fn<RatesPort["setAudience"]>().mockReturnValue(errAsync(NOBODY));
  const { form, view } = await open(setAudience);
  form.send({ type: "form.changed", changes: { audience: { groups: [], companies: [] } } });
  form.send({ type: "form.submitted" });
  await settled();
  expect(view().problems).toEqual([{ field: "audience", message: "Choose a group or a company." }]);
});

it.each([
  ["nilg", "c-1"],
  [" MENON ", "c-2"],
  ["n", undefined],
  ["konkan", undefined],
  ["", undefined],
])("takes for Enter after %j the company %s", (typed, id) => {
  const companies = [
    { id: "c-1", name: "Nilgiri Tea" },
    { id: "c-2", name: "Menon Spices" },
  ];
  expect(findEnteredCompany(companies, typed)?.id).toBe(id);
});

it("does not lose a company that is typed beside a chosen group", async () => {
  const setAudience = vi.fn<RatesPort["setAudience"]>().mockReturnValue(okAsync(CHANGED));
  const { form, view } = await open(setAudience);
  form.send({ type: "form.changed", changes: { typedCompany: "Menon Sp" } });
  form.send({ type: "form.submitted" });
  await settled();
  expect([view().problems, setAudience.mock.calls.length]).toEqual([
    [{ field: "typedCompany", message: "Choose a company of the list, or clear the field." }],
    0,
  ]);
  form.send({ type: "form.submitted", changes: { typedCompany: " " } });
  await settled();
  expect(setAudience.mock.calls[0]?.[0]).toEqual({
    sheet: "s-1",
    revision: "first",
    audience: { groups: ["retail"], companies: ["c-1"] },
  });
});
