import { recordChange } from "#server/modules/audit/index.ts";
import { err, ok, type Result } from "neverthrow";
import { type Enquiry, validateEnquiry } from "#domain/enquiries";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { openItem } from "../inbox/index.ts";
import { addEnquiry, listUnmailed, markQueued, type StoredEnquiry, toMailKey } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import { toNetwork, type Limit, type Limiter } from "#server/platform/throttling/limiter.ts";
import { BRAND } from "#brand";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import { toSingleLine } from "#server/platform/text.ts";

const QUARTER_HOUR_MS = 15 * 60_000;

const NETWORK_LIMIT: Limit = { name: "enquiry address", hits: 5, windowMs: QUARTER_HOUR_MS };
const TOTAL_LIMIT: Limit = { name: "enquiry total", hits: 200, windowMs: QUARTER_HOUR_MS };

export interface EnquiryDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: Limiter;
  /** Mailbox of the desk, beside the one of the company; null: only that one. */
  readonly deskMail: string | null;
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
 * Stores an enquiry and the mail about it before it is acknowledged, limited by network and in total. One that fills the hidden field is
 * answered like a success and dropped.
 */
export const receiveEnquiry =
  ({ db, clock, ids, limiter, deskMail }: EnquiryDeps) =>
  async (form: Enquiry, trap: string, address: string): Promise<Result<void, Refusal>> => {
    const refusal = await refusedBy(limiter, address);
    if (refusal !== null) return err(refusal);
    if (trap !== "") return ok(undefined);
    const checked = validateEnquiry(form);
    if (checked.isErr()) return err({ kind: "fields", message: "Please check the fields.", fields: checked.error });
    const enquiry = { ...checked.value, id: ids.id(), receivedAt: clock(), mailedAt: null };
    await db.transaction().execute(async (transaction) => {
      await addEnquiry(transaction, enquiry);
      await recordChange(transaction, { action: "enquiry.received", subjectId: enquiry.id });
      await openItem(transaction, { kind: "enquiry", subject: enquiry.id, title: {} }, enquiry.receivedAt);
      await queueMail(transaction, { clock, ids, deskMail }, enquiry);
    });
    return ok(undefined);
  };

const queueMail = async (
  db: Executor,
  deps: Pick<EnquiryDeps, "clock" | "ids" | "deskMail">,
  enquiry: StoredEnquiry,
): Promise<void> => {
  if (!(await markQueued(db, enquiry.id, deps.clock()))) return;
  const key = toMailKey(enquiry.id);
  const isToDesk = deps.deskMail !== null && deps.deskMail !== BRAND.generalMailbox;
  await addOutgoingMails(db, deps, [
    { key, message: enquiryMessage(enquiry, BRAND.generalMailbox) },
    ...(isToDesk ? [{ key: `${key}|desk`, message: enquiryMessage(enquiry, deps.deskMail) }] : []),
  ]);
};

/** Puts the mails of earlier versions into the outbox, whose enquiries the company has not got yet. */
export const queueUnmailed = async (deps: EnquiryDeps): Promise<void> => {
  for (const enquiry of await listUnmailed(deps.db))
    await deps.db.transaction().execute((transaction) => queueMail(transaction, deps, enquiry));
};

const enquiryMessage = (enquiry: StoredEnquiry, to: string): Message => {
  const name = toSingleLine(`${enquiry.firstName} ${enquiry.lastName}`);
  return toMessage({
    to,
    replyTo: enquiry.email,
    subject: `Enquiry from ${name}, ${toSingleLine(enquiry.companyName)}`,
    opening: `${name} of ${toSingleLine(enquiry.companyName)} writes:`,
    paragraphs: [
      enquiry.message,
      `Email: ${enquiry.email}`,
      `Mobile: ${toSingleLine(enquiry.mobileNo)}`,
      `Received: ${new Date(enquiry.receivedAt).toISOString()} (${enquiry.id})`,
    ],
  });
};
