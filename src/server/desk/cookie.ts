import { SESSION_HOURS } from "#domain/staff";

const NAME = "keelson-desk";

/* `Secure` only where the site is reached over https: browsers would not send the cookie elsewhere. */
const format = (value: string, maxAgeSeconds: number, site: string): string =>
  [
    `${NAME}=${value}`,
    "Path=/desk",
    `Max-Age=${maxAgeSeconds}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(site.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");

/** The `Set-Cookie` of a session: for /desk alone, unreadable for scripts, not sent from other sites. */
export const createSessionCookie = (token: string, site: string): string => format(token, SESSION_HOURS * 3_600, site);

export const clearSessionCookie = (site: string): string => format("", 0, site);

/** The secret of the session in a `Cookie` header; null without one. */
export const readSessionCookie = (header: string | undefined): string | null =>
  header
    ?.split(";")
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1) ?? null;
