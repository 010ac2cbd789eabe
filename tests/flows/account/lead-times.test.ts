import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { calendarLinkFlow, calendarLinkView } from "#flows/account/calendar-link.ts";
import { accountLeadTimesFlow, findLeadTimes, leadTimesListView, withLeadTimes } from "#flows/account/lead-times.ts";
import { editLeadTimesFlow } from "#flows/deadlines/lead-times.ts";
import { formView } from "#flows/kit/form.ts";
import { startAppServices } from "#flows/services.ts";
import type { DeadlinesPort, LeadTimesPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "../../support/flows.ts";
import { givenPorts } from "../../support/given-ports.ts";

const OFFLINE: Failure = { kind: "unreachable", cause: "network" };
const origin = (code: string, trucking: number) => ({
  origin: code,
  name: null,
  leadTimes: { ...STANDARD_LEAD_TIMES, trucking },
});
const [NHAVA, MUNDRA] = [origin("INNSA", 8), origin("INMUN", 9)];

const services = (given: Partial<DeadlinesPort>) =>
  startAppServices(portsWith({ deadlines: { ...givenPorts({}).deadlines, ...given } }));

const leadTimesServices = (given: Partial<LeadTimesPort>) =>
  startAppServices(portsWith({ leadTimes: { ...givenPorts({}).leadTimes, ...given } }));

const open = async (given: Partial<LeadTimesPort>) => {
  const actor = createActor(
    accountLeadTimesFlow(leadTimesServices({ list: () => okAsync([NHAVA, MUNDRA]), ...given })),
  );
  actor.start();
  await settled();
  return { actor, view: () => leadTimesListView(actor.getSnapshot()) };
};

describe("the lead times of an account", () => {
  it("are removed for one origin", async () => {
    const deleteLeadTimes = vi.fn<LeadTimesPort["delete"]>(() => okAsync(null));
    const { actor, view } = await open({ delete: deleteLeadTimes });
    actor.send({ type: "change.requested", change: NHAVA });
    expect(view()).toEqual({ kind: "shown", origins: [NHAVA, MUNDRA], removing: "INNSA" });
    await settled();
    expect(view()).toEqual({ kind: "shown", origins: [MUNDRA], removing: null });
    expect(deleteLeadTimes.mock.calls[0]?.[0]).toBe("INNSA");
  });

  it("are changed for one origin", async () => {
    const changed = origin("INNSA", 12);
    const saveLeadTimes = vi.fn<LeadTimesPort["save"]>(({ leadTimes }) => okAsync(leadTimes));
    const actor = createActor(editLeadTimesFlow(leadTimesServices({ save: saveLeadTimes }))).start();
    actor.send({ type: "form.opened", changes: { origin: NHAVA } });
    actor.send({ type: "form.submitted", changes: { origin: changed } });
    await settled();
    expect(saveLeadTimes.mock.calls[0]?.[0]).toEqual(changed);
    const { kind, sent } = formView(actor.getSnapshot());
    expect([kind, sent]).toEqual(["closed", changed]);
    expect(withLeadTimes([MUNDRA, NHAVA], sent)).toEqual([MUNDRA, changed]);
    expect(withLeadTimes([MUNDRA], sent)).toEqual([MUNDRA, changed]);
    expect(withLeadTimes([MUNDRA], null)).toEqual([MUNDRA]);
  });

  it("are the standard ones for an origin that was never changed", () => {
    expect(findLeadTimes([NHAVA], { code: "INNSA", name: "Nhava Sheva" })).toEqual(NHAVA);
    expect(findLeadTimes([NHAVA], { code: "INCOK", name: "Cochin" })).toEqual({
      origin: "INCOK",
      name: "Cochin",
      leadTimes: STANDARD_LEAD_TIMES,
    });
  });
});

describe("the calendar link of an account", () => {
  const createdAt = "2026-11-20T08:15:00.000Z";
  const link = "https://portal.example/api/calendar/token";

  it("is created and ended", async () => {
    const actor = createActor(
      calendarLinkFlow(
        services({
          calendarFeed: () => okAsync(null),
          createCalendarFeed: () => okAsync({ createdAt, link }),
          deleteCalendarFeed: () => okAsync(null),
        }),
      ),
    ).start();
    const view = () => calendarLinkView(actor.getSnapshot());
    expect(view().kind).toBe("loading");
    await settled();
    expect(view()).toEqual({ kind: "shown", isBusy: false, feed: null, failure: null });
    actor.send({ type: "change.requested", change: "create" });
    expect(view()).toMatchObject({ isBusy: true });
    await settled();
    expect(view()).toEqual({ kind: "shown", isBusy: false, feed: { createdAt, link }, failure: null });
    actor.send({ type: "change.requested", change: "end" });
    await settled();
    expect(view()).toEqual({ kind: "shown", isBusy: false, feed: null, failure: null });
  });

  it("stays as it is if a call fails", async () => {
    const feed = { createdAt, link: null };
    const actor = createActor(
      calendarLinkFlow(services({ calendarFeed: () => okAsync(feed), deleteCalendarFeed: () => errAsync(OFFLINE) })),
    ).start();
    await settled();
    actor.send({ type: "change.requested", change: "end" });
    await settled();
    expect(calendarLinkView(actor.getSnapshot())).toEqual({ kind: "shown", isBusy: false, feed, failure: OFFLINE });
  });
});
