import { actAsKnown } from "#server/platform/acting.ts";
import { toInstant } from "#server/platform/time.ts";
import { err, ok, type Result } from "neverthrow";
import { type BookingLinkOptions, canMarkDeadlines, listSharedDocuments, redactBooking } from "#domain/links";
import { toApiLink } from "#server/platform/http/api-link.ts";
import { background } from "#server/platform/background.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Deps } from "#server/platform/feature.ts";
import { answer, type Handler, publicRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { secretHash } from "../accounts/index.ts";
import { printSharedBooking, findOwnQuotation, findQuotationFile, type StoredBooking } from "../bookings/index.ts";
import { openFileStores } from "#server/platform/files/open-stores.ts";
import { openVersion, findVersionByName, listFileNames } from "../booking-documents/index.ts";
import { markDeadline } from "../deadlines/index.ts";
import { presentBooking } from "./presenter.ts";
import { loadShareableBooking } from "./shareable-booking.ts";
import { findActiveLink, recordOpening } from "./store.ts";
import type { StoredLink } from "./tables.ts";

/* The same for a token that never existed, that expired and that was revoked. */
const NO_LINK: Refusal = {
  kind: "not-found",
  message: "This link no longer works. Ask the person who sent it for a new one.",
};

const NO_MARKS: Refusal = {
  kind: "not-found",
  message: "This link shows the booking only. Ask the person who sent it to mark the deadline.",
};

interface Opened {
  readonly link: StoredLink;
  readonly options: BookingLinkOptions;
  readonly quotation: StoredBooking;
}

const openLink = async (db: Executor, token: string, now: number): Promise<Result<Opened, Refusal>> => {
  const link = await findActiveLink(db, { kind: "booking", tokenHash: secretHash(token), now });
  const quotation = link === null ? null : await findOwnQuotation(db, link.accountId, link.subject);
  if (link === null || quotation === null) return err(NO_LINK);
  return ok({ link, quotation, options: storedJson<BookingLinkOptions>(link.options) });
};

const toFileLink = (token: string, position: number): string => toApiLink(`/shared/${token}/files/${position}`);

/** What the reader of a link to a booking sees, without an account. */
export const sharedBookingHandlers = (deps: Deps): readonly Handler[] => {
  const { clock, config } = deps;
  const { db } = deps.database;
  const stores = openFileStores(db, config, deps.disk);
  const later = background(deps, async () => undefined);
  const present = async ({ link, options, quotation }: Opened, token: string, now: number) => {
    const shared = redactBooking(await loadShareableBooking(db, quotation, now), options);
    return presentBooking(shared, link.expiresAt, (position) => toFileLink(token, position));
  };
  return [
    publicRoute("openSharedBooking", async ({ path: { token } }) => {
      const now = clock();
      const opened = await openLink(db, token, now);
      if (opened.isErr()) return err(opened.error);
      later(() => recordOpening(db, opened.value.link.id, now));
      return answer([await present(opened.value, token, now)], "OK", { answeredAt: toInstant(now) });
    }),
    publicRoute("markSharedDeadline", async ({ path: { token, task }, body: { done } }) => {
      const now = clock();
      const opened = await openLink(db, token, now);
      if (opened.isErr()) return err(opened.error);
      const { link, options, quotation } = opened.value;
      if (!canMarkDeadlines(options)) return err(NO_MARKS);
      const mark = { task, isDone: done, recipient: link.recipient };
      const marked = await actAsKnown("visitor", link.id, () =>
        db.transaction().execute((transaction) => markDeadline(transaction, quotation, mark, now)),
      );
      return marked.isErr()
        ? err(marked.error)
        : answer([await present(opened.value, token, now)], "OK", { answeredAt: toInstant(now) });
    }),
    publicRoute("sharedFile", async ({ path: { token, position } }) => {
      const now = clock();
      const opened = await openLink(db, token, now);
      if (opened.isErr()) return err(opened.error);
      const { options, quotation } = opened.value;
      const files = await listFileNames(db, quotation.id);
      const booking = { ...quotation, files: files.map((fileName) => ({ fileName, link: "" })) };
      const document = listSharedDocuments(booking, options)[Number(position)];
      const file = document === undefined ? null : await findQuotationFile(db, quotation.id, document.fileName);
      if (document === undefined) return err(NO_LINK);
      const version = file === null ? await findVersionByName(db, quotation.id, document.fileName) : null;
      if (version !== null) {
        const { mediaType, bytes } = version;
        const fileName = document.shownName;
        const openedFile = await openVersion(stores, version);
        return openedFile.map((content) => ({ kind: "stream", mediaType, fileName, bytes, content }) as const);
      }
      if (file === null) return err(NO_LINK);
      const content = file.content ?? (await printSharedBooking(quotation, options));
      return ok({
        kind: "file",
        mediaType: file.contentType,
        fileName: document.shownName,
        disposition: "attachment",
        content,
      } as const);
    }),
  ];
};
