import type { ReactElement } from "react";
import { Icon } from "#web/components/icon/icon.tsx";
import { pushPin } from "#web/components/icon/shapes.ts";
import { emptySlot } from "./tray.css.ts";

/** Where the next pinned offer will stand. */
export function EmptySlot({ pinned }: { readonly pinned: number }): ReactElement {
  return (
    <span className={emptySlot}>
      <Icon shape={pushPin} size="s" />
      {pinned === 1 ? "Pin a second offer" : "Pin a third offer"}
    </span>
  );
}
