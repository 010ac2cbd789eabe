import { type ReactElement, useEffect, useRef } from "react";
import { type CargoPart, isLockedStatus, isSamePart, type SectionState } from "#domain/cargo";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { subtitle, wide } from "#web/kit/atoms.css.ts";
import * as css from "./cargo.css.ts";
import { ContainersForm, Locked, Reason } from "./containers.tsx";
import type { FormProps } from "./field.tsx";
import { CargoForm, PartiesForm, PickUpForm } from "./forms.tsx";
import { formatState, SECTION_TITLES } from "./labels.ts";
import { StateBadge } from "./state-badge.tsx";
import { Summary } from "./summary.tsx";

const PICK_UP: CargoPart = { subject: "pick-up", container: 0 };

const FIRST_FIELD = ["input", "select", "textarea"].map((control) => `${control}:not([readonly], [disabled])`).join();

type PanelProps = {
  readonly state: SectionState;
  readonly form: FormProps;
  /** Nothing has to be sent of it any more. */
  readonly isSettled: boolean;
  readonly isOpen: boolean;
  /** Null if nothing can be changed any more. */
  readonly onToggle: (() => void) | null;
};

/** A section with its state: a summary, or its form. */
export function Panel({ state, form, isSettled, isOpen, onToggle }: PanelProps): ReactElement {
  const { section, status } = state;
  const title = SECTION_TITLES[section];
  const isLocked = isLockedStatus(status);
  const isWide = isOpen || section === "containers";
  const reason = section === "containers" ? null : findReason(state, form);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [isOpen]);
  return (
    <div ref={panel} className={isWide ? `${css.panel} ${wide}` : css.panel} role="group" aria-label={title}>
      <div className={css.panelHead}>
        <h3 className={subtitle}>{title}</h3>
        {isSettled && <Badge icon={check}>Done</Badge>}
        {!isSettled && (onToggle !== null || status !== "missing") && (
          <StateBadge status={status}>{formatState(state)}</StateBadge>
        )}
      </div>
      {reason !== null && <Reason reason={reason} />}
      {isOpen ? (
        <Form section={section} form={form} isLocked={isLocked} />
      ) : (
        <Summary view={form.view} section={section} />
      )}
      {isLocked && section !== "containers" && <Locked />}
      <div className={css.panelButtons}>
        {onToggle !== null && (
          <Button kind="ghost" size="small" onClick={onToggle}>
            {isOpen ? "Close" : isLocked ? "Show" : "Edit"} {`${title.charAt(0).toLowerCase()}${title.slice(1)}`}
          </Button>
        )}
        {isOpen && section === "pick-up" && !isLocked && (
          <Button
            kind="secondary"
            size="small"
            busyLabel={form.view.sending?.subject === "pick-up" ? "Sending..." : undefined}
            onClick={() => form.send({ type: "part.submitted", part: PICK_UP })}
          >
            Send pick-up
          </Button>
        )}
      </div>
    </div>
  );
}

const findReason = ({ section, status }: SectionState, { view }: FormProps): string | null => {
  if (status !== "returned") return null;
  const subject = section === "pick-up" ? "pick-up" : "shipping-instruction";
  return view.parts.find((part) => isSamePart(part, { subject, container: 0 }))?.submission?.reason ?? null;
};

function Form({
  section,
  form,
  isLocked,
}: {
  readonly section: SectionState["section"];
  readonly form: FormProps;
  readonly isLocked: boolean;
}): ReactElement {
  switch (section) {
    case "cargo":
      return <CargoForm {...form} isLocked={isLocked} />;
    case "parties":
      return <PartiesForm {...form} isLocked={isLocked} />;
    case "pick-up":
      return <PickUpForm {...form} isLocked={isLocked} />;
    case "containers":
      return <ContainersForm {...form} />;
  }
}
