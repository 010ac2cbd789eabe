import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { SMTPServer } from "smtp-server";
import { type DatabasePlace, openDatabase } from "#server/platform/database/database.ts";
import { toMessageId } from "#server/platform/mail/compose.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";
import { freePort } from "#tests/support/free-port.ts";
import type { SenderTask } from "./sender-process.ts";

const program = fileURLToPath(new URL("sender-process.ts", import.meta.url));

export interface Soak {
  readonly place: DatabasePlace;
  readonly folder: string;
  readonly mails: number;
  readonly kills: number;
  readonly processes: number;
}

export interface SoakFigures {
  readonly mails: number;
  readonly kills: number;
  readonly acceptedOnce: number;
  readonly acceptedTwice: number;
  /** Recorded as sent, and never accepted. */
  readonly lost: number;
  /** Recorded as of unknown outcome, because a kill came between the handover and the answer. */
  readonly unknown: number;
  /** Of these, those that the mail server has not accepted. */
  readonly unknownAndNotAccepted: number;
  readonly unsent: number;
  readonly seconds: number;
}

/** A mail server that counts what it accepts, by Message-ID; it answers the last line a little later. */
const startCountingServer = async () => {
  const accepted = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, callback) => {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString("latin1");
      });
      stream.on("end", () => {
        const id = /^Message-ID: (<[^>]+>)/im.exec(text)?.[1] ?? "none";
        accepted.set(id, (accepted.get(id) ?? 0) + 1);
        setTimeout(callback, accepted.size % 4);
      });
    },
  });
  server.on("error", () => undefined);
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const close = (): Promise<void> => new Promise((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, accepted, close };
};

const MAILS_PER_EVENT = 50;

/**
 * Sends mails with several processes, of which one is killed with SIGKILL again and again, and counts what a real mail
 * server has accepted.
 */
export const soakOutbox = async ({ place, folder, mails, kills, processes }: Soak): Promise<SoakFigures> => {
  const opened = await openDatabase(place);
  if (opened.isErr()) throw new Error(opened.error);
  const { db, close } = opened.value;
  for (let first = 0; first < mails; first += MAILS_PER_EVENT)
    await db.transaction().execute((transaction) =>
      addOutgoingMails(
        transaction,
        { clock: systemClock, ids: randomIds },
        Array.from({ length: Math.min(MAILS_PER_EVENT, mails - first) }, (_, index) => ({
          key: `mail ${first + index}`,
          message: { to: "asha@menon.example", subject: `Mail ${first + index}`, text: "Text", html: "<p>Text</p>" },
        })),
      ),
    );
  const server = await startCountingServer();
  const times = { claimMs: 2_000, handoverMs: 4_000, extendMs: 1_000, pauseMs: 100 };
  const task: SenderTask = { place, smtpUrl: server.url, journal: join(folder, "handovers"), connections: 2, times };
  const start = async (): Promise<ChildProcess> => {
    const child = fork(program, [JSON.stringify(task)], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    await once(child, "message");
    return child;
  };
  const kill = async (child: ChildProcess): Promise<void> => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  const countOpen = async (): Promise<number> => {
    const row = await db
      .selectFrom("outgoingMail")
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("state", "in", ["waiting", "handing-over"])
      .executeTakeFirstOrThrow();
    return row.count;
  };
  const begin = performance.now();
  const running = await Promise.all(Array.from({ length: processes }, start));
  for (let round = 0; round < kills; round++) {
    const goal = Math.floor(((round + 1) * mails) / (kills + 1));
    while (server.accepted.size < goal && (await countOpen()) > 0) await wait(1);
    /* At another point of a mail's way each time. */
    await wait((round * 7) % 10);
    const [victim] = running.splice(0, 1);
    if (victim !== undefined) await kill(victim);
    running.push(await start());
  }
  while ((await countOpen()) > 0) await wait(50);
  const seconds = (performance.now() - begin) / 1_000;
  await Promise.all(running.map(kill));
  const rows = await db.selectFrom("outgoingMail").select(["id", "state"]).execute();
  const counts = rows.map(({ id, state }) => ({ state, times: server.accepted.get(toMessageId(id)) ?? 0 }));
  await server.close();
  await close();
  const count = (isCounted: (one: (typeof counts)[number]) => boolean): number => counts.filter(isCounted).length;
  return {
    mails,
    kills,
    acceptedOnce: count((one) => one.times === 1),
    acceptedTwice: count((one) => one.times > 1),
    lost: count(({ state, times }) => state === "sent" && times === 0),
    unknown: count(({ state }) => state === "unknown"),
    unknownAndNotAccepted: count(({ state, times }) => state === "unknown" && times === 0),
    unsent: count(({ state }) => state !== "sent" && state !== "unknown"),
    seconds,
  };
};
