import type { ReactElement } from "react";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { code } from "#web/styles/typography.css.ts";
import { Badge } from "../badge/badge.tsx";
import { Icon } from "../icon/icon.tsx";
import { check } from "../icon/shapes.ts";
import { countryTile, detail, heading, list, option as line, optionCode, slim, words } from "./combobox.css.ts";
import { matchedPieces } from "./matched.ts";
import type { ComboboxGroup, ComboboxOption } from "./option.ts";

type Shown = { readonly typed: string; readonly chosenKey: string | undefined };

type OptionListProps = Shown & { readonly groups: readonly ComboboxGroup[] };

export function OptionList({ groups, ...shown }: OptionListProps): ReactElement {
  return (
    <ListBox className={groups.length === 0 ? "" : list}>{groups.map((group) => groupLines(group, shown))}</ListBox>
  );
}

// Plain functions, not components: the list reads its options from the elements it is given.
function groupLines(group: ComboboxGroup, shown: Shown) {
  const lines = group.options.map((option) => optionLine(option, shown));
  if (group.heading === undefined) return lines;
  return (
    <ListBoxSection key={group.key} id={group.key}>
      <Header className={heading}>
        <span className={countryTile} aria-hidden="true">
          {group.heading.countryCode}
        </span>
        {group.heading.name}
      </Header>
      {lines}
    </ListBoxSection>
  );
}

function optionLine(option: ComboboxOption, shown: Shown): ReactElement {
  const simple = option.detail === undefined && option.code === undefined;
  return (
    <ListBoxItem key={option.key} id={option.key} textValue={option.name} className={simple ? `${line} ${slim}` : line}>
      {option.icon && <Icon shape={option.icon} />}
      <span className={words}>
        <Matched name={option.name} typed={shown.typed} />{" "}
        {option.detail !== undefined && <span className={detail}>{option.detail}</span>}
      </span>{" "}
      {option.badge && <Badge kind={option.badge.kind}>{option.badge.text}</Badge>}{" "}
      {option.code !== undefined && <span className={`${code} ${optionCode}`}>{option.code}</span>}
      {option.key === shown.chosenKey && <Icon shape={check} size="s" />}
    </ListBoxItem>
  );
}

type MatchedProps = { readonly name: string; readonly typed: string };

function Matched({ name, typed }: MatchedProps): ReactElement {
  return (
    <>
      {matchedPieces(name, typed).map((piece) =>
        piece.matched ? <mark key="matched">{piece.text}</mark> : <span key={piece.text}>{piece.text}</span>,
      )}
    </>
  );
}
