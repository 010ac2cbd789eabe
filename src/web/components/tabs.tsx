import type { ReactElement, ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { Icon } from "./icon/icon.tsx";
import type { IconShape } from "./icon/shapes.ts";
import { list, panel, tab } from "./tabs.css.ts";

export type TabView<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconShape;
  readonly content: ReactNode;
};

type TabsProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly TabView<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
};

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>): ReactElement {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = tabs.find((one) => one.id === key);
        if (chosen !== undefined && chosen.id !== selected) onSelect(chosen.id);
      }}
    >
      <TabList aria-label={label} className={list}>
        {tabs.map((one) => (
          <Tab key={one.id} id={one.id} className={tab}>
            {one.icon && <Icon shape={one.icon} />}
            {one.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((one) => (
        <TabPanel key={one.id} id={one.id} className={panel}>
          {one.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
