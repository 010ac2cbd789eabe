import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, type TestContext } from "vitest";
import type { DocumentsAnswer, QuotationsAnswer } from "#api/schema.d.ts";
import { createClamd } from "#server/platform/scanning/clamd.ts";
import { createPdf, PDF } from "./modules/booking-documents/files.ts";
import { createDemoFolder } from "./support/demo-data.ts";
import { MALWARE, SIGNATURE, startFakeClamd } from "./support/fake-clamd.ts";
import { parsed } from "./support/parsed.ts";
import { type ServerProcess, signInAt, startServer } from "./support/process.ts";
import {
  EICAR,
  EICAR_SIGNATURE,
  findMissingClamd,
  MOST_MB,
  type RealClamd,
  startRealClamd,
} from "./support/real-clamd.ts";

const NOBODY = "clamd://127.0.0.1:9";
const append = (text: string): Buffer => Buffer.concat([PDF, Buffer.from(`\n% ${text}\n`)]);

describe("scanned uploads of the server as a process", () => {
  let folder = "";
  let running: ServerProcess[] = [];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-scans-"));
    running = [];
    await createDemoFolder(join(folder, "data"));
  });
  afterEach(async () => {
    for (const server of running) server.signal("SIGKILL");
    await Promise.all(running.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (SCAN_URL: string) => {
    const server = await startServer({ KEELSON_DATA: join(folder, "data"), SCAN_URL });
    running.push(server);
    const { headers } = await signInAt(server.url, "demo@keelson.example", "keelson-demo");
    const get = (path: string) => fetch(`${server.url}${path}`, { headers });
    const bookings = parsed<QuotationsAnswer>(await (await get("/api/resource/quotation")).text());
    const documents = `/api/resource/quotation/${bookings.result[0]?._id}/documents`;
    const upload = async (fileName: string, content: Buffer) => {
      const query = new URLSearchParams({ kind: "other", fileName }).toString();
      const answer = await fetch(`${server.url}${documents}?${query}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/pdf", "idempotency-key": `upload of ${fileName}` },
        body: new Uint8Array(content),
      });
      return answer.status;
    };
    const scans = async () => {
      const listed = parsed<DocumentsAnswer>(await (await get(documents)).text()).result;
      const versions = listed.flatMap((document) => document.versions);
      return Object.fromEntries(
        versions
          .filter(({ fileName }) => fileName.endsWith(".upload.pdf"))
          .map(({ fileName, scan }) => [
            fileName,
            scan?.state === "infected" ? scan.signature : (scan?.state ?? "clean"),
          ]),
      );
    };
    return { server, upload, scans };
  };

  /** A kill between upload and scan, and a start with a scanner. */
  const killAndScan = async (url: string, infected: Buffer): Promise<readonly [object, () => Promise<object>]> => {
    const first = await start(NOBODY);
    expect(await first.upload("clean.upload.pdf", createPdf(3_000_000))).toBe(200);
    expect(await first.upload("bad.upload.pdf", infected)).toBe(200);
    const before = await first.scans();
    first.server.signal("SIGKILL");
    await first.server.ended;
    const { scans } = await start(url);
    return [before, scans];
  };
  const QUARANTINED = { "clean.upload.pdf": "waiting", "bad.upload.pdf": "waiting" };

  it("are scanned after a kill and a start", async () => {
    const clamd = await startFakeClamd();
    onTestFinished(() => clamd.close());
    const [before, scans] = await killAndScan(`clamd://127.0.0.1:${clamd.place.port}`, append(MALWARE));
    expect(before).toEqual(QUARANTINED);
    await expect.poll(scans).toEqual({ "clean.upload.pdf": "clean", "bad.upload.pdf": SIGNATURE });
  });

  const startClamd = async ({ skip }: TestContext): Promise<RealClamd> => {
    const missing = findMissingClamd();
    if (missing !== null) skip(missing);
    const clamd = await startRealClamd();
    onTestFinished(() => clamd.close());
    return clamd;
  };

  it("are scanned by clamd itself", async (context) => {
    const { url } = await startClamd(context);
    const [before, scans] = await killAndScan(url, append(EICAR));
    expect(before).toEqual(QUARANTINED);
    await expect.poll(scans).toEqual({ "clean.upload.pdf": "clean", "bad.upload.pdf": EICAR_SIGNATURE });
  });

  it("clamd takes files of the largest size, and refuses one that is too large for it", async (context) => {
    const clamd = createClamd((await startClamd(context)).place);
    const scan = (content: Buffer) => clamd.scan(Readable.from([content]));
    expect(await scan(createPdf(20 * 1_048_576))).toEqual({ kind: "clean" });
    expect(await scan(Buffer.from(EICAR))).toEqual({ kind: "infected", signature: EICAR_SIGNATURE });
    expect((await scan(Buffer.alloc((MOST_MB + 5) * 1_048_576, 65))).kind).toBe("refused");
  });
});
