import { existsSync } from "node:fs";

/** The program of Debian's nginx packages; undefined if none is installed. */
export const findNginx = (): string | undefined =>
  ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find(existsSync);
