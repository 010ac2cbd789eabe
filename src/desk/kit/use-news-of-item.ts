import { useEffect, useRef } from "react";

/** Reads a page again with each other revision of its item: another one has news of what the page shows. */
export function useNewsOfItem(
  page: { readonly send: (event: { readonly type: "page.outdated" }) => void },
  revision: number,
): void {
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    page.send({ type: "page.outdated" });
  }, [page, revision]);
}
