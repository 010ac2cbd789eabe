import type { InboxPort } from "../ports/index.ts";

/** Where the news of the inbox are. */
export const INBOX_NEWS = "/desk/api/inbox/live";

const AGAIN_MS = 5_000;

/**
 * Follows the server-sent events of the inbox while the page is seen: hidden pages keep no connection, of which a browser has
 * six for an origin. A connection that the browser gives up, after a refusal or a failed server, is opened again.
 */
export const followInbox =
  (url: string): InboxPort["follow"] =>
  (report) => {
    let source: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;

    const close = (): void => {
      clearTimeout(again);
      source?.close();
      source = null;
    };
    const open = (): void => {
      close();
      if (document.hidden) return;
      const opened = new EventSource(url);
      source = opened;
      opened.addEventListener("open", () => report("opened"));
      opened.addEventListener("changed", () => report("changed"));
      opened.addEventListener("error", () => {
        report("lost");
        if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
      });
    };
    const watch = (): void => (document.hidden ? close() : open());

    document.addEventListener("visibilitychange", watch);
    open();
    return () => {
      document.removeEventListener("visibilitychange", watch);
      close();
    };
  };
