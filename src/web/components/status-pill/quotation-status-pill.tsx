import type { ReactElement } from "react";
import type { BookingStatus } from "#domain/rates";
import type { Tone } from "#web/styles/tone.ts";
import { check, clock, cross, type IconShape, question } from "../icon/shapes.ts";
import { StatusPill } from "./status-pill.tsx";

type Look = { readonly tone: Tone; readonly icon: IconShape; readonly words: string };

const look: Readonly<Record<BookingStatus, Look>> = {
  "in-process": { tone: "caution", icon: clock, words: "Booking in process" },
  booked: { tone: "positive", icon: check, words: "Booked" },
  cancelled: { tone: "critical", icon: cross, words: "Cancelled" },
  unknown: { tone: "neutral", icon: question, words: "Unknown" },
};

type QuotationStatusPillProps = { readonly status: BookingStatus };

export function QuotationStatusPill({ status }: QuotationStatusPillProps): ReactElement {
  const { tone, icon, words } = look[status];
  return (
    <StatusPill tone={tone} icon={icon}>
      {words}
    </StatusPill>
  );
}
