import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { VisuallyHidden } from "../accessibility.tsx";
import { Icon } from "../icon/icon.tsx";
import { chevronDown } from "../icon/shapes.ts";
import { lazyDialog } from "../lazy-dialog.tsx";
import { useLater } from "#web/kit/lazy-part.tsx";
import { Initials } from "../person.tsx";
import type { UserMenuProps } from "./types.ts";
import { trigger, triggerText } from "./user-menu.css.ts";

const actions = lazyDialog(async () => (await import("./actions.tsx")).UserMenuActions);

/** Opened by a key: the first action gets the focus. */
type State = "closed" | "opened" | "opened-by-key";

/* Enter and Space as well: the click that they cause counts as one of a screen reader, after which the focus follows late. */
const OPENING_KEYS = ["ArrowDown", "ArrowUp", "Enter", " "];

/** The button of the account, and its menu. A press while the menu's code is on the way opens it when the code arrives. */
export function UserMenu(props: UserMenuProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>("closed");
  const isOpen = state !== "closed";
  useLater(actions.preload);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    setState("opened-by-key");
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ detail }) => setState(detail === 0 ? "opened-by-key" : isOpen ? "closed" : "opened")}
        onKeyDown={onKeyDown}
      >
        <Initials name={props.name} />
        <VisuallyHidden>Account: </VisuallyHidden>
        <span className={triggerText}>
          {props.name}
          <Icon shape={chevronDown} size="s" />
        </span>
      </button>
      {isOpen && (
        <actions.Lazy
          {...props}
          trigger={button}
          isByKey={state === "opened-by-key"}
          onClose={() => setState("closed")}
        />
      )}
    </>
  );
}
