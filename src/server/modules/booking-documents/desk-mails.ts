import { DOCUMENT_KIND_LABELS, type DraftOutcome, formatBytes, nameMalware } from "#domain/documents";
import { toSingleLine } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { type DeskMailing, mailBookingNews, type StoredBooking } from "../bookings/index.ts";
import type { StoredDocument } from "./store.ts";

/** What a shipper did with a document, or a scanner has found in it, for the desk. */
export type DeskNews =
  | { readonly kind: "added" }
  | { readonly kind: "commented"; readonly key: string; readonly text: string }
  | { readonly kind: "infected"; readonly version: number; readonly fileName: string; readonly signature: string }
  | { readonly kind: "decided"; readonly outcome: DraftOutcome; readonly version: number; readonly text: string };

const OUTCOMES = { approved: "approved", "changes-requested": "not approved, changes are requested" } as const;

const toTitle = ({ kind, versions }: StoredDocument, news: DeskNews): string => {
  const label = DOCUMENT_KIND_LABELS[kind];
  switch (news.kind) {
    case "added":
      return versions.length > 1 ? `${label}, version ${versions.length} added` : `${label} added`;
    case "infected":
      return `${label}, version ${news.version}, contains ${nameMalware(news)}`;
    case "commented":
      return `Comment on ${label}`;
    case "decided":
      return `${label}, version ${news.version}: ${OUTCOMES[news.outcome]}`;
  }
};

const toDetails = ({ versions }: StoredDocument, news: DeskNews): readonly string[] => {
  const latest = versions.at(-1);
  if (news.kind === "infected") return [`${news.fileName} was removed. Nobody could download it.`];
  if (news.kind !== "added") return news.text === "" ? [] : [`The shipper writes: ${news.text}`];
  return latest === undefined ? [] : [`${latest.fileName}, ${formatBytes(latest.bytes)}`];
};

const toKey = ({ id, versions }: StoredDocument, news: DeskNews): string => {
  const base = `document|${id}|${news.kind}`;
  if (news.kind === "commented") return `${base}|${news.key}`;
  return `${base}|${news.kind === "added" ? versions.length : news.version}`;
};

/** Tells the desk, in the transaction of the news; nothing if no mailbox is configured. */
export const mailDesk = async (
  db: Executor,
  mailing: DeskMailing,
  quotation: StoredBooking,
  document: StoredDocument,
  news: DeskNews,
): Promise<void> => {
  await mailBookingNews(db, mailing, quotation, {
    key: toKey(document, news),
    title: toSingleLine(toTitle(document, news)),
    paragraphs: [
      ...toDetails(document, news),
      `To see it: npm run operations -- documents show ${document.id}`,
      `To save its file: npm run operations -- documents export ${document.id} <file>`,
    ],
  });
};
