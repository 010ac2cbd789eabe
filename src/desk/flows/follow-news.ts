import type { DeskFlowServices } from "../compose.ts";

/** Reads a page again with the news of the inbox, until the result is called. */
export const followNews = (
  { ports: { inbox } }: DeskFlowServices<"inbox">,
  page: { readonly send: (event: { readonly type: "page.outdated" }) => void },
): (() => void) =>
  inbox.follow((news) => {
    if (news !== "lost") page.send({ type: "page.outdated" });
  });
