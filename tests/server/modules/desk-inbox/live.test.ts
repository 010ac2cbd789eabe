import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeItem, openItem } from "#server/modules/inbox/index.ts";
import { startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";

const RAVI = "ravi.pillai@keelson.example";

describe("news of the inbox", () => {
  let server: TestApp;
  let cookie = "";
  let url = "";

  beforeEach(async () => {
    server = await startTestApp({ features: [] });
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    cookie = await signInToDesk(server, RAVI);
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const address: AddressInfo | string | null = server.app.server.address();
    url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/desk/api/inbox/live`;
  });
  afterEach(() => server.close());

  const open = (subject: string) =>
    openItem(server.database.db, { kind: "enquiry", subject, title: {} }, server.clock.now());
  const findId = async (): Promise<string> =>
    (await server.database.db.selectFrom("inboxItem").select("id").executeTakeFirstOrThrow()).id;

  /** Reads events one after the other. */
  const listen = async (headers: Readonly<Record<string, string>> = {}) => {
    const ending = new AbortController();
    const answer = await fetch(url, {
      headers: { cookie, accept: "text/event-stream", ...headers },
      signal: ending.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const next = async (): Promise<string | null> => {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const event = text.slice(0, end);
          text = text.slice(end + 2);
          return event;
        }
        const read = await reader?.read();
        if (read === undefined || read.done) return null;
        text += read.value;
      }
    };
    return { answer, next, end: () => ending.abort() };
  };

  it("name the item that somebody has changed", async () => {
    await open("one");
    const live = await listen();
    expect(live.answer.headers.get("content-type")).toBe("text/event-stream");
    expect(live.answer.headers.get("x-accel-buffering")).toBe("no");
    expect(await live.next()).toBe("retry: 3000");
    server.clock.advance(1);
    const id = await findId();
    const body = { assignee: "Ravi Pillai", revision: 1 };
    await callDesk(server.app, "PUT", `/inbox/items/${id}/assignee`, { cookie, body });
    expect(await live.next()).toBe(`id: ${server.clock.now()}\nevent: changed\ndata: {"ids":["${id}"]}`);
    live.end();
  });

  it("name what another part of the server has changed", async () => {
    const live = await listen();
    await live.next();
    await open("one");
    expect(await live.next()).toBe(`id: ${server.clock.now()}\nevent: changed\ndata: {"ids":["${await findId()}"]}`);
    live.end();
  });

  it("begin after a lost connection with what was missed", async () => {
    await open("one");
    const position = server.clock.now();
    server.clock.advance(1);
    await closeItem(server.database.db, { kind: "enquiry", subject: "one" }, server.clock.now());
    const live = await listen({ "last-event-id": String(position) });
    await live.next();
    expect(await live.next()).toBe(`id: ${position + 1}\nevent: changed\ndata: {"ids":["${await findId()}"]}`);
    live.end();
  });

  it("are no use of the session", async () => {
    const readLastUse = async () =>
      (await server.database.db.selectFrom("staffSession").select("lastUsedAt").executeTakeFirstOrThrow()).lastUsedAt;
    const before = await readLastUse();
    server.clock.advance(5 * 60_000);
    const live = await listen();
    await live.next();
    live.end();
    expect(await readLastUse()).toBe(before);
  });

  it("end when the server stops", async () => {
    const live = await listen();
    await live.next();
    await server.app.close();
    expect(await live.next()).toBeNull();
  });
});
