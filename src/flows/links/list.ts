import type { SharedLink } from "#domain/links";
import { orGone } from "../kit/failure.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { findTimeUntil, readMinutes } from "../utc-minutes.ts";

type Revocation = Pick<SharedLink, "id">;

/** The links to one booking or quote, or (null) all links, and their revocation. */
export const linksFlow = (
  { requestActor, ports: { links, clock } }: FlowServices<"links" | "clock">,
  subject: string | null,
) =>
  createPage<readonly SharedLink[], Revocation>({
    id: "links",
    requestActor,
    load: (signal) => links.list(subject, signal),
    endsIn: (listed) =>
      findTimeUntil(
        listed.map(({ state, expiresAt }) => (state === "active" ? readMinutes(expiresAt) : null)),
        clock,
      ),
    change: ({ id }, signal) => orGone(links.revoke(id, signal)).map(() => null),
  });

/** `revoking` is the link that is being revoked. */
export const linksView = (snapshot: PageSnapshot<readonly SharedLink[], Revocation>) =>
  pageView(snapshot, (links, { change }) => ({ links, revoking: change?.id ?? null }));
