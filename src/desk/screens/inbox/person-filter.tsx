import { type ReactElement, useRef } from "react";
import { formatItemCount } from "#domain/inbox";
import { Select, type SelectOption } from "#web/components/select.tsx";
import type { InboxCounts, InboxQuery } from "../../ports/index.ts";
import { useStaff } from "../../services.ts";
import { useKey } from "../../shell/keys.tsx";
import * as css from "./inbox.css.ts";

interface PersonFilterProps {
  readonly query: InboxQuery;
  readonly counts: InboxCounts | null;
  readonly onChoose: (query: InboxQuery) => void;
}

/* A colleague may be named like a choice. */
const PERSON = "person:";

type Part = Pick<InboxQuery, "assignee" | "person">;

const toPart = (value: string): Part => {
  if (value.startsWith(PERSON)) return { assignee: null, person: value.slice(PERSON.length) };
  return { assignee: value === "me" || value === "nobody" ? value : null, person: null };
};

const toValue = ({ assignee, person }: Part): string => assignee ?? (person === null ? "all" : `${PERSON}${person}`);

const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label}, ${formatItemCount(count)}`;

const listOptions = ({ person }: Part, counts: InboxCounts | null, me: string): readonly SelectOption<string>[] => {
  const people = counts?.people ?? [];
  const names = new Set([...people.map(({ name }) => name), ...(person === null ? [] : [person])]);
  const colleagues = [...names].filter((name) => name !== me || name === person).toSorted();
  return [
    { value: "all", label: "Everybody" },
    { value: "me", label: withCount("Mine", counts?.mine) },
    { value: "nobody", label: withCount("Not assigned", counts?.unassigned) },
    ...colleagues.map((name) => ({
      value: `${PERSON}${name}`,
      label: withCount(name, people.find((one) => one.name === name)?.count),
    })),
  ];
};

/** Whose items are listed, with how many each person has. The other parts of the filter stay. */
export function PersonFilter({ query, counts, onChoose }: PersonFilterProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useKey("w", () => frame.current?.querySelector("select")?.focus());
  const me = useStaff()?.name ?? "";
  return (
    <div className={css.whose} ref={frame}>
      <Select
        label="Whose items"
        labelHidden
        compact
        options={listOptions(query, counts, me)}
        value={toValue(query)}
        onChange={(value) => onChoose({ ...query, ...toPart(value) })}
      />
    </div>
  );
}
