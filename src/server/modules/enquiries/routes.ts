import type { Feature } from "#server/platform/feature.ts";
import { answer, visitor } from "#server/platform/http/handler.ts";
import { createMailer, type Mailer } from "#server/platform/mail/mailer.ts";
import { background, repeat } from "#server/platform/background.ts";
import { mailEnquiries, receiveEnquiry } from "./receive-enquiry.ts";
import { createLimiter } from "#server/platform/throttling/limiter.ts";

const FIVE_MINUTES_MS = 5 * 60_000;
const THANKS = "Thank you for your enquiry! We will get back to you soon.";

/** One after the other: a mailbox that is down is asked once, not by every enquiry that waits. */
const inTurn = (work: () => Promise<void>): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(work, work);
    return last;
  };
};

/** Enquiries: stored, and mailed to the company's mailbox at once or, while mail is down, every five minutes. */
export const enquiriesFeature =
  (mailer?: Mailer): Feature =>
  (deps) => {
    const { clock, ids, log } = deps;
    const { db } = deps.database;
    const chosen = mailer ?? createMailer(deps);
    const receive = receiveEnquiry({ db, clock, ids, limiter: createLimiter(db, clock) });
    const onMailFailure = (reason: string): void => log.error({ reason }, "an enquiry could not be mailed");
    const mail = inTurn(() => mailEnquiries({ db, clock, mailer: chosen, onMailFailure }));
    const later = background(deps, async () => chosen.close());
    repeat(deps, FIVE_MINUTES_MS, mail);
    return [
      visitor("contactUs", async ({ body, address }) => {
        const received = await receive(body, body.website ?? "", address);
        if (received.isOk()) later(mail);
        return received.andThen(() => answer([], THANKS));
      }),
    ];
  };
