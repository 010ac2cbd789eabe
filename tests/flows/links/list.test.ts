import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { SharedLink } from "#domain/links";
import { linksFlow, linksView } from "#flows/links/list.ts";
import { startAppServices } from "#flows/services.ts";
import type { Failure } from "#ports/failure.ts";
import type { LinksPort } from "#ports/links.ts";
import { portsWith, settled } from "#tests/support/flows.ts";

const LINK: SharedLink = {
  id: "link-1",
  kind: "booking",
  subject: "b-1",
  number: "KLB-2026-000123",
  recipient: "Rheinland Wohnen",
  options: { prices: false, references: false, deadlines: true, documents: [] },
  state: "active",
  createdAt: "2026-11-20T08:15:00.000Z",
  expiresAt: "2026-12-20T08:15:00.000Z",
  lastOpenedAt: null,
  opens: 0,
};
const ENDED: Failure = { kind: "refused", reason: "not-found", message: "This link has already ended.", fields: [] };

describe("the list of links that is left open", () => {
  it("shows that a link has ended", async () => {
    const list = vi
      .fn<LinksPort["list"]>(() => okAsync([{ ...LINK, state: "expired" }]))
      .mockReturnValueOnce(okAsync([LINK]));
    const bare = portsWith({});
    const moment = { now: "2026-12-20T08:14:30.000Z" };
    const services = startAppServices({
      ...bare,
      links: { ...bare.links, list },
      clock: { ...bare.clock, now: () => moment.now },
    });
    const clock = new SimulatedClock();
    const actor = createActor(linksFlow(services, null), { clock }).start();
    await settled();
    moment.now = "2026-12-20T08:15:00.000Z";
    clock.increment(30_000);
    await settled();
    expect(linksView(actor.getSnapshot())).toMatchObject({ links: [{ state: "expired" }] });
    clock.increment(3_600_000);
    await settled();
    expect(list).toHaveBeenCalledTimes(2);
  });
});

const open = (given: Partial<LinksPort>, subject: string | null = null) => {
  const bare = portsWith({});
  const services = startAppServices({ ...bare, links: { ...bare.links, ...given } });
  const actor = createActor(linksFlow(services, subject)).start();
  return { actor, view: () => linksView(actor.getSnapshot()) };
};

describe("the list of links", () => {
  it("asks for the links of one booking", async () => {
    const list = vi.fn<LinksPort["list"]>(() => okAsync([LINK]));
    const { view } = open({ list }, "b-1");
    await settled();
    expect(view()).toEqual({ kind: "shown", links: [LINK], revoking: null });
    expect(list.mock.calls[0]?.[0]).toBe("b-1");
  });

  it.each([
    ["works", okAsync(undefined)],
    ["has ended already", errAsync(ENDED)],
  ])("is read again after the revocation of a link that %s", async (_, answer) => {
    const revoked: SharedLink = { ...LINK, state: "revoked" };
    const list = vi.fn<LinksPort["list"]>(() => okAsync([revoked])).mockReturnValueOnce(okAsync([LINK]));
    const { actor, view } = open({ list, revoke: () => answer });
    await settled();
    actor.send({ type: "change.requested", change: { id: "link-1" } });
    expect(view()).toEqual({ kind: "shown", links: [LINK], revoking: "link-1" });
    await settled();
    await settled();
    expect(view()).toEqual({ kind: "shown", links: [revoked], revoking: null });
  });
});
