import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { calendarLinkFlow, calendarLinkView } from "#flows/account/calendar-link.ts";
import { accountLeadTimesFlow, leadTimesListView } from "#flows/account/lead-times.ts";
import { startAppServices } from "#flows/services.ts";
import type { DeadlinesPort } from "#ports/api.ts";
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

const open = async (given: Partial<DeadlinesPort>) => {
  const deadlines = { listLeadTimes: () => okAsync([NHAVA, MUNDRA]), ...given };
  const actor = createActor(accountLeadTimesFlow(services(deadlines)));
  const notices: string[] = [];
  actor.on("*", ({ type }) => notices.push(type));
  actor.start();
  await settled();
  return { actor, notices, view: () => leadTimesListView(actor.getSnapshot()) };
};

const IDLE = { kind: "listed", edited: null, isSaving: false, removing: null, failure: null } as const;

describe("the lead times of an account", () => {
  it("are listed, and listed again after a failure", async () => {
    expect((await open({})).view()).toEqual({ ...IDLE, origins: [NHAVA, MUNDRA] });
    let isOffline = true;
    const listLeadTimes: DeadlinesPort["listLeadTimes"] = () => (isOffline ? errAsync(OFFLINE) : okAsync([MUNDRA]));
    const { actor, view } = await open({ listLeadTimes });
    expect(view()).toEqual({ kind: "failed", failure: OFFLINE });
    isOffline = false;
    actor.send({ type: "list.requested" });
    await settled();
    expect(view()).toEqual({ ...IDLE, origins: [MUNDRA] });
  });

  it("are changed for one origin; a failure leaves the dialog open", async () => {
    let isOffline = true;
    const saveLeadTimes: DeadlinesPort["saveLeadTimes"] = ({ leadTimes }) =>
      isOffline ? errAsync(OFFLINE) : okAsync(leadTimes);
    const { actor, notices, view } = await open({ saveLeadTimes });
    const { leadTimes } = origin("INNSA", 12);
    actor.send({ type: "origin.opened", origin: NHAVA });
    actor.send({ type: "leadTimes.submitted", leadTimes });
    await settled();
    expect(view()).toMatchObject({ edited: { origin: "INNSA", leadTimes }, isSaving: false, failure: OFFLINE });
    isOffline = false;
    actor.send({ type: "leadTimes.submitted", leadTimes });
    await settled();
    expect(view()).toEqual({ ...IDLE, origins: [{ ...NHAVA, leadTimes }, MUNDRA] });
    expect(notices).toEqual(["leadTimes.saved"]);
  });

  it("are removed; a failure leaves the origin in the list", async () => {
    let isOffline = true;
    const deleteLeadTimes: DeadlinesPort["deleteLeadTimes"] = () => (isOffline ? errAsync(OFFLINE) : okAsync(null));
    const { actor, notices, view } = await open({ deleteLeadTimes });
    actor.send({ type: "origin.removed", origin: NHAVA });
    expect(view()).toMatchObject({ removing: "INNSA" });
    await settled();
    expect(view()).toEqual({ ...IDLE, origins: [NHAVA, MUNDRA] });
    isOffline = false;
    actor.send({ type: "origin.removed", origin: NHAVA });
    await settled();
    expect(view()).toEqual({ ...IDLE, origins: [MUNDRA] });
    expect(notices).toEqual(["removal.failed", "origin.removed"]);
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
    expect(view()).toEqual({ kind: "idle", feed: null, failure: null });
    actor.send({ type: "link.created" });
    expect(view().kind).toBe("busy");
    await settled();
    expect(view()).toEqual({ kind: "idle", feed: { createdAt, link }, failure: null });
    actor.send({ type: "link.ended" });
    await settled();
    expect(view()).toEqual({ kind: "idle", feed: null, failure: null });
  });

  it("stays as it is if a call fails", async () => {
    const feed = { createdAt, link: null };
    const actor = createActor(
      calendarLinkFlow(services({ calendarFeed: () => okAsync(feed), deleteCalendarFeed: () => errAsync(OFFLINE) })),
    ).start();
    await settled();
    actor.send({ type: "link.ended" });
    await settled();
    expect(calendarLinkView(actor.getSnapshot())).toEqual({ kind: "idle", feed, failure: OFFLINE });
  });
});
