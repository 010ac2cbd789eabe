import { lazy, type ReactElement, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { BRAND } from "#brand";
import { listModes, type OfferedMode } from "#domain/brand";
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

type Mode = Uppercase<OfferedMode>;

const TABS: Readonly<Record<OfferedMode, TabView<Mode>>> = {
  fcl: { id: "FCL", label: "FCL", icon: container, content: <FclForm /> },
  lcl: { id: "LCL", label: "LCL", icon: box, content: <Lcl /> },
  air: { id: "AIR", label: "AIR", icon: plane, content: <ComingSoon /> },
  land: { id: "LAND", label: "LAND", icon: truck, content: <ComingSoon /> },
};

const OFFERED = listModes(BRAND).map((mode) => TABS[mode]);

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
  const [first] = OFFERED;
  const shown = OFFERED.find(({ id }) => id === query.get("mode")) ?? first;
  return (
    <Page tab={tabTitle("Search ocean rates")} heading="Search ocean rates" isFlush>
      {shown !== undefined && OFFERED.length > 1 ? (
        <Tabs
          label="Mode"
          tabs={OFFERED}
          selected={shown.id}
          onSelect={(id) => setQuery(id === first?.id ? {} : { mode: id }, { replace: true })}
        />
      ) : (
        shown?.content
      )}
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
