import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { MAX_GROUP_NAME } from "#domain/companies";
import { Combobox, type EnteredBy } from "#web/components/combobox/combobox.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import {
  createGroupsPage,
  findEnteredGroup,
  findLeftGroup,
  type GroupOption,
  groupsView,
  isNewGroup,
  listGroupOptions,
} from "../flows/groups.ts";
import { useDeskFlow } from "../services.ts";

interface GroupFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly mark?: "Optional";
  readonly placeholder?: string;
  readonly compact?: boolean;
  readonly disabled?: boolean;
  /** Empty: none. */
  readonly value: string;
  /** The group as it is stored; left out: none. */
  readonly stored?: string;
  /** Also while a name is typed: what is sent has the group that leaving the field would take. */
  readonly onChange: (group: string) => void;
  /** The group is chosen, or the field is left. */
  readonly onSettled?: () => void;
}

const describe = ({ companies }: GroupOption): string => {
  if (companies === null) return "New";
  return companies === 1 ? "1 company" : `${companies} companies`;
};

/** A group of customers, chosen from the known ones or created, also with Enter; what is typed is taken when the field is left. */
export function GroupField({ value, stored = "", hint, onChange, onSettled, ...field }: GroupFieldProps): ReactElement {
  const page = useActorRef(useDeskFlow(createGroupsPage));
  const groups = useSelector(page, groupsView);
  const isNew = useSelector(page, (snapshot) => isNewGroup(snapshot, value, stored));
  const [typed, setTyped] = useState<string | null>(null);
  const options = listGroupOptions(groups, typed ?? "");
  const choose = (group: string): void => {
    setTyped(null);
    onChange(group);
    onSettled?.();
  };
  const settle = (by: EnteredBy): void => {
    if (typed === null) return;
    const isTaken = by === "leaving" || typed.trim() === "";
    const group = isTaken ? findLeftGroup(groups, typed) : findEnteredGroup(groups, typed);
    if (group !== undefined) choose(group);
  };
  const type = (text: string): void => {
    const short = text.slice(0, MAX_GROUP_NAME);
    setTyped(short);
    onChange(findLeftGroup(groups, short));
  };
  return (
    <Combobox
      {...field}
      hint={isNew && typed === null ? `New: create group ${value}` : hint}
      opensOn="focus"
      text={typed ?? value}
      chosenKey={typed === null && value !== "" ? value : undefined}
      onTextChange={type}
      onChoose={({ key }) => choose(key)}
      onClear={() => choose("")}
      onEnter={settle}
      list={
        options.length === 0
          ? { status: "empty", text: "There are no groups yet. Type the name of the first one" }
          : {
              status: "options",
              groups: [
                {
                  key: "groups",
                  options: options.map((option) => ({
                    key: option.name,
                    name: option.companies === null ? `Create group ${option.name}` : option.name,
                    detail: describe(option),
                    ...(option.companies === null ? { icon: plus } : {}),
                  })),
                },
              ],
            }
      }
    />
  );
}
