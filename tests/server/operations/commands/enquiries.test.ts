import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enquiryCommands } from "#server/operations/commands/enquiries.ts";
import { addEnquiry } from "#server/modules/enquiries/store.ts";
import { START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const DAY = 24 * 3_600_000;
const asha = {
  id: "e-1",
  receivedAt: START - 2 * DAY,
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices",
  message: "Two 40HC.\nKochi to Rotterdam.",
  mailedAt: null,
};
const LINES = [
  "2026-11-18T08:00:00.000Z  Asha Menon, Menon Spices <asha@menon.example>  not mailed yet",
  "    Two 40HC. Kochi to Rotterdam.",
];

describe("enquiries on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let folder = "";
  beforeEach(async () => {
    desk = await startDesk(enquiryCommands);
    folder = mkdtempSync(join(tmpdir(), "keelson-enquiries-"));
    await addEnquiry(desk.database.db, asha);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("are listed for the requested number of days", async () => {
    expect(await desk.run("enquiries", "list")).toEqual({ said: LINES, complained: [] });
    expect(await desk.run("enquiries", "list", "--days", "2")).toEqual({ said: LINES, complained: [] });
    expect(await desk.run("enquiries", "list", "--days", "1")).toEqual({ said: ["No enquiries."], complained: [] });
  });

  it("are not listed for days that are no number", async () => {
    expect(await desk.run("enquiries", "list", "--days", "x")).toEqual({
      said: [],
      complained: ["--days takes a whole number of days, not x."],
    });
  });

  it("are written to a file, and a file that cannot be written is named", async () => {
    const file = join(folder, "enquiries.csv");
    expect(await desk.run("enquiries", "export", file)).toEqual({
      said: [`1 enquiry written to ${file}`],
      complained: [],
    });
    expect((await desk.run("enquiries", "export", file)).complained).toEqual([
      `${file} exists already. Choose another name, or replace it with --overwrite.`,
    ]);
    expect((await desk.run("enquiries", "export", file, "--overwrite")).said).toEqual([`1 enquiry written to ${file}`]);
    expect(readFileSync(file, "utf8")).toBe(
      [
        "receivedAt,firstName,lastName,email,mobileNo,companyName,message,mailedAt",
        '2026-11-18T08:00:00.000Z,Asha,Menon,asha@menon.example,+91 98765 43210,Menon Spices,"Two 40HC.\nKochi to Rotterdam.",',
        "",
      ].join("\r\n"),
    );
    const { said, complained } = await desk.run("enquiries", "export", join(folder, "none", "enquiries.csv"));
    expect([said, complained]).toEqual([
      [],
      [`${join(folder, "none", "enquiries.csv")} cannot be written: there is no such folder.`],
    ]);
  });
});
