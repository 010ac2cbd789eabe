import type { ReactElement } from "react";
import type { QuoteState } from "#domain/quotes";
import type { BookingStatus } from "#domain/rates";
import { Icon } from "./icon/icon.tsx";
import { type IconShape, check, clock, cross, question } from "./icon/shapes.ts";
import { pill } from "./status-pill.css.ts";
import type { Tone } from "./tone.ts";

type StatusPillProps = { readonly tone: Tone; readonly icon: IconShape; readonly children: string };

function StatusPill({ tone, icon, children }: StatusPillProps): ReactElement {
  return (
    <span className={pill[tone]}>
      <Icon shape={icon} size="s" />
      {children}
    </span>
  );
}

type Look = { readonly tone: Tone; readonly icon: IconShape; readonly label: string };

const look: Readonly<Record<BookingStatus, Look>> = {
  "in-process": { tone: "caution", icon: clock, label: "Booking in process" },
  booked: { tone: "positive", icon: check, label: "Booked" },
  cancelled: { tone: "critical", icon: cross, label: "Cancelled" },
  unknown: { tone: "neutral", icon: question, label: "Unknown" },
};

const quoteLook: Readonly<Record<QuoteState, Look>> = {
  open: { tone: "neutral", icon: clock, label: "Quote, not booked" },
  approved: { tone: "positive", icon: check, label: "Approved" },
  declined: { tone: "critical", icon: cross, label: "Declined" },
  expired: { tone: "caution", icon: clock, label: "Expired" },
  booked: { tone: "positive", icon: check, label: "Booked" },
};

export function QuoteStatusPill({ state }: { readonly state: QuoteState }): ReactElement {
  const { tone, icon, label } = quoteLook[state];
  return (
    <StatusPill tone={tone} icon={icon}>
      {label}
    </StatusPill>
  );
}

type QuotationStatusPillProps = { readonly status: BookingStatus };

export function QuotationStatusPill({ status }: QuotationStatusPillProps): ReactElement {
  const { tone, icon, label } = look[status];
  return (
    <StatusPill tone={tone} icon={icon}>
      {label}
    </StatusPill>
  );
}
