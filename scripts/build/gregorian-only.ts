import type { Plugin } from "vite";

const FILE = /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/;
const OTHER_CALENDAR = /case '(?!gregory')[a-z-]+':\s*return new [^;]+;/g;

/**
 * Dates in the trade are Gregorian, and the date field says so by its locale. The component library carries twelve more
 * calendars (3 kB compressed) for locales that the portal never asks for: they stay out.
 */
export const gregorianOnly = (): Plugin => ({
  name: "keelson-gregorian-only",
  enforce: "pre",
  transform: {
    filter: { id: FILE },
    handler(code) {
      const left = code.replaceAll(OTHER_CALENDAR, "");
      if (left === code) this.error("The component library makes its calendars in another way: see gregorian-only.ts.");
      return { code: left, map: null };
    },
  },
});
