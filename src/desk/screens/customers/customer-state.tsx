import type { ReactElement } from "react";
import type { CompanyState, StateChange } from "#domain/companies";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, clock, type IconShape, lock, pause } from "#web/components/icon/shapes.ts";
import { pill } from "#web/components/status-pill.css.ts";
import type { Tone } from "#web/components/tone.ts";

interface Look {
  readonly tone: Tone;
  readonly icon: IconShape;
  readonly label: string;
}

export const STATE_LOOKS: Readonly<Record<CompanyState, Look>> = {
  pending: { tone: "caution", icon: clock, label: "Pending" },
  active: { tone: "positive", icon: check, label: "Active" },
  hold: { tone: "neutral", icon: pause, label: "Hold" },
  blocked: { tone: "critical", icon: lock, label: "Blocked" },
};

export const CHANGE_LABELS: Readonly<Record<StateChange, string>> = {
  approve: "Approve",
  refuse: "Refuse",
  hold: "Put on hold",
  activate: "Release",
  block: "Block",
};

/** The state of a company: icon and word. */
export function CustomerState({ state }: { readonly state: CompanyState }): ReactElement {
  const { tone, icon, label } = STATE_LOOKS[state];
  return (
    <span className={pill[tone]}>
      <Icon shape={icon} size="s" />
      {label}
    </span>
  );
}
