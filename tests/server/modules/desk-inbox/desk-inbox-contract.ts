import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toObject } from "#api/readers/json.ts";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { changeCompany } from "#server/modules/accounts/company-store.ts";
import { type InboxItem, openItem } from "#server/modules/inbox/index.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, type Method, signInToDesk } from "#tests/server/support/desk.ts";

const RAVI = "ravi.pillai@keelson.example";
const JAN = "jan.visser@keelson.example";
const SECOND = 1_000;
const HOUR = 3_600_000;
const COMPANY = "account-asha@menon.example";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const toFields = (value: unknown, ...names: readonly string[]) =>
  isObject(value) ? names.map((name) => value[name]) : [];

/** The inbox over the desk's API, over whichever database. */
export const deskInboxContract = (make: MakePlace): void => {
  let server: TestApp;
  let [ravi, jan] = ["", ""];

  const call = (method: Method, path: string, body?: object, cookie = ravi) =>
    callDesk(server.app, method, path, { cookie, ...(body === undefined ? {} : { body }) });
  const open = (kind: InboxItem["kind"], subject: string, customerId: string | null = null) =>
    openItem(server.database.db, { kind, subject, customerId, title: { number: subject } }, server.clock.now());
  const idOf = async (subject: string): Promise<string> => {
    const found = server.database.db.selectFrom("inboxItem").select("id").where("subject", "=", subject);
    return (await found.orderBy("openedAt", "desc").executeTakeFirstOrThrow()).id;
  };
  const list = async (query = "", cookie = ravi) =>
    (await call("GET", `/inbox/items${query}`, undefined, cookie)).result.map((item) => toFields(item, "number")[0]);

  /* Longer than a session without a call. */
  const wait = async (ms: number): Promise<void> => {
    server.clock.advance(ms);
    ravi = await signInToDesk(server, RAVI);
    jan = await signInToDesk(server, JAN);
  };

  beforeEach(async () => {
    server = await startTestApp({ make, features: [] });
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    ravi = await signInToDesk(server, RAVI);
    jan = await signInToDesk(server, JAN);
  });
  afterEach(() => server.close());

  describe("a list", () => {
    it("has an item with what is known of it, without anything else", async () => {
      await addShipper(server.database);
      await changeCompany(server.database.db, COMPANY, { customerGroup: "Gold" });
      await open("sign-up", COMPANY, COMPANY);
      const { status, result } = await call("GET", "/inbox/items");
      expect(status).toBe(200);
      expect(result).toEqual([
        {
          id: await idOf(COMPANY),
          kind: "sign-up",
          number: COMPANY,
          values: { number: COMPANY },
          link: "customer",
          lane: null,
          containers: [],
          carrier: null,
          vessel: null,
          voyage: null,
          departure: null,
          arrival: null,
          reference: null,
          customer: { id: COMPANY, name: "Malabar Spice Exports", group: "Gold", state: "active", stateReason: null },
          openedAt: "2026-11-20T08:02:00.000Z",
          dueAt: "2026-11-20T12:02:00.000Z",
          dueState: "due",
          assignee: null,
          isMarkable: true,
          newsAt: null,
          answeredAt: null,
          answeredBy: null,
          revision: 1,
        },
      ]);
    });

    it("says that the company of a booking is on hold, and why", async () => {
      await addShipper(server.database);
      const changed = { state: "hold", stateReason: "An invoice of October is open" } as const;
      await changeCompany(server.database.db, COMPANY, changed);
      await open("booking", "QTN-1", COMPANY);
      expect((await call("GET", "/inbox/items")).result.map((item) => toFields(item, "customer"))).toEqual([
        [{ id: COMPANY, name: "Malabar Spice Exports", group: null, ...changed }],
      ]);
    });

    it("is read page by page, oldest first or by the due time", async () => {
      await open("deletion", "slow");
      server.clock.advance(SECOND);
      await open("booking", "quick");
      server.clock.advance(SECOND);
      await open("change", "last");
      expect([await list(), await list("?order=due")]).toEqual([
        ["slow", "quick", "last"],
        ["quick", "last", "slow"],
      ]);
      const pages: unknown[] = [];
      let after = "";
      for (let count = 0; count < 3; count += 1) {
        const answer = await server.app.inject({
          url: `/desk/api/inbox/items?limit=1&order=due${after}`,
          headers: { cookie: ravi },
        });
        const page: { result: readonly { number: string }[]; next: string | null } = answer.json();
        pages.push(page.result[0]?.number);
        after = page.next === null ? "" : `&after=${page.next}`;
      }
      expect([pages, after]).toEqual([["quick", "last", "slow"], ""]);
    });

    it("is filtered by kind, person, due time, number and company", async () => {
      await addShipper(server.database);
      await open("booking", "QTN-1", COMPANY);
      await open("enquiry", "QTN-2");
      const revision = 1;
      await call("PUT", `/inbox/items/${await idOf("QTN-2")}/assignee`, { assignee: "Ravi Pillai", revision });
      await wait(2 * HOUR);
      expect(await list("?kind=enquiry")).toEqual(["QTN-2"]);
      expect(await list("?assignee=me")).toEqual(["QTN-2"]);
      expect(await list("?assignee=nobody")).toEqual(["QTN-1"]);
      expect(await list("?person=Ravi%20Pillai", jan)).toEqual(["QTN-2"]);
      expect(await list("?due=overdue")).toEqual(["QTN-1"]);
      expect(await list("?due=today")).toEqual(["QTN-2"]);
      expect(await list("?search=qtn-2")).toEqual(["QTN-2"]);
      expect(await list("?search=spice%20qtn")).toEqual(["QTN-1"]);
      expect(await list("?search=50%25")).toEqual([]);
      expect((await call("GET", "/inbox/items?kind=nothing")).status).toBe(400);
    });

    it("has new counts right after a change", async () => {
      await open("enquiry", "one");
      const count = async () => toFields((await call("GET", "/inbox/counts")).result[0], "total", "mine");
      expect(await count()).toEqual([1, 0]);
      const id = await idOf("one");
      await call("PUT", `/inbox/items/${id}/assignee`, { assignee: "Ravi Pillai", revision: 1 });
      expect(await count()).toEqual([1, 1]);
      await call("PUT", `/inbox/items/${id}/done`, { revision: 2 });
      expect(await count()).toEqual([0, 0]);
    });

    it("has counts of what is open", async () => {
      await open("booking", "QTN-1");
      await open("enquiry", "QTN-2");
      await call("PUT", `/inbox/items/${await idOf("QTN-2")}/assignee`, { assignee: "Ravi Pillai", revision: 1 });
      await wait(2 * HOUR);
      const [counts] = (await call("GET", "/inbox/counts")).result;
      expect(toFields(counts, "total", "mine", "unassigned", "overdue", "dueToday")).toEqual([2, 1, 1, 1, 1]);
      expect(toFields(counts, "people")).toEqual([
        [
          { name: "Jan Visser", count: 0 },
          { name: "Ravi Pillai", count: 1 },
        ],
      ]);
      const [kinds] = toFields(counts, "kinds");
      expect(kinds).toContainEqual({ kind: "enquiry", count: 1 });
      expect(kinds).toContainEqual({ kind: "change", count: 0 });
    });
  });

  describe("an assignment", () => {
    it("is given, taken over and released; the second of two clerks sees who was first", async () => {
      await open("booking", "QTN-1");
      const path = `/inbox/items/${await idOf("QTN-1")}/assignee`;
      const first = await call("PUT", path, { assignee: "Ravi Pillai", revision: 1 });
      expect(toFields(first.result[0], "assignee", "revision")).toEqual(["Ravi Pillai", 2]);
      const second = await call("PUT", path, { assignee: "Jan Visser", revision: 1 }, jan);
      expect([second.status, second.message]).toEqual([409, "The item has changed. Ravi Pillai has it now."]);
      expect((await call("PUT", path, { assignee: "Jan Visser", revision: 2 }, jan)).status).toBe(200);
      const released = await call("PUT", path, { assignee: null, revision: 3 });
      expect([released.message, ...toFields(released.result[0], "assignee")]).toEqual(["Released", null]);
    });

    it("is refused for who cannot sign in, and for an unknown item", async () => {
      await open("booking", "QTN-1");
      const path = `/inbox/items/${await idOf("QTN-1")}/assignee`;
      const refused = await call("PUT", path, { assignee: "Eva Lind", revision: 1 });
      expect([refused.status, refused.result]).toEqual([
        422,
        [{ field: "assignee", message: "Eva Lind cannot sign in to the desk. Choose another person." }],
      ]);
      const unknown = await call("PUT", "/inbox/items/none/assignee", { assignee: "Jan Visser", revision: 1 });
      expect([unknown.status, unknown.message]).toEqual([404, "This item is not in the inbox."]);
      expect((await call("GET", "/inbox/people")).result).toEqual(["Jan Visser", "Ravi Pillai"]);
    });

    it("is in the history of the item", async () => {
      await open("booking", "QTN-1");
      const id = await idOf("QTN-1");
      await call("PUT", `/inbox/items/${id}/assignee`, { assignee: "Ravi Pillai", revision: 1 });
      const [details] = (await call("GET", `/inbox/items/${id}`)).result;
      expect(toFields(details, "contact", "history")).toEqual([
        null,
        [{ at: "2026-11-20T08:02:00.000Z", by: "Ravi Pillai", event: "assigned", assignee: "Ravi Pillai" }],
      ]);
    });
  });

  describe("marking as done", () => {
    it("can be taken back for 60 seconds by who did it", async () => {
      await open("enquiry", "one");
      const id = await idOf("one");
      const done = await call("PUT", `/inbox/items/${id}/done`, { revision: 1 });
      expect(toFields(done.result[0], "answeredBy", "revision")).toEqual(["Ravi Pillai", 3]);
      expect(await list()).toEqual([]);
      const other = await call("PUT", `/inbox/items/${id}/undo`, { revision: 3 }, jan);
      expect([other.status, other.message]).toEqual([409, "This was not marked as done by you."]);
      server.clock.advance(59 * SECOND);
      const undone = await call("PUT", `/inbox/items/${id}/undo`, { revision: 3 });
      expect([undone.message, ...toFields(undone.result[0], "answeredAt")]).toEqual(["Waits again", null]);
      expect(await list()).toEqual(["one"]);
    });

    it("stays after 60 seconds, and while its subject waits again", async () => {
      await open("enquiry", "late");
      const late = await idOf("late");
      await call("PUT", `/inbox/items/${late}/done`, { revision: 1 });
      server.clock.advance(60 * SECOND);
      const refused = await call("PUT", `/inbox/items/${late}/undo`, { revision: 3 });
      expect([refused.status, refused.message]).toEqual([
        409,
        "It can be taken back for 60 seconds, which have passed.",
      ]);
      await open("enquiry", "again");
      const again = await idOf("again");
      await call("PUT", `/inbox/items/${again}/done`, { revision: 1 });
      await open("enquiry", "again");
      expect((await call("PUT", `/inbox/items/${again}/undo`, { revision: 3 })).message).toBe(
        "It waits again already.",
      );
    });

    it("is refused for a sign-up while its company waits for approval", async () => {
      await addShipper(server.database);
      await changeCompany(server.database.db, COMPANY, { state: "pending" });
      await open("sign-up", COMPANY, COMPANY);
      const id = await idOf(COMPANY);
      const { status, message } = await call("PUT", `/inbox/items/${id}/done`, { revision: 1 });
      expect([status, message]).toEqual([409, "This is answered by what it waits for, not by marking it as done."]);
      expect((await call("GET", "/inbox/items")).result.map((item) => toFields(item, "number", "isMarkable"))).toEqual([
        [COMPANY, false],
      ]);
      await changeCompany(server.database.db, COMPANY, { state: "active" });
      expect((await call("PUT", `/inbox/items/${id}/done`, { revision: 1 })).status).toBe(200);
    });

    it("is refused for what only its answer ends, and for what has changed", async () => {
      await open("booking", "QTN-1");
      await open("enquiry", "one");
      const booking = await call("PUT", `/inbox/items/${await idOf("QTN-1")}/done`, { revision: 1 });
      expect([booking.status, booking.message]).toEqual([
        409,
        "This is answered by what it waits for, not by marking it as done.",
      ]);
      const id = await idOf("one");
      await call("PUT", `/inbox/items/${id}/done`, { revision: 1 }, jan);
      const second = await call("PUT", `/inbox/items/${id}/done`, { revision: 1 });
      expect([second.status, second.message]).toEqual([409, "The item has changed. Jan Visser has answered it."]);
    });
  });

  describe("a saved filter", () => {
    const query = { kind: "booking", assignee: "me", person: null, due: null, search: null, order: "due" };
    const save = (name: string, cookie = ravi) => call("POST", "/inbox/filters", { name, query }, cookie);

    it("is of one person, with its number of items", async () => {
      await open("booking", "QTN-1");
      await call("PUT", `/inbox/items/${await idOf("QTN-1")}/assignee`, { assignee: "Ravi Pillai", revision: 1 });
      const [saved] = (await save(" Own bookings ")).result;
      expect(toFields(saved, "name", "query", "count")).toEqual(["Own bookings", query, 1]);
      expect((await call("GET", "/inbox/filters")).result).toEqual([saved]);
      expect((await call("GET", "/inbox/filters", undefined, jan)).result).toEqual([]);
      const [id] = toFields(saved, "id");
      expect((await call("DELETE", `/inbox/filters/${String(id)}`, undefined, jan)).status).toBe(404);
      expect((await call("DELETE", `/inbox/filters/${String(id)}`)).status).toBe(200);
      expect((await call("GET", "/inbox/filters")).result).toEqual([]);
    });

    it("is refused without a name, with one that is taken, and above 20", async () => {
      expect((await save("  ")).status).toBe(422);
      await save("Own bookings");
      expect((await save("own BOOKINGS")).message).toBe(
        "You have a filter with this name. Choose another name or delete that one.",
      );
      for (let count = 2; count <= 20; count += 1) await save(`Filter ${count}`);
      expect((await save("One more")).message).toBe("You have 20 saved filters. Delete some first.");
      expect((await save("Own bookings", jan)).status).toBe(200);
    });
  });

  describe("the rules", () => {
    const read = async () => {
      const [rules] = (await call("GET", "/inbox/rules")).result;
      return isObject(rules) ? rules : {};
    };

    it("are set by an admin, and give new items of a group to a person", async () => {
      await addShipper(server.database);
      await changeCompany(server.database.db, COMPANY, { customerGroup: "Gold" });
      const assignments = [{ company: null, group: "Gold", kinds: ["booking"], assignee: "Jan Visser" }];
      const before = await read();
      const rules = { ...before, assignments };
      expect((await call("PUT", "/inbox/rules", rules)).status).toBe(403);
      /* A desk of an earlier version does not know each kind. */
      const { "fee-declined": usual, ...known } = toObject(before["due"]);
      const early = await call("PUT", "/inbox/rules", { ...rules, due: { ...known, booking: 90 } }, jan);
      expect(early.status).toBe(200);
      const saved = await read();
      expect(saved["due"]).toEqual({ ...known, booking: 90, "fee-declined": usual });
      await open("booking", "QTN-1", COMPANY);
      await open("booking", "QTN-2");
      await open("change", "QTN-3", COMPANY);
      expect(await list("?person=Jan%20Visser")).toEqual(["QTN-1"]);
    });

    it("are refused with a person or a company that is unknown, with wrong hours, and after somebody else", async () => {
      const rules = await read();
      const set = (changes: object) => call("PUT", "/inbox/rules", { ...rules, ...changes }, jan);
      const rule = { company: null, group: null, kinds: null, assignee: "Jan Visser" };
      expect((await set({ assignments: [{ ...rule, assignee: "Eva Lind" }] })).result).toEqual([
        { field: "assignments.0.assignee", message: "Eva Lind cannot sign in to the desk." },
      ]);
      expect((await set({ assignments: [{ ...rule, company: "none" }] })).result).toEqual([
        { field: "assignments.0.company", message: "There is no such company." },
      ]);
      const hours = { ...(isObject(rules["hours"]) ? rules["hours"] : {}), opens: "19:00", closes: "09:00" };
      expect((await set({ hours })).result).toEqual([
        { field: "rules", message: "Desk hours begin before they end, on the same day." },
      ]);
      expect((await set({ assignments: [rule] })).status).toBe(200);
      expect((await set({ assignments: [] })).message).toBe("Somebody else has changed the rules. Look at them again.");
    });
  });

  it("is closed to who is not signed in", async () => {
    for (const path of ["items", "counts", "people", "filters", "rules", "live"])
      expect((await callDesk(server.app, "GET", `/inbox/${path}`)).status).toBe(401);
  });

  describe("what is open", () => {
    const announce = (body: object, cookie = ravi) => call("PUT", "/inbox/presence", body, cookie);

    it("is shown to others for 15 seconds, and never to oneself", async () => {
      await open("enquiry", "enquiry-1");
      const id = await idOf("enquiry-1");
      expect((await announce({ kind: "item", id })).result).toEqual([]);
      expect((await announce({ kind: "item", id }, jan)).result).toEqual(["Ravi Pillai"]);
      expect((await announce({ kind: "item", id })).result).toEqual(["Jan Visser"]);
      server.clock.advance(16 * SECOND);
      expect((await announce({ kind: "item", id }, jan)).result).toEqual([]);
      expect((await announce({ kind: "item", id: "item-9" })).status).toBe(404);
    });

    it("is the same for a request and its item", async () => {
      await open("quote-request", "DSK-2026-000099");
      const id = await idOf("DSK-2026-000099");
      await server.database.db
        .insertInto("deskPresence")
        .values({ session: "s", subject: "request DSK-2026-000099", staffId: "unknown", until: 0 })
        .execute();
      expect((await announce({ kind: "item", id })).result).toEqual([]);
      const rows = await server.database.db.selectFrom("deskPresence").select("subject").execute();
      expect(rows).toEqual([{ subject: "request DSK-2026-000099" }]);
    });
  });
};
