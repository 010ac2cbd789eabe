import type { FlowPorts } from "../kit/request.ts";
import { hasInterrupted } from "../booking/interrupted.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";

const PUBLIC_ROUTES = ["/login", "/account", "/signup", "/forgot-password", "/reset-password"];

/**
 * Where a shipper goes after signing in: the saved path, or /rate. Paths to another site (`//host`, `/\host`, a scheme,
 * control characters) and to public routes of the portal are ignored.
 */
export const findDestination = (remembered: string | null): string => {
  if (remembered === null || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(remembered)) return "/rate";
  const [path = ""] = remembered.split(/[?#]/u);
  return path === "/" || PUBLIC_ROUTES.includes(path) ? "/rate" : remembered;
};

const pathname = (path: string): string => path.split("?")[0] ?? "";

/** The quote of the landing page if signing in leads to it: `Nhava Sheva to Rotterdam, 1 × 20GP`. */
export const findSavedQuote = ({
  ports: { drafts, sessionStore },
}: FlowPorts<"drafts" | "sessionStore">): string | null => {
  const [path = "", summary = ""] = (drafts.load(DRAFT_KEYS.quickQuote) ?? "").split("\n");
  const redirect = sessionStore.redirect();
  return redirect !== null && summary !== "" && pathname(redirect) === pathname(path) ? summary : null;
};

/** Whether signing in leads back to a confirmation that was not sent. */
export const leadsToInterrupted = ({
  ports: { drafts, sessionStore },
}: FlowPorts<"drafts" | "sessionStore">): boolean => {
  const redirect = sessionStore.redirect();
  return redirect !== null && hasInterrupted(drafts, pathname(redirect));
};
