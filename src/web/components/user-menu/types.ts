import type { IconShape } from "../icon/shapes.ts";

export type UserMenuAction = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly onSelect: () => void;
};

export type UserMenuProps = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly actions: readonly UserMenuAction[];
};
