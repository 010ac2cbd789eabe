import type { AccountSession } from "#domain/accounts";
import { orGone } from "../kit/failure.ts";
import { createPage, type PageActor, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

interface Sessions {
  readonly sessions: readonly AccountSession[];
  /** How many the last change has ended. */
  readonly ended: number;
}

/** Signs out one session, or all but this one. */
type SessionChange = { readonly id: string } | "others";

export type SessionsActor = PageActor<Sessions, SessionChange>;

/** Where the shipper is signed in, and signing out there. */
export const accountSessionsFlow = ({ requestActor, ports: { account } }: FlowServices<"account">) =>
  createPage<Sessions, SessionChange>({
    id: "accountSessions",
    requestActor,
    load: (signal) => account.sessions(signal).map((sessions) => ({ sessions, ended: 0 })),
    change: (change, signal, { sessions }) =>
      change === "others"
        ? account
            .endOtherSessions(signal)
            .map((ended) => ({ sessions: sessions.filter(({ isCurrent }) => isCurrent), ended }))
        : orGone(account.endSession(change.id, signal)).map(() => ({
            sessions: sessions.filter(({ id }) => id !== change.id),
            ended: 1,
          })),
  });

/** `ending` is the id of the session that is being signed out, or `others`. */
export const sessionsView = (snapshot: PageSnapshot<Sessions, SessionChange>) =>
  pageView(snapshot, ({ sessions }, { change }) => ({
    sessions,
    ending: change === "others" ? change : (change?.id ?? null),
  }));

export type SessionsView = ReturnType<typeof sessionsView>;
