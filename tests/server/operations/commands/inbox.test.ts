import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openItem } from "#server/modules/inbox/index.ts";
import { inboxCommands } from "#server/operations/commands/inbox.ts";
import { startDesk } from "#tests/server/operations/support.ts";
import { addShipper, SHIPPER, START } from "#tests/server/support/app.ts";

const HOUR_MS = 3_600_000;
const TITLE = { number: "QTN-2026-000013", carrier: "Norrvik Line" };

describe("the inbox on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let id = "";

  beforeEach(async () => {
    desk = await startDesk(inboxCommands);
    await addShipper(desk.database);
    const customerId = `account-${SHIPPER.email}`;
    const item = { kind: "booking", subject: "b-1", booking: "b-1", customerId, title: TITLE } as const;
    await openItem(desk.database.db, item, START - 2 * HOUR_MS);
    await openItem(desk.database.db, { kind: "enquiry", subject: "e-1", title: {} }, START);
    id = (await desk.database.db.selectFrom("inboxItem").select("id").orderBy("openedAt").executeTakeFirstOrThrow()).id;
  });
  afterEach(() => desk.database.remove());

  const listed = async (...words: readonly string[]) => (await desk.run("inbox", "list", ...words)).said;

  it("lists what waits, longest waiting first, with its state", async () => {
    const { companyName } = await desk.database.db
      .selectFrom("account")
      .select("companyName")
      .executeTakeFirstOrThrow();
    expect(await listed()).toEqual([
      `${id}  booking  QTN-2026-000013 Norrvik Line  ${companyName}  2026-11-20T06:00:00.000Z  Overdue  nobody`,
      expect.stringMatching(/  enquiry  2026-11-20T08:00:00.000Z  Due 17:30  nobody$/),
    ]);
    expect(await listed("--overdue")).toHaveLength(1);
    expect(await listed("--kind", "change")).toEqual(["Nothing waits."]);
  });

  it("lists typed values for other programs", async () => {
    expect(await desk.runJson("inbox", "list", "--kind", "booking")).toEqual([
      {
        id,
        kind: "booking",
        title: TITLE,
        companyName: expect.any(String),
        openedAt: "2026-11-20T06:00:00.000Z",
        dueAt: "2026-11-20T07:00:00.000Z",
        assignee: null,
        email: SHIPPER.email,
      },
    ]);
  });

  it("assigns an item to a person, and back to nobody", async () => {
    expect((await desk.run("inbox", "assign", id, "--to", "Ravi Pillai")).said).toEqual([
      `${id} is assigned to Ravi Pillai.`,
    ]);
    expect(await listed("--assignee", "Ravi Pillai")).toHaveLength(1);
    expect((await desk.run("inbox", "show", id)).said).toContain("assigned to Ravi Pillai");
    const again = await desk.run("inbox", "assign", id, "--to", "Ravi Pillai");
    expect(again.complained).toEqual([`${id} is assigned like this already.`]);
    expect((await desk.run("inbox", "assign", id, "--to", "none")).said).toEqual([`${id} is assigned to nobody.`]);
    expect((await desk.run("inbox", "assign", id)).complained).toEqual(["Name the person with --to, or none."]);
  });

  it("marks an enquiry as done, and refuses a booking", async () => {
    expect((await desk.run("inbox", "done", id)).complained).toEqual([
      `${id} is answered by what it waits for, not by marking it as done.`,
    ]);
    const rows = await desk.database.db.selectFrom("inboxItem").select("id").where("kind", "=", "enquiry").execute();
    const enquiry = rows[0]?.id ?? "";
    expect((await desk.run("inbox", "done", enquiry)).said).toEqual([`${enquiry} is done.`]);
    expect((await desk.run("inbox", "done", enquiry)).complained).toEqual([`${enquiry} was answered already.`]);
    expect((await desk.run("inbox", "show", enquiry)).said.at(-1)).toBe(
      "answered 2026-11-20T08:00:00.000Z by Ravi Pillai",
    );
    expect((await desk.run("inbox", "show", "no-item")).complained).toEqual(["There is no item no-item in the inbox."]);
  });

  it("shows the rules, and changes those that are named", async () => {
    expect((await desk.run("inbox", "rules")).said.slice(0, 3)).toEqual([
      "Desk hours: mon,tue,wed,thu,fri,sat 09:00-19:00 (Asia/Kolkata)",
      "Holidays: none",
      "Due: booking=1 desk hours",
    ]);
    const words =
      "rules --due booking=0,5 --due change=3 --hours 08:00-20:00 --days tue,mon --holidays 2026-12-25,2027-01-26";
    const assigned = ["--assign", "all=Jan Visser", "--assign", "booking=Ravi Pillai"];
    const changed = await desk.run("inbox", ...words.split(" "), ...assigned);
    expect(changed.complained).toEqual([]);
    expect(changed.said.slice(0, 3)).toEqual([
      "Desk hours: mon,tue 08:00-20:00 (Asia/Kolkata)",
      "Holidays: 2026-12-25,2027-01-26",
      "Due: booking=0.5 desk hours",
    ]);
    expect(changed.said.slice(-2)).toEqual(["Assigned: all=Jan Visser", "Assigned: booking=Ravi Pillai"]);
    expect((await desk.run("inbox", "rules", "--assign", "all=")).said.at(-1)).toBe("Assigned: booking=Ravi Pillai");
  });

  it.each([
    [["--due", "booking"], "--due takes <kind>=<hours>, such as booking=2, not booking."],
    [["--due", "booking=1,125"], "--due takes <kind>=<hours>, such as booking=2, not booking=1,125."],
    [["--due", "booking=0"], "The due time of booking is 1 minute to 1000 desk hours."],
    [["--hours", "19:00"], "--hours takes <HH:MM>-<HH:MM>, not 19:00."],
    [["--hours", "19:00-09:00"], "Desk hours begin before they end, on the same day."],
    [["--holidays", "Diwali"], "Diwali is no day. Holidays are written YYYY-MM-DD."],
    [["--assign", "Ravi"], "--assign takes <kind>=<name>, or all=<name>, not Ravi."],
  ])("refuses %s and changes nothing", async (words, sentence) => {
    const before = (await desk.run("inbox", "rules")).said;
    expect((await desk.run("inbox", "rules", ...words)).complained).toEqual([sentence]);
    expect((await desk.run("inbox", "rules")).said).toEqual(before);
  });
});
