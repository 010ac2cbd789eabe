import { QUOTE_KEY } from "../draft-keys.ts";
import type { Portal } from "../portal.ts";

const pathname = (path: string): string => path.split("?")[0] ?? "";

/** The quote from the landing page that signing in leads on to (`Nhava Sheva to Rotterdam, 1 × 20GP`); null for any other way here. */
export const savedQuote = ({ ports: { drafts, sessionStore } }: Portal): string | null => {
  const [path = "", summary = ""] = (drafts.load(QUOTE_KEY) ?? "").split("\n");
  const redirect = sessionStore.redirect();
  return redirect !== null && summary !== "" && pathname(redirect) === pathname(path) ? summary : null;
};
