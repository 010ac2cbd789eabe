import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import { createSearchFlow, searchView } from "../../flows/search.ts";
import type { RuleCompany } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";

interface CompanyFieldProps {
  /** Null: all. */
  readonly company: RuleCompany | null;
  readonly onChange: (company: RuleCompany | null) => void;
}

/* The search narrows to customers by this sign. */
const CUSTOMERS = "@";

/** A company, found by its name. */
export function CompanyField({ company, onChange }: CompanyFieldProps): ReactElement {
  const search = useActorRef(useDeskFlow(createSearchFlow));
  const { groups, isSearching } = useSelector(search, searchView);
  const [typed, setTyped] = useState<string | null>(null);
  const found = groups.filter(({ group }) => group === "companies").flatMap(({ hits }) => hits);
  return (
    <Combobox
      label="Customer"
      text={typed ?? company?.name ?? ""}
      onTextChange={(text) => {
        setTyped(text);
        search.send({ type: "text.changed", text: `${CUSTOMERS}${text}` });
        if (text.trim() === "") onChange(null);
      }}
      onChoose={({ key, name }) => {
        setTyped(null);
        onChange({ id: key, name });
      }}
      onClear={() => {
        setTyped("");
        onChange(null);
      }}
      list={
        found.length === 0
          ? { status: "empty", text: isSearching ? "Searching..." : "Type the name of a company. Empty: all" }
          : {
              status: "options",
              groups: [{ key: "companies", options: found.map(({ id, title }) => ({ key: id, name: title })) }],
            }
      }
    />
  );
}
