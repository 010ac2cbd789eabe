import type { ReactElement } from "react";
import { describeSailingChange, type SailingChange } from "#domain/amendments";
import { formatSentence } from "#web/messages/formats.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./changes.css.ts";

/** What a request makes of the sailing, each part before and after; nothing without any. */
export function SailingChanges({ changes }: { readonly changes: readonly SailingChange[] }): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <dl className={`${css.differences} ${num}`}>
      {changes.map(describeSailingChange).map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <s>{formatSentence(before)}</s> → <b>{formatSentence(after)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
