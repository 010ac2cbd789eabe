import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { enquiriesFeature } from "#server/modules/enquiries/routes.ts";
import type { QuotationsAnswer } from "#api/schema.d.ts";
import type { Disk } from "#server/platform/disk.ts";
import { ASHA, DOMESTIC, formOf, openAccounts, pdf, verified } from "./modules/accounts/fixture.ts";
import { createPdf } from "./modules/booking-documents/files.ts";
import { startDesk, upload } from "./operations/rates-desk/desk-import.ts";
import { startTestApp } from "./support/app.ts";
import { sqlitePlace } from "./support/database.ts";
import { createDemoFolder } from "./support/demo-data.ts";
import { parsed } from "./support/parsed.ts";
import { failToStart, signInAt, startServer } from "./support/process.ts";
import { fillDisk, mountSmallDisk, removeDisk } from "./support/small-disk.ts";

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

it.each([
  [0, "The database DATA cannot be opened: the disk has no space left (disk I/O error)"],
  [200 * 1024, "The server cannot start: the disk has no space left (database or disk is full)."],
])("a start with a database and %i bytes of free space ends with a sentence", async (space, sentence) => {
  const folder = mountSmallDisk(12 * MB);
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
    removeDisk(folder);
  }
});

it("a start on a full disk ends with a sentence", async ({ skip }) => {
  const folder = mountSmallDisk(4 * MB);
  if (folder === null) return skip("This user mounts no disk.");
  try {
    writeFileSync(join(folder, "fill"), Buffer.alloc(4 * MB - 64 * 1024));
    const { ending, output } = await failToStart({ KEELSON_DATA: join(folder, "data") });
    expect([ending, output.trim().split("\n").at(-1)]).toEqual([
      1,
      `The database ${join(folder, "data", "keelson.sqlite")} cannot be opened: the disk has no space left (database or disk is full)`,
    ]);
  } finally {
    removeDisk(folder);
  }
});

const NO_ROOM = "The service has little disk space left and takes no files at present. Please try again later.";
const NEARLY_FULL: Disk = { readUse: async () => 0.95 };

it("a rate sheet is not taken while the disk is nearly full", async () => {
  const desk = await startDesk({ disk: NEARLY_FULL });
  const { status, message } = await upload(desk.test, desk.cookies.pricing, "rates.csv", "POL,POD");
  expect([status, message, existsSync(desk.folder)]).toEqual([503, NO_ROOM, false]);
  await desk.close();
});

it("a sign-up is not taken while the disk is nearly full, and the same form is taken later", async () => {
  let use = 0.95;
  const accounts = await openAccounts(sqlitePlace, null, { disk: { readUse: async () => use } });
  const token = await verified(accounts, ASHA.email);
  const send = () => accounts.signUp(token, formOf(DOMESTIC, { panCopy: pdf("pan.pdf"), gstCopy: pdf("gst.pdf") }));
  const refused = await send();
  expect([refused.status, refused.body.message]).toEqual([503, NO_ROOM]);
  use = 0.94;
  expect((await send()).status).toBe(200);
  await accounts.close();
});

/* What is left of 96 MB is enough for all that the database writes meanwhile. */
it("at 95 % of a disk no file is taken, and everything else works", async ({ skip }) => {
  const folder = mountSmallDisk(96 * MB);
  if (folder === null) return skip("This user mounts no disk.");
  const data = join(folder, "data");
  await createDemoFolder(data);
  const server = await startServer({ KEELSON_DATA: data, CALL_LIMIT_FACTOR: "100" });
  try {
    const { headers } = await signInAt(server.url, "demo@keelson.example", "keelson-demo");
    const bookings = await fetch(`${server.url}/api/resource/quotation`, { headers });
    const id = parsed<QuotationsAnswer>(await bookings.text()).result[0]?._id ?? "";
    const send = async (key: string) => {
      const answer = await fetch(`${server.url}/api/resource/quotation/${id}/documents?kind=other&fileName=a.pdf`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/pdf", "idempotency-key": key },
        body: new Uint8Array(createPdf(300_000)),
      });
      return [answer.status, parsed<{ message: string }>(await answer.text()).message];
    };
    const ask = async () => {
      const body = JSON.stringify(ENQUIRY);
      const sent = { method: "POST", headers: { "content-type": "application/json" }, body };
      return (await fetch(`${server.url}/api/resource/contact-us`, sent)).status;
    };
    expect(await send("before-it-is-full")).toEqual([200, "OK"]);
    fillDisk(folder, 4 * MB);
    expect(await send("while-it-is-full")).toEqual([503, NO_ROOM]);
    expect([await ask(), (await fetch(`${server.url}/readyz`)).status]).toEqual([200, 200]);
    rmSync(join(folder, "fill"));
    expect(await send("while-it-is-full")).toEqual([200, "OK"]);
  } finally {
    server.signal("SIGKILL");
    await server.ended;
    removeDisk(folder);
  }
});
