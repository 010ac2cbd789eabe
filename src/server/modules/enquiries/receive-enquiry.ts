import { err, ok, type Result } from "neverthrow";
import { type Enquiry, validateEnquiry } from "#domain/enquiries";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Mailer, Message } from "#server/platform/mail/mailer.ts";
import { addEnquiry, claimEnquiry, markMailed, releaseEnquiry, type StoredEnquiry } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import { toNetwork, type Limit, type Limiter } from "#server/platform/throttling/limiter.ts";
import COMPANY from "#data/company.json" with { type: "json" };
import { toMessage } from "#server/platform/mail/mail-content.ts";

const QUARTER_HOUR_MS = 15 * 60_000;

const NETWORK_LIMIT: Limit = { name: "enquiry address", hits: 5, windowMs: QUARTER_HOUR_MS };
const TOTAL_LIMIT: Limit = { name: "enquiry total", hits: 200, windowMs: QUARTER_HOUR_MS };

export interface EnquiryDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: Limiter;
}

const refusedBy = async (limiter: Limiter, address: string): Promise<Refusal | null> => {
  const own = await limiter.hit(NETWORK_LIMIT, toNetwork(address));
  const verdict = own.kind === "within" ? await limiter.hit(TOTAL_LIMIT, "all") : own;
  if (verdict.kind === "within") return null;
  const { retryAfterSeconds } = verdict;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? "one minute" : `${minutes} minutes`;
  return { kind: "too-many", message: `Too many enquiries. Please try again in ${wait}.`, retryAfterSeconds };
};

/**
 * Stores an enquiry before it is acknowledged, limited by network and in total. One that fills the hidden field is
 * answered like a success and dropped.
 */
export const receiveEnquiry =
  ({ db, clock, ids, limiter }: EnquiryDeps) =>
  async (form: Enquiry, trap: string, address: string): Promise<Result<void, Refusal>> => {
    const refusal = await refusedBy(limiter, address);
    if (refusal !== null) return err(refusal);
    if (trap !== "") return ok(undefined);
    const checked = validateEnquiry(form);
    if (checked.isErr()) return err({ kind: "fields", message: "Please check the fields.", fields: checked.error });
    await addEnquiry(db, { ...checked.value, id: ids.id(), receivedAt: clock(), mailedAt: null });
    return ok(undefined);
  };

const BATCH = 50;

export interface MailingDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly onMailFailure: (reason: string) => void;
}

const CLAIM_MS = QUARTER_HOUR_MS;

/**
 * Sends the company what it has not got yet; what fails stays and is sent the next time. Each enquiry is taken before it
 * is mailed, so that processes which mail at the same time share the work.
 */
export const mailEnquiries = async ({ db, clock, mailer, onMailFailure }: MailingDeps): Promise<void> => {
  for (let count = 0; count < BATCH; count++) {
    const now = clock();
    const enquiry = await claimEnquiry(db, now, now + CLAIM_MS);
    if (enquiry === null) return;
    const sent = await mailer.send(enquiryMessage(enquiry));
    if (sent.isErr()) {
      await releaseEnquiry(db, enquiry.id);
      return onMailFailure(sent.error.reason);
    }
    await markMailed(db, enquiry.id, clock());
  }
};

/* A line break in a name must not begin a line of its own. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const enquiryMessage = (enquiry: StoredEnquiry): Message => {
  const name = oneLine(`${enquiry.firstName} ${enquiry.lastName}`);
  return toMessage({
    to: COMPANY.generalMailbox,
    subject: `Enquiry from ${name}, ${oneLine(enquiry.companyName)}`,
    opening: `${name} of ${oneLine(enquiry.companyName)} writes:`,
    paragraphs: [
      enquiry.message,
      `Email: ${enquiry.email}`,
      `Mobile: ${oneLine(enquiry.mobileNo)}`,
      `Received: ${new Date(enquiry.receivedAt).toISOString()} (${enquiry.id})`,
    ],
  });
};
