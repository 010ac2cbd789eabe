import type { ReactElement } from "react";
import { describeSailingChange, type SailingChange } from "#domain/amendments";
import { writeSentence } from "#domain/formatting";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./bookings.css.ts";

interface SailingChangesProps {
  readonly changes: readonly SailingChange[];
  /** There is room for two beside each other. */
  readonly isWide?: boolean;
}

/** What a change makes of the sailing, each part before and after; nothing without any. */
export function SailingChanges({ changes, isWide = false }: SailingChangesProps): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <dl className={isWide ? css.wideChanges : css.changes}>
      {changes.map(describeSailingChange).map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={num}>
            <s>{writeSentence(before)}</s> → <b>{writeSentence(after)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
