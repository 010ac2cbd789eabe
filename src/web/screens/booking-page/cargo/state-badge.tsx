import type { ReactElement, ReactNode } from "react";
import type { PartStatus } from "#domain/cargo";
import { Badge } from "#web/components/badge.tsx";
import { check, warning } from "#web/components/icon/shapes.ts";
import { STATUS_LABELS } from "./labels.ts";

const LOOKS = {
  missing: { kind: "caution", icon: warning },
  complete: { kind: "best", icon: check },
  sent: { kind: "sea", icon: check },
  accepted: { kind: "best", icon: check },
  returned: { kind: "critical", icon: warning },
} as const;

export function StateBadge({
  status,
  children,
}: {
  readonly status: PartStatus;
  readonly children?: ReactNode;
}): ReactElement {
  return <Badge {...LOOKS[status]}>{children ?? STATUS_LABELS[status]}</Badge>;
}
