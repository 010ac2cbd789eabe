import { BRAND } from "#brand";
import { listMissingPaths } from "#domain/brand";

const MISSING: ReadonlySet<string> = new Set([
  ...listMissingPaths(BRAND),
  ...(BRAND.services.includes("lcl") ? [] : ["/rate?mode=LCL"]),
]);

/** False for the address of a service that the company does not offer. */
export const isOffered = (address: string): boolean => !MISSING.has(address);
