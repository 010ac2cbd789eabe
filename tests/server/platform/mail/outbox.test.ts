import PostalMime from "postal-mime";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeMessage } from "#server/modules/accounts/mails.ts";
import { outboxMailer } from "#server/platform/mail/mailer.ts";
import { countedIds, START, startTestApp } from "#tests/server/support/app.ts";

describe("the outbox", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "keelson-outbox-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("stores each message as a complete .eml file", async () => {
    const files: string[] = [];
    const mailer = outboxMailer({
      folder: join(folder, "outbox"),
      clock: () => START,
      ids: countedIds(),
      onWritten: (written) => files.push(written),
    });
    await mailer.send(codeMessage("asha@menon.example", 482_913));
    const file = join(folder, "outbox", "2026-11-20T08-00-00-000Z-id-1.eml");
    expect(files).toEqual([file]);
    expect([file, join(folder, "outbox")].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700]);
    expect(readdirSync(join(folder, "outbox"))).toEqual(["2026-11-20T08-00-00-000Z-id-1.eml"]);
    const mail = await PostalMime.parse(readFileSync(file));
    expect([mail.subject, mail.to, mail.date]).toEqual([
      "482913 is your Keelson code",
      [{ address: "asha@menon.example", name: "" }],
      "2026-11-20T08:00:00.000Z",
    ]);
    expect(mail.text?.split("\n")[0]).toBe("482913 is your verification code.");
  });

  it("that cannot be written is a reason", async () => {
    writeFileSync(join(folder, "file"), "");
    const outbox = { folder: join(folder, "file"), clock: () => START, ids: countedIds(), onWritten: () => undefined };
    expect((await outboxMailer(outbox).send(codeMessage("a@b.example", 482_913)))._unsafeUnwrapErr().reason).toContain(
      "EEXIST",
    );
  });

  it("receives mail of a server without SMTP_URL, with a log line that does not contain the code", async () => {
    const server = await startTestApp({ config: { dataFolder: folder } });
    const payload = { email: "asha@menon.example", applicationId: "702020" };
    const answer = await server.app.inject({ method: "POST", url: "/api/auth/sign_up_verification", payload });
    const [file = ""] = readdirSync(join(folder, "outbox"));
    const code = /Subject: (\d{6}) is your/.exec(readFileSync(join(folder, "outbox", file), "utf8"))?.[1] ?? "none";
    await server.close();
    expect(answer.statusCode).toBe(200);
    expect(Number(code)).toBeGreaterThanOrEqual(100_000);
    const line = server.logLines.find((text) => text.includes("outbox"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ file: join(folder, "outbox", file) });
    expect(server.logLines.join("")).not.toContain("asha@menon.example");
    expect(server.logLines.join("")).not.toContain(code);
  });
});
