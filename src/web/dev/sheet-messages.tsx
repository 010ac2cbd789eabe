import { type ReactElement, useState } from "react";
import { Banner } from "../components/banner.tsx";
import { Button } from "../components/button.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { Dialog } from "../components/dialog.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { arrowLeft } from "../components/icon/shapes.ts";
import { Skeleton, Spinner } from "../components/loading.tsx";
import { Pager } from "../components/pager.tsx";
import { Result } from "../components/result.tsx";
import { ToastRegion, type ToastView } from "../components/toast-region/toast-region.tsx";
import { UserMenu } from "../components/user-menu.tsx";
import { columns, full, ink, row } from "./component-sheet.css.ts";
import { Section } from "./sheet-foundations.tsx";

const nothing = (): void => undefined;

export function MessageSections(): ReactElement {
  return (
    <>
      <Section title="Messages" width="wide">
        <div className={full}>
          <Banner tone="caution" onDismiss={nothing}>
            <strong>Some carriers did not answer in time.</strong> Rates from 2 carriers are missing from this list.
          </Banner>
          <Banner tone="critical">Failed to fetch rates</Banner>
          <Banner tone="positive">Thank you for your enquiry! We will get back to you soon.</Banner>
          <Banner tone="info">Account created successfully! Redirecting to dashboard...</Banner>
          <Banner tone="neutral">Demo data</Banner>
        </div>
      </Section>
      <Section title="User menu and pager" width="narrow">
        <div className={ink}>
          <UserMenu
            name="Ananya Rao"
            email="Email not available"
            phone="+91 98100 00000"
            actions={[{ id: "sign-out", label: "Sign out", icon: arrowLeft, onSelect: nothing }]}
          />
        </div>
        <Pager
          label="Bookings"
          page={2}
          pages={5}
          hasNext
          onPrevious={nothing}
          onNext={nothing}
          rowsPerPage={{ value: 10, options: [10, 20, 30], onChange: nothing }}
        />
        <DefinitionList
          items={[
            { term: "Departure from", value: "Tue, 01 Dec 2026" },
            { term: "Load", value: "3 containers, 4 TEU" },
          ]}
        />
      </Section>
      <Section title="Loading, empty, failed" width="whole">
        <div className={columns}>
          <div className={full}>
            <Spinner label="Loading rates..." />
            <Skeleton width="100%" height="6rem" />
          </div>
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
        </div>
      </Section>
    </>
  );
}

export function OverlaySection(): ReactElement {
  const [open, setOpen] = useState<"none" | "breakdown" | "result">("none");
  const [toasts, setToasts] = useState<readonly ToastView[]>([]);
  const close = () => setOpen("none");
  const say = (tone: ToastView["tone"], message: string) =>
    setToasts([...toasts, { id: `${toasts.length}`, tone, message, problems: [], phase: "shown" }]);
  return (
    <Section title="Dialogs and toasts" width="whole">
      <div className={row}>
        <Button kind="secondary" onClick={() => setOpen("breakdown")}>
          Open breakdown
        </Button>
        <Button kind="secondary" onClick={() => setOpen("result")}>
          Open result
        </Button>
        <Button kind="secondary" onClick={() => say("critical", "Please select at least one container")}>
          Error toast
        </Button>
        <Button kind="secondary" onClick={() => say("positive", "Booking confirmed!")}>
          Good toast
        </Button>
      </div>
      <Dialog
        open={open === "breakdown"}
        onClose={close}
        title="Price Breakdown"
        subtitle="Norrvik Line, INTKD to NLRTM"
        size="breakdown"
        footer={<Button>Book Now</Button>}
      >
        <p>Charge by charge.</p>
      </Dialog>
      <Dialog open={open === "result"} onClose={close} title="Success!" bare>
        <Result outcome="done" title="Success!" message="Booking confirmed!">
          <Button kind="secondary" wide onClick={close}>
            Close
          </Button>
        </Result>
      </Dialog>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((one) => one.id !== id))}
        onPause={nothing}
        onResume={nothing}
      />
    </Section>
  );
}
