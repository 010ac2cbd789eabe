import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { codeMessage, resetMessage } from "#server/modules/accounts/mails.ts";
import { smtpMailer } from "#server/platform/mail/mailer.ts";
import { startTestApp } from "#tests/server/support/app.ts";
import { startMailServer } from "#tests/server/support/mail-server.ts";
import { freePort } from "#tests/support/free-port.ts";

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

describe("mail over SMTP", () => {
  it("arrives in both forms, from the company", async () => {
    const server = await startMailServer();
    const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`);
    cleanUp.push(server.close, mailer.close);
    expect((await mailer.send(codeMessage("asha@menon.example", 482_913))).isOk()).toBe(true);
    const [mail] = server.received;
    expect([mail?.from, mail?.to, mail?.email.subject]).toEqual([
      "hello@keelson.example",
      ["asha@menon.example"],
      "482913 is your Keelson code",
    ]);
    expect(mail?.email.from).toEqual({ name: "Keelson Global Logistics", address: "hello@keelson.example" });
    expect(mail?.email.text).toBe(
      "482913 is your verification code.\n\nIt is valid for ten minutes and works once. Do not share it.\n\nIf you did not request this, you can ignore this message.\n\nKeelson Global Logistics\nhello@keelson.example\n",
    );
    expect(mail?.email.html).toContain(">482913</p>");
  });

  it("signs in to the mail server with the name and password of the address", async () => {
    const logins: string[] = [];
    const server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) => {
        logins.push(`${username}/${password}`);
        callback(null, password === "p@ss" ? { user: "portal" } : undefined);
      },
    });
    const good = smtpMailer(`smtp://portal:p%40ss@127.0.0.1:${server.port}`);
    const bad = smtpMailer(`smtp://portal:wrong@127.0.0.1:${server.port}`);
    cleanUp.push(server.close, good.close, bad.close);
    expect((await good.send(codeMessage("asha@menon.example", 482_913))).isOk()).toBe(true);
    expect((await bad.send(codeMessage("asha@menon.example", 482_913))).isErr()).toBe(true);
    expect(logins).toEqual(["portal/p@ss", "portal/wrong"]);
    expect(server.received).toHaveLength(1);
  });

  it("that cannot be sent is a reason, not a crash: nobody listens, the recipient is refused", async () => {
    const nobody = smtpMailer(`smtp://127.0.0.1:${await freePort()}`);
    const server = await startMailServer({
      onRcptTo: (_address, _session, callback) => callback(new Error("no such user")),
    });
    const refusing = smtpMailer(`smtp://127.0.0.1:${server.port}`);
    cleanUp.push(server.close, nobody.close, refusing.close);
    const message = resetMessage("asha@menon.example", "https://portal.example", "t");
    expect((await nobody.send(message))._unsafeUnwrapErr().reason).toContain("ECONNREFUSED");
    expect((await refusing.send(message))._unsafeUnwrapErr().reason).toContain("no such user");
  });

  it("is given up when the mail server accepts the connection and says nothing", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    const mailer = smtpMailer(`smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    cleanUp.push(() => void silent.close(), mailer.close);
    const connected = once(silent, "connection");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sending = mailer.send(codeMessage("asha@menon.example", 482_913));
    const [socket]: Socket[] = await connected;
    for (let turn = 0; turn < 1_000; turn++) {
      vi.advanceTimersByTime(1_000);
      await nextTurn();
    }
    vi.useRealTimers();
    const { reason } = (await sending)._unsafeUnwrapErr();
    socket?.destroy();
    expect(reason).toMatch(/Greeting never received|Timeout/);
  });

  it("fails the first step of a sign-up with the specified message if it cannot be sent", async () => {
    const port = await freePort();
    const server = await startTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
    cleanUp.push(server.close);
    const payload = { email: "asha@menon.example", applicationId: "702020" };
    const answer = await server.app.inject({ method: "POST", url: "/api/auth/sign_up_verification", payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        status: false,
        code: 5000,
        message: "Failed to send verification code. Please try again.",
        result: [],
      },
    ]);
    expect(server.logLines.join("")).toContain("a message could not be sent");
  });
});

describe("the log of a refused recipient", () => {
  it("has the reason of the mail server without the address", async () => {
    const mail = await startMailServer({
      onRcptTo: ({ address }, _session, callback) => callback(new Error(`<${address}>: user ${address} is unknown`)),
    });
    const server = await startTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${mail.port}` } });
    cleanUp.push(mail.close, server.close);
    const payload = { email: "asha.menon+keelson@menon.example", applicationId: "702020" };
    const answer = await server.app.inject({ method: "POST", url: "/api/auth/sign_up_verification", payload });
    expect(answer.statusCode).toBe(500);
    const log = server.logLines.join("");
    expect(log).toContain("<[address]>: user [address] is unknown");
    expect(log).not.toContain("menon.example");
  });
});

describe("a mail", () => {
  it("cannot be made to carry markup or other headers", async () => {
    const server = await startMailServer();
    const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`);
    cleanUp.push(server.close, mailer.close);
    await mailer.send(resetMessage("asha@menon.example", 'https://portal.example/"><script>', "a&b"));
    const html = server.received[0]?.email.html ?? "";
    expect(html).not.toContain("<script>");
    expect(html).toContain('href="https://portal.example/&quot;&gt;&lt;script&gt;/reset-password?token=a%26b"');
  });
});
