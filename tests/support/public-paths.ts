/** The public pages, each under the address to keep. */
export const PUBLIC_PATHS = [
  "/",
  "/about",
  "/services",
  "/air-freight",
  "/lcl-consolidation",
  "/sea-freight",
  "/warehousing",
  "/contact",
  "/enquiry",
  "/terms",
  "/privacy",
] as const;
