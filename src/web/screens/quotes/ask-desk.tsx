import { lazy, type ReactElement, Suspense } from "react";
import { formatQuoteSearch, type QuoteSearch } from "#domain/quotes";
import { useCapability } from "#web/portal/portal-context.tsx";

const DeskPanel = lazy(() => import("./desk-panel.tsx"));

/** Offers to send a search without rates, or with incomplete ones, to the desk; nothing where the server has no quotes. */
export function AskDesk({ search }: { readonly search: QuoteSearch }): ReactElement | null {
  return useCapability("quotes") ? (
    <Suspense>
      <DeskPanel key={formatQuoteSearch(search)} search={search} />
    </Suspense>
  ) : null;
}
