import type { NavigationPort } from "#ports/navigation.ts";

/** Leaves by a full load of the page. */
export const createNavigation = (location: Pick<Location, "assign">): NavigationPort => ({
  reloadTo: (path) => location.assign(path),
});
