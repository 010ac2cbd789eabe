import type { ReactElement, RefObject } from "react";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { popover } from "../../styles/layout.css.ts";
import { Icon } from "../icon/icon.tsx";
import { Person } from "../person.tsx";
import { item, items, profile, sheet } from "./user-menu.css.ts";
import type { UserMenuProps } from "./types.ts";

export type UserMenuActionsProps = UserMenuProps & {
  readonly trigger: RefObject<HTMLElement | null>;
  /** Opened by a key: the first action gets the focus, otherwise the menu. */
  readonly isByKey: boolean;
  readonly onClose: () => void;
};

/** The open menu, in a file of its own: each screen has the button, and few shippers open it. */
export function UserMenuActions({ trigger, isByKey, onClose, ...props }: UserMenuActionsProps): ReactElement {
  return (
    <Popover
      className={`${popover} ${sheet}`}
      triggerRef={trigger}
      placement="bottom end"
      offset={8}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      aria-label={`Account: ${props.name}`}
    >
      <div className={profile}>
        <Person name={props.name} email={props.email} phone={props.phone} />
      </div>
      <Menu
        className={items}
        aria-label={`Account: ${props.name}`}
        autoFocus={isByKey ? "first" : true}
        onClose={onClose}
      >
        {props.actions.map((action) => (
          <MenuItem key={action.id} id={action.id} className={item} onAction={action.onSelect}>
            <Icon shape={action.icon} />
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
