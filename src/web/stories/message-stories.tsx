import type { ReactElement } from "react";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";
import { Banner } from "../components/banner.tsx";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog/dialog.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { arrowLeft } from "../components/icon/shapes.ts";
import { Skeleton, Spinner } from "../components/loading.tsx";
import { Pager } from "../components/pager.tsx";
import { PdfViewer } from "../components/pdf-viewer/pdf-viewer.tsx";
import { Result } from "../components/result.tsx";
import { ToastRegion, type ToastView } from "../components/toast-region/toast-region.tsx";
import { UserMenu } from "../components/user-menu/user-menu.tsx";
import { ink } from "./stories.css.ts";
import { type Story, stories } from "./story.ts";
import { extent } from "#web/styles/tokens.ts";
import { Stack } from "#web/kit/layout.tsx";

const nothing = (): void => undefined;

function Banners(): ReactElement {
  return (
    <Stack gap={12}>
      <Banner tone="caution" onDismiss={nothing}>
        <strong>Some carriers did not answer in time.</strong> Rates from 2 carriers are missing from this list.
      </Banner>
      <Banner tone="critical">Failed to fetch rates</Banner>
      <Banner tone="positive">Thank you for your enquiry! We will get back to you soon.</Banner>
      <Banner tone="info">Account created successfully! Redirecting to dashboard...</Banner>
      <Banner tone="neutral">Demo data</Banner>
    </Stack>
  );
}

function Menu(): ReactElement {
  return (
    <div className={ink}>
      <UserMenu
        name="Ananya Rao"
        email="Email not available"
        phone="+91 98100 00000"
        actions={[{ id: "sign-out", label: "Sign out", icon: arrowLeft, onSelect: nothing }]}
      />
    </div>
  );
}

function Pages(): ReactElement {
  return (
    <Pager
      label="Bookings"
      page={2}
      pages={5}
      hasNext
      onPrevious={nothing}
      onNext={nothing}
      rowsPerPage={{ value: 10, options: [10, 20, 30], onChange: nothing }}
    />
  );
}

function Loading(): ReactElement {
  return (
    <Stack gap={12}>
      <Spinner label="Loading rates..." />
      <Skeleton width="100%" height={extent(96)} />
    </Stack>
  );
}

function States(): ReactElement {
  return (
    <Stack gap={12}>
      <EmptyState sentence="No quotations found." advice="Bookings you make appear here.">
        <Button size="small">Search Rates →</Button>
      </EmptyState>
      <FailedState
        sentence="Failed to fetch tracking data."
        advice="Check the booking ID and the shipping line, then try again."
      >
        <Button size="small" kind="secondary">
          Try again
        </Button>
      </FailedState>
    </Stack>
  );
}

function OpenDialog(): ReactElement {
  return (
    <Dialog
      open
      onClose={nothing}
      title="Price Breakdown"
      subtitle="Norrvik Line, INTKD to NLRTM"
      size="breakdown"
      footer={<Button>Book Now</Button>}
    >
      <p>Charge by charge.</p>
    </Dialog>
  );
}

function Results(): ReactElement {
  return (
    <Stack gap={12}>
      <Result outcome="done" title="Success!" message="Booking confirmed!">
        <Button kind="secondary">Close</Button>
      </Result>
      <Result outcome="failed" title="Booking Failed" message="The offer is no longer available.">
        <Button>Search again</Button>
      </Result>
      <Result outcome="waiting" title="Above your limit" message="This booking is above your limit of USD 10.00.">
        <Button>Ask for approval</Button>
      </Result>
    </Stack>
  );
}

const toast = (tone: ToastView["tone"], message: string): ToastView => ({
  id: message,
  tone,
  message,
  problems: [],
  phase: "shown",
});

const TOASTS: readonly ToastView[] = [
  {
    ...toast("critical", "Please correct two fields"),
    problems: [
      { field: "weight", message: "Enter the weight in kilograms" },
      { field: "cbm", message: "Enter the volume in cubic metres" },
    ],
  },
  toast("positive", "Booking confirmed!"),
];

function Toasts(): ReactElement {
  return <ToastRegion toasts={TOASTS} onDismiss={nothing} onPause={nothing} onResume={nothing} />;
}

const PAGE = new Blob([
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
]);

/* Its code never arrives. */
const { Lazy: MissingDialog } = lazyDialog<{ readonly onClose: () => void }>(() =>
  Promise.reject(new Error("not loaded")),
);

function NotLoaded(): ReactElement {
  return <MissingDialog onClose={nothing} />;
}

export const MESSAGE_STORIES: readonly Story[] = [
  ...stories("components", {
    banner: Banners,
    dialog: OpenDialog,
    "empty-state": States,
    "lazy-dialog": NotLoaded,
    loading: Loading,
    pager: Pages,
    "pdf-viewer": () => <PdfViewer content={PAGE} name="the draft" onBroken={nothing} />,
    result: Results,
    "toast-region": Toasts,
  }),
  { kind: "component", id: "components/user-menu", Story: Menu, steps: [{ press: "Account: Ananya Rao" }] },
];
