import type { DocumentsPort, NavigationPort } from "#ports/browser.ts";

/** The browser may still read the file after the click. */
const KEPT_FOR = 60_000;

/** Downloads through a temporary link. */
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

export const createNavigation = (location: Pick<Location, "assign">): NavigationPort => ({
  reloadTo: (path) => location.assign(path),
});
