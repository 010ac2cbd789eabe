import { afterEach, beforeEach, expect, it } from "vitest";
import { recordChange } from "#server/modules/audit/index.ts";
import { type Acting, actAs, toJob } from "#server/platform/acting.ts";
import { addShipper, START, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";
import { addTestBooking } from "#tests/server/support/carrier.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const JAN = "jan.visser@keelson.example";
const RAVI = "ravi.pillai@keelson.example";
const ASHA = "asha@menon.example";
const USER_AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const DAY = 86_400_000;

interface Page {
  readonly entries: readonly { readonly action: string; readonly id: string }[];
  readonly next: string | null;
}

/** The audit trail at the desk, over whichever database. */
export const trailContract = (make: MakePlace): void => {
  let server: TestApp;
  let admin: string;
  let clerk: string;
  let customerId: string;

  const byRavi = (at: number): Acting => ({
    actor: { kind: "staff", id: `staff-${RAVI}`, role: "desk" },
    origin: { kind: "http", network: "203.0.113.24", userAgent: USER_AGENT },
    clock: () => at,
  });
  const correct = (at: number, number: string) =>
    actAs(byRavi(at), () =>
      recordChange(server.database.db, {
        action: "booking.number-corrected",
        subjectId: "QTN-2026-000014",
        customerId,
        before: { number: "NRV 8204471" },
        after: { number },
        reason: "Two digits swapped.",
      }),
    );
  const hold = (at: number) =>
    actAs(
      toJob("credit", () => at),
      () =>
        recordChange(server.database.db, {
          action: "company.held",
          subjectId: customerId,
          customerId,
          before: { state: "active" },
          after: { state: "hold" },
        }),
    );

  beforeEach(async () => {
    server = await startTestApp({ make, features: [] });
    customerId = await addShipper(server.database, ASHA);
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    await correct(START - DAY, "NRV 8204417");
    await hold(START - DAY + 1_000);
    admin = await signInToDesk(server, JAN);
    clerk = await signInToDesk(server, RAVI);
  });
  afterEach(() => server.close());

  const list = async (cookie: string, query = "") => {
    const { result } = await callDesk(server.app, "GET", `/audit${query}`, { cookie });
    return parsed<readonly Page[]>(JSON.stringify(result));
  };
  const actions = async (cookie: string, query = "") =>
    (await list(cookie, query)).flatMap(({ entries }) => entries.map(({ action }) => action));

  it("has who, when, what, before, after, why and from where", async () => {
    expect(await list(admin, "?subject=QTN-2026-000014")).toEqual([
      {
        entries: [
          {
            id: expect.any(String),
            at: "2026-11-19T08:00:00.000Z",
            actor: { kind: "staff", id: `staff-${RAVI}`, role: "desk", name: "Ravi Pillai" },
            action: "booking.number-corrected",
            subject: { kind: "booking", id: "QTN-2026-000014", name: null },
            company: { id: customerId, name: "Malabar Spice Exports" },
            before: { number: "NRV 8204471" },
            after: { number: "NRV 8204417" },
            reason: "Two digits swapped.",
            from: "Firefox on Linux, 203.0.113.24",
            position: null,
            hash: null,
          },
        ],
        next: null,
      },
    ]);
  });

  it("is found by the carrier's number of a booking as well", async () => {
    await addTestBooking(server.database.db, "a", {
      accountId: customerId,
      quotationId: "QTN-2026-000014",
      bookingId: "NRV8204417",
    });
    expect(await actions(admin, "?subject=NRV8204417")).toEqual(["booking.number-corrected"]);
  });

  it("names a company that was changed, and the job that did it", async () => {
    const [page] = await list(admin, "?action=company.held");
    expect(page?.entries).toMatchObject([
      {
        actor: { kind: "job", name: null },
        subject: { kind: "company", id: customerId, name: "Malabar Spice Exports" },
        from: "credit",
      },
    ]);
  });

  it.each([
    ["?person=ravi", ["staff.signed-in", "booking.number-corrected"]],
    ["?person=nobody", []],
    ["?company=malabar", ["company.held", "booking.number-corrected"]],
    [`?company=${ASHA}`, ["company.held", "booking.number-corrected"]],
    ["?company=%25", []],
    ["?action=company", ["company.held"]],
    ["?from=2026-11-20", ["staff.signed-in", "staff.signed-in"]],
    ["?to=2026-11-19", ["company.held", "booking.number-corrected"]],
    ["?from=2026-11-19&to=2026-11-19&person=Ravi%20Pillai&company=Malabar", ["booking.number-corrected"]],
  ])("answers what %s asks for", async (query, expected) => {
    expect(await actions(admin, query)).toEqual(expected);
  });

  it("refuses an action that does not exist at its field", async () => {
    expect(await callDesk(server.app, "GET", "/audit?action=booking.eaten", { cookie: admin })).toMatchObject({
      status: 422,
      result: [{ field: "action", message: "There is no such action." }],
    });
  });

  it("answers page after page without a gap", async () => {
    const [first] = await list(admin, "?limit=3");
    expect(first?.next).toBe(first?.entries[2]?.id);
    const [second] = await list(admin, `?limit=3&before=${first?.next}`);
    expect([first, second].flatMap((page) => page?.entries.map(({ action }) => action) ?? [])).toEqual([
      "staff.signed-in",
      "staff.signed-in",
      "company.held",
      "booking.number-corrected",
    ]);
    expect(second?.next).toBeNull();
  });

  it("answers the own entries only to the role desk, whatever is asked for", async () => {
    expect(await actions(clerk)).toEqual(["staff.signed-in", "booking.number-corrected"]);
    expect(await actions(clerk, "?person=jan")).toEqual(["staff.signed-in", "booking.number-corrected"]);
    expect((await callDesk(server.app, "POST", "/audit/chain", { cookie: clerk })).status).toBe(403);
    const file = await download(clerk, "csv");
    expect(file.body).not.toContain("company.held");
  });

  const download = (cookie: string, format: string) =>
    server.app.inject({ url: `/desk/api/audit/export?format=${format}`, headers: { cookie } });

  it("writes CSV and JSON lines, oldest first", async () => {
    const csv = await download(admin, "csv");
    expect(csv.headers["content-disposition"]).toBe('attachment; filename="audit-2026-11-20.csv"');
    expect(csv.body.split("\r\n").slice(0, 2)).toEqual([
      "at,actor,actorKind,actorId,role,action,subject,subjectName,company,before,after,reason,from,position,hash,id",
      expect.stringMatching(
        /^2026-11-19T08:00:00\.000Z,Ravi Pillai,staff,staff-ravi\.pillai@keelson\.example,desk,booking\.number-corrected,QTN-2026-000014,,Malabar Spice Exports,/,
      ),
    ]);
    const jsonl = await download(admin, "jsonl");
    expect(
      jsonl.body
        .trim()
        .split("\n")
        .map((line) => parsed<{ action: string }>(line).action),
    ).toEqual(["booking.number-corrected", "company.held", "staff.signed-in", "staff.signed-in"]);
  });

  it("says whether the chain is complete", async () => {
    expect(await callDesk(server.app, "POST", "/audit/chain", { cookie: admin })).toMatchObject({
      status: 200,
      message: "The chain is complete",
      result: [{ entries: 4, erased: 0, unattributed: 0, problem: null }],
    });
  });
};
