import { err } from "neverthrow";
import type { SharedLink } from "#api/schema.d.ts";
import { findLinkState, findRecipientProblem, toLinkExpiry } from "#domain/links";
import { repeat } from "#server/platform/background.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Feature } from "#server/platform/feature.ts";
import { answer, type BodyOf, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { FieldProblem, Refusal } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { secretHash } from "../accounts/index.ts";
import { listFileNames } from "../booking-documents/index.ts";
import { findOwnQuotation, type StoredBooking } from "../bookings/index.ts";
import { sharedBookingHandlers } from "./shared-routes.ts";
import { addLink, listLinks, pruneLinks, revokeLink } from "./store.ts";
import type { StoredLink } from "./tables.ts";

const DAY_MS = 86_400_000;
const LISTED_AFTER_END_MS = 30 * DAY_MS;
const KEPT_AFTER_END_MS = 90 * DAY_MS;

const NO_BOOKING: Refusal = { kind: "not-found", message: "This booking was not found." };
const NO_LINK: Refusal = { kind: "not-found", message: "This link has already ended." };

const toLink = (row: StoredLink, now: number): SharedLink => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  number: row.number,
  recipient: row.recipient,
  ...(row.kind === "booking" ? { options: storedJson<NonNullable<SharedLink["options"]>>(row.options) } : {}),
  state: findLinkState(row, now),
  createdAt: toInstant(row.createdAt),
  expiresAt: toInstant(row.expiresAt),
  lastOpenedAt: row.lastOpenedAt === null ? null : toInstant(row.lastOpenedAt),
  opens: row.opens,
});

const findProblems = async (
  db: Executor,
  quotation: string,
  { recipient, options }: BodyOf<"createBookingLink">,
): Promise<readonly FieldProblem[]> => {
  const files = await listFileNames(db, quotation);
  const ofRecipient = findRecipientProblem(recipient);
  const missing = options.documents.find((name) => !files.includes(name));
  return [
    ...(ofRecipient === null ? [] : [{ field: "recipient", message: ofRecipient }]),
    ...(missing === undefined
      ? []
      : [{ field: "options.documents", message: `${missing} is no longer a file of this booking.` }]),
  ];
};

interface NewLink {
  readonly id: string;
  readonly accountId: string;
  readonly quotation: StoredBooking;
  readonly body: BodyOf<"createBookingLink">;
  readonly tokenHash: string;
  readonly now: number;
}

const toRow = ({ id, accountId, quotation, body, tokenHash, now }: NewLink): StoredLink => ({
  id,
  accountId,
  kind: "booking",
  subject: quotation.id,
  number: quotation.bookingId ?? quotation.quotationId,
  recipient: body.recipient.trim(),
  options: JSON.stringify({ ...body.options, documents: [...new Set(body.options.documents)] }),
  tokenHash,
  createdAt: now,
  expiresAt: toLinkExpiry(now, body.days),
  revokedAt: null,
  lastOpenedAt: null,
  opens: 0,
});

/** All links of a shipper that work without an account, in one list. */
export const linksFeature: Feature = (deps) => {
  const { db } = deps.database;
  const { clock, ids } = deps;
  repeat(deps, DAY_MS, () => pruneLinks(db, clock() - KEPT_AFTER_END_MS));
  return [
    authenticatedRoute("listLinks", async ({ query: { subject = null } }, { companyId: accountId }) => {
      const now = clock();
      const rows = await listLinks(db, accountId, { subject, endedSince: now - LISTED_AFTER_END_MS });
      return answer(rows.map((row) => toLink(row, now)));
    }),
    authenticatedRoute("createBookingLink", async ({ path: { id }, body }, { companyId: accountId }) => {
      const quotation = await findOwnQuotation(db, accountId, id);
      if (quotation === null) return err(NO_BOOKING);
      const problems = await findProblems(db, quotation.id, body);
      if (problems.length > 0)
        return err({ kind: "fields", message: "Please check the marked fields.", fields: problems });
      const token = ids.secret();
      const link = toRow({ id: ids.id(), accountId, quotation, body, tokenHash: secretHash(token), now: clock() });
      await addLink(db, link);
      return answer([{ ...toLink(link, link.createdAt), token }], "Link created");
    }),
    authenticatedRoute("revokeLink", async ({ path: { id } }, { companyId: accountId }) =>
      (await revokeLink(db, { accountId, id }, clock())) ? answer([], "Link revoked") : err(NO_LINK),
    ),
    ...sharedBookingHandlers(deps),
  ];
};
