import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { MAX_GROUP_NAME } from "#domain/companies";
import { Combobox, type EnteredBy } from "#web/components/combobox/combobox.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import {
  createGroupsPage,
  findEnteredGroup,
  findKnownGroup,
  type GroupOption,
  groupsView,
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
  readonly onChange: (group: string) => void;
}

const describe = ({ companies }: GroupOption): string => {
  if (companies === null) return "New";
  return companies === 1 ? "1 company" : `${companies} companies`;
};

/** A group of customers, chosen from the known ones or created, also with Enter; what names none when the field is left is taken back. */
export function GroupField({ value, onChange, ...field }: GroupFieldProps): ReactElement {
  const groups = useSelector(useActorRef(useDeskFlow(createGroupsPage)), groupsView);
  const [typed, setTyped] = useState<string | null>(null);
  const options = listGroupOptions(groups, typed ?? "");
  const choose = (group: string): void => {
    setTyped(null);
    onChange(group);
  };
  const settle = (by: EnteredBy): void => {
    if (typed === null) return;
    if (typed.trim() === "") return choose("");
    const entered = by === "key" ? findEnteredGroup(groups, typed) : findKnownGroup(groups, typed)?.name;
    if (entered !== undefined) choose(entered);
    else if (by === "leaving") setTyped(null);
  };
  return (
    <Combobox
      {...field}
      opensOn="focus"
      text={typed ?? value}
      chosenKey={typed === null && value !== "" ? value : undefined}
      onTextChange={(text) => setTyped(text.slice(0, MAX_GROUP_NAME))}
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
