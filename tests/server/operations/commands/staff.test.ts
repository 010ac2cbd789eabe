import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { staffCommands } from "#server/operations/commands/staff.ts";
import { addTestStaff } from "#tests/server/support/desk.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const RAVI = "ravi.pillai@keelson.example";
const JAN = "jan.visser@keelson.example";
const LAST_ADMIN = "The last admin keeps the role and the access. Make somebody else an admin first.";

describe("staff on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    desk = await startDesk(staffCommands);
  });
  afterEach(() => desk.database.remove());

  const readStates = async (): Promise<readonly (string | undefined)[]> =>
    (await desk.run("staff", "list")).said.map((line) => line.split("  ").slice(0, 4).join(" "));

  it("are invited with a link that is printed and mailed, once", async () => {
    const { said, complained } = await desk.run("staff", "invite", RAVI, "--name", "Ravi Pillai", "--role", "desk");
    expect(complained).toEqual([]);
    expect(said).toEqual([
      `A link was mailed to ${RAVI}. It works once and for 24 hours:`,
      expect.stringMatching(/^https:\/\/portal\.example\/desk\/invitation#secret-1x+$/),
    ]);
    const mails = await desk.database.db.selectFrom("outgoingMail").select(["recipient", "text"]).execute();
    expect(mails).toEqual([{ recipient: RAVI, text: expect.stringContaining(said[1] ?? "") }]);
    expect((await desk.run("staff", "invite", RAVI, "--name", "Ravi", "--role", "desk")).complained).toEqual([
      `${RAVI} is a member of the staff already.`,
    ]);
    expect(await readStates()).toEqual([`${RAVI} Ravi Pillai desk invited`]);
  });

  it("refuse a role that does not exist and an address that is none", async () => {
    expect((await desk.run("staff", "invite", RAVI, "--name", "Ravi", "--role", "boss")).complained).toEqual([
      "--role takes desk, pricing, admin, not boss.",
    ]);
    expect((await desk.run("staff", "invite", "ravi", "--name", "Ravi", "--role", "desk")).complained).toHaveLength(1);
    expect((await desk.run("staff", "list")).said).toEqual([
      "No staff. Invite an admin: npm run operations -- staff invite <email> --name <name> --role admin",
    ]);
  });

  it("get another role, are disabled and enabled, but not the last admin", async () => {
    await addTestStaff(desk.database, JAN, "Jan Visser", "admin");
    await addTestStaff(desk.database, RAVI, "Ravi Pillai", "desk");
    expect((await desk.run("staff", "role", RAVI, "--role", "pricing")).said).toEqual([
      `${RAVI} has the role pricing.`,
    ]);
    expect((await desk.run("staff", "disable", RAVI)).said).toEqual([`${RAVI} is disabled.`]);
    expect(await readStates()).toEqual([`${JAN} Jan Visser admin active`, `${RAVI} Ravi Pillai pricing disabled`]);
    expect((await desk.run("staff", "enable", RAVI)).said).toEqual([`${RAVI} is enabled.`]);
    expect((await desk.run("staff", "disable", JAN)).complained).toEqual([LAST_ADMIN]);
    expect((await desk.run("staff", "role", JAN, "--role", "desk")).complained).toEqual([LAST_ADMIN]);
    expect((await desk.run("staff", "disable", "nobody@keelson.example")).complained).toEqual([
      "There is no member of the staff with the address nobody@keelson.example.",
    ]);
  });

  it("get a new second factor, also the last admin", async () => {
    await addTestStaff(desk.database, JAN, "Jan Visser", "admin");
    expect((await desk.run("staff", "reset-factor", JAN)).said).toEqual([
      `A link was mailed to ${JAN}. It works once and for 24 hours:`,
      expect.stringContaining("https://portal.example/desk/invitation#"),
    ]);
    expect(await readStates()).toEqual([`${JAN} Jan Visser admin invited`]);
  });
});
