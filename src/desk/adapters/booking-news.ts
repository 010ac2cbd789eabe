import type { BookingsPort } from "../ports/index.ts";
import { followInbox, INBOX_NEWS } from "./inbox-news.ts";

const LOOK_MS = 20_000;

/**
 * Reports the news of the inbox, to which answers and requests of customers belong, and besides every 20 seconds while the page is
 * seen: notes and corrected numbers are no news of the inbox.
 */
export const followBookings: BookingsPort["follow"] = (report) => {
  const stop = followInbox(INBOX_NEWS)((news) => {
    if (news !== "lost") report();
  });
  const timer = setInterval(() => {
    if (!document.hidden) report();
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    stop();
  };
};
