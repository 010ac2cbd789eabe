import type { ReactElement } from "react";
import { Icon } from "../icon/icon.tsx";
import { info, search, warning } from "../icon/shapes.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { grow, message, waiting, waitingRow } from "./combobox.css.ts";
import type { ComboboxList } from "./option.ts";

type ListStateProps = { readonly list: Exclude<ComboboxList, { readonly status: "options" }> };

const messageIcon = { hint: info, empty: search, failed: warning } as const;

/** The list's place while there is no list: what to type, that it is being looked up, that nothing was found. */
export function ListState({ list }: ListStateProps): ReactElement {
  if (list.status === "looking-up") return <Waiting text={list.text} />;
  return (
    <p className={message}>
      <Icon shape={messageIcon[list.status]} />
      <span>
        {list.status === "hint" ? list.text : <b>{list.text}</b>}
        {list.status !== "hint" && list.wayOut !== undefined && <small>{list.wayOut}</small>}
      </span>
    </p>
  );
}

function Waiting({ text }: { readonly text: string }): ReactElement {
  return (
    <div className={waiting}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {["60%", "44%", "52%"].map((width) => (
        <div key={width} className={waitingRow}>
          <Skeleton width="1.25rem" height="1.25rem" />
          <span className={grow}>
            <Skeleton width={width} height=".9rem" />
          </span>
          <Skeleton width="2.2rem" height="1.2rem" />
          <Skeleton width="3.4rem" height=".9rem" />
        </div>
      ))}
    </div>
  );
}
