import type { Executor } from "#server/schema.ts";
import type { Clock, Ids } from "../time.ts";
import { inSpan } from "../tracing/tracing.ts";
import type { Delivery, DeliveryOutcome } from "./delivery.ts";
import type { HandoverJournal } from "./handover-journal.ts";
import {
  claimMail,
  extendHandover,
  hasDueMail,
  listInterrupted,
  markHandingOver,
  postponeInterrupted,
  postponeMail,
  settleInterrupted,
  settleMail,
} from "./outgoing-store.ts";
import type { OutgoingMailTable } from "./tables.ts";

const MINUTE_MS = 60_000;

export interface SenderTimes {
  /** How long a sender may take until the handover. */
  readonly claimMs: number;
  /** How long a handover counts as running; a sender that lives extends it until the mail server has answered. */
  readonly handoverMs: number;
  readonly extendMs: number;
  /** How long nothing is sent after the mail server could not be reached. */
  readonly pauseMs: number;
}

const USUAL_TIMES: SenderTimes = {
  claimMs: 2 * MINUTE_MS,
  handoverMs: (3 * MINUTE_MS) / 4,
  extendMs: MINUTE_MS / 6,
  pauseMs: MINUTE_MS / 2,
};

const FIRST_RETRY_MS = MINUTE_MS;
const LONGEST_RETRY_MS = 60 * MINUTE_MS;
/* RFC 5321, 4.5.4.1. */
const GIVE_UP_MS = 5 * 24 * 60 * MINUTE_MS;

/** After 1, 4 and 16 minutes, then every hour. */
const toRetryDelay = (attempts: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 4 ** Math.max(0, attempts - 1));

export interface SenderDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  /** One for each mail that is sent at the same time. */
  readonly deliveries: readonly Delivery[];
  readonly journal: HandoverJournal;
  readonly times?: SenderTimes;
  readonly onProblem: (problem: {
    readonly mail: string;
    readonly kind: DeliveryOutcome["kind"];
    readonly reason: string;
  }) => void;
}

export interface Sender {
  /** Sends what is due, until nothing is left, the mail server cannot be reached or `isClosing`. */
  readonly sendDue: (isClosing?: () => boolean) => Promise<void>;
}

/**
 * Sends mails of the outbox, each once, with any number of processes. Before the last line of a mail is sent, the mail is
 * marked; a mail that stays marked because its process has ended is sent again only where it was certainly not handed
 * over, and otherwise recorded as of unknown outcome.
 */
export const createSender = (deps: SenderDeps): Sender => {
  const { db, clock, ids, deliveries, journal, times = USUAL_TIMES, onProblem } = deps;
  const sender = ids.id();
  const isRepeatable = deliveries.every((delivery) => delivery.isRepeatable);
  let pausedUntil = 0;

  const recover = async (): Promise<void> => {
    for (const { id, claimedBy } of await listInterrupted(db, clock())) {
      const isUntouched = claimedBy !== null && journal.wasRecorded(claimedBy, id) === false;
      if (isRepeatable || isUntouched) await postponeInterrupted(db, id, clock());
      else if (await settleInterrupted(db, id, clock()))
        onProblem({ mail: id, kind: "unknown", reason: "the process ended before the mail server answered" });
    }
  };

  const beginHandover = (mail: OutgoingMailTable) => async (): Promise<boolean> => {
    const now = clock();
    const until = now + times.handoverMs;
    if (!(await markHandingOver(db, mail.id, { sender, now, until }))) return false;
    if (!isRepeatable) journal.record(sender, mail.id);
    return clock() < until;
  };

  /* What cannot be extended, because the database is gone, may be settled as unknown; its end is recorded all the same. */
  const extend = async (id: string): Promise<void> => {
    const now = clock();
    await extendHandover(db, id, { sender, now, until: now + times.handoverMs }).catch(() => undefined);
  };

  const end = async (mail: OutgoingMailTable, outcome: DeliveryOutcome): Promise<void> => {
    const at = clock();
    if (outcome.kind !== "sent") onProblem({ mail: mail.id, kind: outcome.kind, reason: outcome.reason });
    switch (outcome.kind) {
      case "sent":
        return settleMail(db, mail.id, { state: "sent", at, reason: null });
      case "unknown":
        return settleMail(db, mail.id, { state: "unknown", at, reason: outcome.reason });
      case "unreachable":
        pausedUntil = at + times.pauseMs;
        return postponeMail(db, mail.id, sender, { nextAttemptAt: pausedUntil, reason: outcome.reason });
      case "not-sent": {
        const { reason } = outcome;
        if (outcome.isFinal || at - mail.createdAt > GIVE_UP_MS)
          return settleMail(db, mail.id, { state: "refused", at, reason });
        return postponeMail(db, mail.id, sender, { nextAttemptAt: at + toRetryDelay(mail.attempts), reason });
      }
    }
  };

  const deliverAlive = (delivery: Delivery, mail: OutgoingMailTable): Promise<DeliveryOutcome> => {
    const timer = setInterval(() => void extend(mail.id), times.extendMs);
    return inSpan("mail", "client", { "mail.id": mail.id }, async (span) => {
      const outcome = await delivery.deliver(mail, beginHandover(mail));
      span.set({ "mail.outcome": outcome.kind });
      return outcome;
    }).finally(() => clearInterval(timer));
  };

  const sendNext = async (delivery: Delivery): Promise<boolean> => {
    const now = clock();
    /* A pause that ends later began while the clock was ahead. */
    const isPaused = now < pausedUntil && pausedUntil <= now + times.pauseMs;
    if (isPaused || !(await hasDueMail(db, now))) return false;
    const mail = await claimMail(db, { sender, now, until: now + times.claimMs });
    if (mail === null) return false;
    if (mail.expiresAt !== null && mail.expiresAt <= now)
      await settleMail(db, mail.id, { state: "expired", at: now, reason: "it could not be sent in time" });
    else await end(mail, await deliverAlive(delivery, mail));
    return true;
  };

  return {
    sendDue: async (isClosing = () => false) => {
      await recover();
      const sendAll = async (delivery: Delivery): Promise<void> => {
        while (!isClosing() && (await sendNext(delivery)));
      };
      await Promise.all(deliveries.map(sendAll));
    },
  };
};
