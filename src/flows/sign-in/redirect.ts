const DOORS = ["/login", "/account", "/signup", "/forgot-password", "/reset-password"];

/**
 * Where a shipper goes after signing in: the remembered path, or /rate. A path that leads to another site (`//host`,
 * `/\host`, a scheme, control characters) or back to a door of the portal is not followed.
 */
export const destinationAfterSignIn = (remembered: string | null): string => {
  if (remembered === null || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(remembered)) return "/rate";
  const [path = ""] = remembered.split(/[?#]/u);
  return path === "/" || DOORS.includes(path) ? "/rate" : remembered;
};
