import { preloadFilters } from "#web/screens/available-rates/filters/filter-sheet.tsx";
import { preloadOfferDialogs } from "#web/screens/available-rates/lazy-dialogs.ts";

/* A vitest setup file: tests start with the code that a page fetches when its first data is there. */
await Promise.all([preloadFilters(), preloadOfferDialogs()]);
