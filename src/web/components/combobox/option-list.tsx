import type { ReactElement } from "react";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { code, num } from "#web/styles/typography.css.ts";
import { VisuallyHidden } from "../accessibility.tsx";
import { Badge } from "../badge.tsx";
import { Icon } from "../icon/icon.tsx";
import { check, info, search, warning, arrowDown, arrowUp } from "../icon/shapes.ts";
import { Skeleton } from "../loading.tsx";
import {
  countryTile,
  detail,
  heading,
  list,
  option as line,
  optionCode,
  slim,
  optionText,
  grow,
  message,
  waiting,
  waitingRow,
  foot,
  keyCap,
  keys,
} from "./combobox.css.ts";
import { matchedPieces, type ComboboxGroup, type ComboboxOption, type ComboboxList } from "./options.ts";
import { extent } from "#web/styles/tokens.ts";

type Shown = { readonly typed: string; readonly chosenKey: string | undefined };

type OptionListProps = Shown & { readonly groups: readonly ComboboxGroup[] };

export function OptionList({ groups, ...shown }: OptionListProps): ReactElement {
  return (
    <ListBox className={groups.length === 0 ? "" : list}>{groups.map((group) => groupLines(group, shown))}</ListBox>
  );
}

// Plain functions, not components: ListBox reads its options from the elements it receives.
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
      <span className={optionText}>
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

type ListStateProps = { readonly list: Exclude<ComboboxList, { readonly status: "options" }> };

const messageIcon = { hint: info, empty: search, failed: warning } as const;

export function ListState({ list }: ListStateProps): ReactElement {
  if (list.status === "looking-up") return <Waiting text={list.text} />;
  return (
    <p className={message}>
      <Icon shape={messageIcon[list.status]} />
      <span>
        {list.status === "hint" ? list.text : <b>{list.text}</b>}
        {list.status !== "hint" && list.advice !== undefined && <small>{list.advice}</small>}
      </span>
    </p>
  );
}

function Waiting({ text }: { readonly text: string }): ReactElement {
  return (
    <div className={waiting}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {["60%", "44%", "52%"].map((width) => (
        <div key={width} className={waitingRow}>
          <Skeleton width={extent(20)} height={extent(20)} />
          <span className={grow}>
            <Skeleton width={width} height={extent(14)} />
          </span>
          <Skeleton width={extent(36)} height={extent(20)} />
          <Skeleton width={extent(56)} height={extent(14)} />
        </div>
      ))}
    </div>
  );
}

type FooterProps = { readonly summary: string };

export function Footer({ summary }: FooterProps): ReactElement {
  return (
    <div className={foot}>
      <span className={num}>{summary}</span>
      <span className={keys} aria-hidden="true">
        <span className={keyCap}>
          <Icon shape={arrowUp} size="xs" />
        </span>
        <span className={keyCap}>
          <Icon shape={arrowDown} size="xs" />
        </span>
        move <span className={keyCap}>Enter</span> choose
      </span>
    </div>
  );
}
