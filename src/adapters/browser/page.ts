import type { DocumentsPort, NavigationPort } from "#ports/browser.ts";

/** A browser may still be reading the file for a while after the click. */
const KEPT_FOR = 60_000;

/** Downloads through a link that is clicked and taken away again. */
export const createDocuments = (page: Document): DocumentsPort => ({
  save: ({ name, content }) => {
    const address = URL.createObjectURL(content);
    const link = page.createElement("a");
    link.href = address;
    link.download = name;
    link.hidden = true;
    page.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
  },
});

/** Leaves by a full load of the page. */
export const createNavigation = (location: Pick<Location, "assign">): NavigationPort => ({
  reloadTo: (path) => location.assign(path),
});
