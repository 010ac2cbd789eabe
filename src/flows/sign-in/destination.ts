import type { FlowPorts } from "../request.ts";
import { QUOTE_KEY } from "../draft-keys.ts";

const DOORS = ["/login", "/account", "/signup", "/forgot-password", "/reset-password"];

/**
 * Where a shipper goes after signing in: the remembered path, or /rate. A path that leads to another site (`//host`,
 * `/\host`, a scheme, control characters) or back to a door of the portal is not followed.
 */
export const findDestination = (remembered: string | null): string => {
  if (remembered === null || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(remembered)) return "/rate";
  const [path = ""] = remembered.split(/[?#]/u);
  return path === "/" || DOORS.includes(path) ? "/rate" : remembered;
};

const pathname = (path: string): string => path.split("?")[0] ?? "";

/** The quote from the landing page that signing in leads on to (`Nhava Sheva to Rotterdam, 1 × 20GP`); null for any other way here. */
export const findSavedQuote = ({
  ports: { drafts, sessionStore },
}: FlowPorts<"drafts" | "sessionStore">): string | null => {
  const [path = "", summary = ""] = (drafts.load(QUOTE_KEY) ?? "").split("\n");
  const redirect = sessionStore.redirect();
  return redirect !== null && summary !== "" && pathname(redirect) === pathname(path) ? summary : null;
};
