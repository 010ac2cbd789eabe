import { assessDeadlines, type AssessedDeadline, type DeadlineTask, findNextChange } from "#domain/deadlines";
import type { OpenedLink, SharedFile } from "#ports/links.ts";
import type { Instant } from "#domain/time";
import { isGoneLink } from "../kit/failure.ts";
import { createPage, type PageSnapshot, type PageView, pageView } from "../kit/page.ts";
import { type FlowPorts, publicRequestActor } from "../kit/request.ts";
import { findTimeUntil, readMinutes } from "../utc-minutes.ts";

export type { SharedFile } from "#ports/links.ts";

interface Opened {
  readonly link: OpenedLink;
  /** When the page was read. */
  readonly now: Instant;
}

/** Downloads a file, or marks a deadline. */
type SharedChange =
  | { readonly kind: "download"; readonly file: SharedFile }
  | { readonly kind: "mark"; readonly task: DeadlineTask; readonly isDone: boolean };

/** The page of a link, which needs no account: a 401 does not end a session that the browser may have. */
export const sharedBookingFlow = ({ ports }: FlowPorts<"clock" | "documents" | "links">, token: string) => {
  const { clock, documents, links } = ports;
  const read = (link: OpenedLink): Opened => ({ link, now: clock.now() });
  return createPage<Opened, SharedChange>({
    id: "sharedBooking",
    requestActor: publicRequestActor,
    load: (signal) => links.open(token, signal).map(read),
    endsIn: ({ link, now }) => findTimeUntil([findNextChange(link.booking.deadlines ?? [], readMinutes(now))], clock),
    change: (change, signal, opened) =>
      change.kind === "mark"
        ? links.mark({ token, task: change.task, isDone: change.isDone }, signal).map(read)
        : links
            .file(change.file, signal)
            .andTee(documents.save)
            .map(() => opened),
  });
};

export type SharedBookingView =
  /** It never existed, has expired or was revoked. */
  | { readonly kind: "gone" }
  | PageView<{
      readonly opened: OpenedLink;
      readonly deadlines: readonly AssessedDeadline[];
      readonly downloading: SharedFile | null;
      readonly marking: DeadlineTask | null;
    }>;

export const sharedBookingView = (snapshot: PageSnapshot<Opened, SharedChange>): SharedBookingView => {
  const view = pageView(snapshot, ({ link, now }, { change }) => ({
    opened: link,
    deadlines: assessDeadlines(link.booking.deadlines ?? [], readMinutes(now)),
    downloading: change?.kind === "download" ? change.file : null,
    marking: change?.kind === "mark" ? change.task : null,
  }));
  return view.kind === "failed" && isGoneLink(view.failure) ? { kind: "gone" } : view;
};
