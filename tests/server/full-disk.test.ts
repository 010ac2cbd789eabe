import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { enquiriesFeature } from "#server/modules/enquiries/routes.ts";
import { startTestApp } from "./support/app.ts";
import { createDemoFolder } from "./support/demo-data.ts";
import { failToStart } from "./support/process.ts";

const MB = 1024 * 1024;
const ENQUIRY = {
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices",
  message: "Cardamom. ".repeat(400),
};

it("a full disk is named in answer and log, and nothing is stored", async () => {
  const server = await startTestApp({ features: [enquiriesFeature] });
  const { db } = server.database;
  const send = () => server.app.inject({ method: "POST", url: "/api/resource/contact-us", payload: ENQUIRY });
  await sql`pragma max_page_count = 1`.execute(db);
  const refused = await send();
  expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
    503,
    "30",
    {
      status: false,
      code: 5030,
      message: "The service has no disk space left and cannot save anything. Please try again later.",
      result: [],
    },
  ]);
  expect(server.logLines.filter((line) => line.includes("disk full: nothing can be written"))).toHaveLength(1);
  expect(await db.selectFrom("enquiry").selectAll().execute()).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect((await send()).statusCode).toBe(200);
  await server.close();
});

const mountSmallDisk = (megabytes: number): string | null => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-full-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
};

const fillDisk = (folder: string, space: number): void => {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, "fill"), Buffer.alloc(bavail * bsize - space));
};

it.each([
  [0, "The database DATA cannot be opened: the disk has no space left (disk I/O error)"],
  [200 * 1024, "The server cannot start: the disk has no space left (database or disk is full)."],
])("a start with a database and %i bytes of free space ends with a sentence", async (space, sentence) => {
  const folder = mountSmallDisk(12);
  if (folder === null) return;
  try {
    const data = join(folder, "data");
    await createDemoFolder(data);
    fillDisk(folder, space);
    const { ending, output } = await failToStart({ KEELSON_DATA: data, KEELSON_DEMO: "1" });
    expect([ending, output.trim().split("\n").at(-1)]).toEqual([
      1,
      sentence.replace("DATA", join(data, "keelson.sqlite")),
    ]);
  } finally {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  }
});

it("a start on a full disk ends with a sentence", async ({ skip }) => {
  const folder = mountSmallDisk(4);
  if (folder === null) return skip("This user mounts no disk.");
  try {
    writeFileSync(join(folder, "fill"), Buffer.alloc(4 * MB - 64 * 1024));
    const { ending, output } = await failToStart({ KEELSON_DATA: join(folder, "data") });
    expect([ending, output.trim().split("\n").at(-1)]).toEqual([
      1,
      `The database ${join(folder, "data", "keelson.sqlite")} cannot be opened: the disk has no space left (database or disk is full)`,
    ]);
  } finally {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  }
});
