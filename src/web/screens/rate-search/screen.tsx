import { lazy, type ReactElement, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { EmptyState } from "#web/components/empty-state.tsx";
import { box, container, plane, truck } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { Tabs, type TabView } from "#web/components/tabs.tsx";
import { Page } from "#web/kit/page.tsx";
import { tabTitle, useCapability } from "#web/portal/portal-context.tsx";
import { loadingArea, place } from "./fcl-form.css.ts";
import { FclForm } from "./fcl-form.tsx";

/* Loaded with the tab: an FCL search does not need it. */
const LclScreen = lazy(async () => ({ default: (await import("../lcl/screen.tsx")).LclScreen }));

type Mode = "FCL" | "LCL" | "AIR" | "LAND";

const TABS: readonly TabView<Mode>[] = [
  { id: "FCL", label: "FCL", icon: container, content: <FclForm /> },
  { id: "LCL", label: "LCL", icon: box, content: <Lcl /> },
  { id: "AIR", label: "AIR", icon: plane, content: <ComingSoon /> },
  { id: "LAND", label: "LAND", icon: truck, content: <ComingSoon /> },
];

function Lcl(): ReactElement {
  if (!useCapability("lcl"))
    return (
      <div className={place}>
        <EmptyState sentence="Part loads (LCL) are not offered here." advice="Full containers are under FCL." />
      </div>
    );
  return (
    <Suspense
      fallback={
        <div className={loadingArea}>
          <Spinner size="l" label="Loading..." />
        </div>
      }
    >
      <LclScreen />
    </Suspense>
  );
}

/** The tab is in the URL: reload and back restore it. */
export function Component(): ReactElement {
  const [query, setQuery] = useSearchParams();
  const mode = TABS.find(({ id }) => id === query.get("mode"))?.id ?? "FCL";
  return (
    <Page tab={tabTitle("Search ocean rates")} heading="Search ocean rates" isFlush>
      <Tabs
        label="Mode"
        tabs={TABS}
        selected={mode}
        onSelect={(id) => setQuery(id === "FCL" ? {} : { mode: id }, { replace: true })}
      />
    </Page>
  );
}

export function ComingSoon(): ReactElement {
  return (
    <div className={place}>
      <EmptyState sentence="Coming Soon!" advice="Ocean rates are under FCL and LCL." />
    </div>
  );
}
