import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { SharedLink } from "#domain/links";
import { formView } from "#flows/kit/form.ts";
import { createLinkFlow } from "#flows/links/create.ts";
import { parseLinkDraft } from "#flows/links/draft.ts";
import { startAppServices } from "#flows/services.ts";
import type { Failure } from "#ports/failure.ts";
import type { CreatedLink, LinksPort } from "#ports/links.ts";
import { draftsIn, portsWith, settled } from "#tests/support/flows.ts";
import { aQuotation } from "#tests/support/quotations.ts";

const BOOKING = { ...aQuotation, id: "b-1", files: [{ fileName: "KLB-2026-000123.pdf", link: "/file" }] };
const LINK: SharedLink = {
  id: "link-1",
  kind: "booking",
  subject: "b-1",
  number: "KLB-2026-000123",
  recipient: "Rheinland Wohnen",
  options: { prices: false, references: true, deadlines: true, documents: [] },
  state: "active",
  createdAt: "2026-11-20T08:15:00.000Z",
  expiresAt: "2026-12-20T08:15:00.000Z",
  lastOpenedAt: null,
  opens: 0,
};
const CREATED: CreatedLink = { link: LINK, token: "4fKQx0Yk7c1mWb2sTn8uVd5eRj9hLp3aGz6iXo0qBwE" };
const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };
const REFUSED: Failure = {
  kind: "refused",
  reason: "invalid-fields",
  message: "Please check the marked fields.",
  fields: [{ field: "recipient", message: "Use at most 80 characters." }],
};

const open = (create: LinksPort["create"], drafts = new Map<string, string>()) => {
  const bare = portsWith({});
  const services = startAppServices({
    ...bare,
    links: { ...bare.links, create },
    drafts: draftsIn(drafts),
  });
  const actor = createActor(createLinkFlow(services, BOOKING)).start();
  actor.send({ type: "form.opened" });
  return { actor, drafts, view: () => formView(actor.getSnapshot()) };
};

const type = (actor: ReturnType<typeof open>["actor"], recipient: string) =>
  actor.send({ type: "form.changed", changes: { recipient } });

describe("the form for a link", () => {
  it("begins without prices and documents, and names what is missing", () => {
    const { actor, view } = open(() => okAsync(CREATED));
    expect(view()).toMatchObject({
      kind: "open",
      draft: { recipient: "", options: { prices: false, references: true, deadlines: true, documents: [] } },
    });
    actor.send({ type: "form.submitted" });
    expect(view()).toMatchObject({
      kind: "open",
      problems: [{ field: "recipient", message: "Enter whom the link is for, so that you recognise it in the list." }],
    });
  });

  it("creates the link, shows its address until it is closed, and starts again", async () => {
    const create = vi.fn<LinksPort["create"]>(() => okAsync(CREATED));
    const { actor, drafts, view } = open(create);
    type(actor, " Rheinland Wohnen ");
    const { options } = view().draft;
    actor.send({ type: "form.changed", changes: { options: { ...options, documents: ["KLB-2026-000123.pdf"] } } });
    actor.send({ type: "form.changed", changes: { days: 7 } });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(create.mock.calls[0]?.[0]).toEqual({
      booking: "b-1",
      recipient: "Rheinland Wohnen",
      days: 7,
      options: { prices: false, references: true, deadlines: true, documents: ["KLB-2026-000123.pdf"] },
    });
    expect(view()).toMatchObject({ kind: "sent", sent: CREATED });
    expect(drafts.size).toBe(0);
    actor.send({ type: "form.closed" });
    expect(view()).toMatchObject({ kind: "closed", sent: null, draft: { recipient: "" } });
  });

  it("keeps what was typed over a failure and a reload", async () => {
    const first = open(() => errAsync(UNREACHABLE));
    type(first.actor, "Rheinland Wohnen");
    const { options } = first.view().draft;
    const changes = { options: { ...options, prices: true, documents: ["gone.pdf"] } };
    first.actor.send({ type: "form.changed", changes });
    first.actor.send({ type: "form.submitted" });
    await settled();
    expect(first.view()).toMatchObject({
      kind: "open",
      failure: UNREACHABLE,
      draft: { recipient: "Rheinland Wohnen" },
    });
    const again = open(() => okAsync(CREATED), first.drafts);
    expect(again.view().draft).toMatchObject({
      recipient: "Rheinland Wohnen",
      options: { prices: true, references: true, deadlines: true, documents: [] },
    });
  });

  it("shows a refusal at its field", async () => {
    const { actor, view } = open(() => errAsync(REFUSED));
    type(actor, "Rheinland Wohnen");
    actor.send({ type: "form.submitted" });
    await settled();
    expect(view().problems).toEqual([{ field: "recipient", message: "Use at most 80 characters." }]);
  });
});

describe("a stored draft", () => {
  it.each([null, "", "no JSON", "[]", '{"booking":"b-2"}', '{"booking":"b-1","recipient":"A","days":7,"options":{}}'])(
    "is not read from %j",
    (text) => {
      expect(parseLinkDraft(text, "b-1")).toBeNull();
    },
  );
});
