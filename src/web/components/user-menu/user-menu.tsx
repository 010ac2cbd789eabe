import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { popover } from "../../styles/layout.css.ts";
import { VisuallyHidden } from "../accessibility.tsx";
import { Icon } from "../icon/icon.tsx";
import { chevronDown, type IconShape } from "../icon/shapes.ts";
import { Initials, Person } from "../person.tsx";
import { item, items, profile, sheet, trigger, triggerText } from "./user-menu.css.ts";

export type UserMenuAction = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly onSelect: () => void;
};

type UserMenuProps = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly actions: readonly UserMenuAction[];
};

export function UserMenu(props: UserMenuProps): ReactElement {
  return (
    <MenuTrigger>
      <Button className={trigger}>
        <Initials name={props.name} />
        <VisuallyHidden>Account: </VisuallyHidden>
        <span className={triggerText}>
          {props.name}
          <Icon shape={chevronDown} size="s" />
        </span>
      </Button>
      <Popover className={`${popover} ${sheet}`} placement="bottom end" offset={8}>
        <div className={profile}>
          <Person name={props.name} email={props.email} phone={props.phone} />
        </div>
        <Menu className={items} aria-label={`Account: ${props.name}`}>
          {props.actions.map((action) => (
            <MenuItem key={action.id} id={action.id} className={item} onAction={action.onSelect}>
              <Icon shape={action.icon} />
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
