import { useActorRef, useSelector } from "@xstate/react";
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useHref, useNavigate } from "react-router-dom";
import { isSameView } from "#flows/kit/same-view.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { search } from "#web/components/icon/shapes.ts";
import { createSearchFlow, searchView, toSearchedText } from "../../flows/search.ts";
import { Refusal } from "../../kit/refusal.tsx";
import { useDeskFlow, useStaff } from "../../services.ts";
import { kbd } from "../shell.css.ts";
import * as css from "./find.css.ts";
import { type FindGroup, type FindOption, hasFound, toFindGroups } from "./options.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What is typed, and below it what can be opened: by keys alone, or with the mouse. */
export function FindPanel({ onClose }: { readonly onClose: () => void }): ReactElement {
  const actor = useActorRef(useDeskFlow(createSearchFlow));
  const { text, groups, failure, isSearching } = useSelector(actor, searchView, isSameView);
  const [position, setPosition] = useState(0);
  const open = useOpen(onClose);
  const isAwaited = useRef(false);
  const id = useId();
  const shown = toFindGroups(text, groups, useStaff()?.actions ?? []);
  const options = shown.flatMap((group) => group.options);
  const active = Math.min(position, options.length - 1);
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const option = options[active];
    if (step !== undefined) {
      event.preventDefault();
      setPosition((active + step + options.length) % Math.max(options.length, 1));
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isSearching) isAwaited.current = true;
      else if (option !== undefined) open(option, event.ctrlKey || event.metaKey);
    }
  };
  const answered = useEffectEvent(() => {
    const [first] = isAwaited.current ? options : [];
    isAwaited.current = false;
    if (first !== undefined && hasFound(shown)) open(first);
  });
  useEffect(() => {
    if (!isSearching) answered();
  }, [isSearching]);
  return (
    <div className={css.panel}>
      <div className={css.field}>
        <Icon shape={search} />
        <input
          className={css.input}
          role="combobox"
          aria-label="Find anything"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          autoComplete="off"
          autoFocus
          maxLength={100}
          placeholder="Number, customer, container, reference, place, screen or command"
          value={text}
          onKeyDown={press}
          onChange={({ currentTarget: { value } }) => {
            setPosition(0);
            isAwaited.current = false;
            actor.send({ type: "text.changed", text: value });
          }}
        />
        <kbd className={kbd}>Esc</kbd>
      </div>
      <Refusal failure={failure} />
      <Groups id={id} groups={shown} active={active} text={toSearchedText(text)} onOpen={(option) => open(option)} />
      {!hasFound(shown) && (
        <p className={css.note} role="status">
          {isSearching ? "Searching..." : "Nothing is found."}
        </p>
      )}
      <Hints />
    </div>
  );
}

function useOpen(onClose: () => void): (option: FindOption, inNewTab?: boolean) => void {
  const navigate = useNavigate();
  const base = useHref("/");
  return ({ path }, inNewTab = false) => {
    if (inNewTab) {
      window.open(`${base.replace(/\/$/, "")}${path}`, "_blank", "noopener");
      return;
    }
    onClose();
    void navigate(path);
  };
}

interface GroupsProps {
  readonly id: string;
  readonly groups: readonly FindGroup[];
  readonly active: number;
  readonly text: string;
  readonly onOpen: (option: FindOption) => void;
}

function Groups({ id, groups, active, text, onOpen }: GroupsProps): ReactElement {
  const firsts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div id={id} className={css.list} role="listbox" aria-label="Found">
      {groups.map(({ name, options }, group) => (
        <div key={name} role="group" aria-label={name}>
          <p className={css.group} aria-hidden="true">
            {name}
          </p>
          {options.map((option, index) => {
            const at = (firsts[group] ?? 0) + index;
            return (
              <Option
                key={`${option.path} ${option.title}`}
                id={`${id}-${at}`}
                option={option}
                text={text}
                isActive={at === active}
                onOpen={() => onOpen(option)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: FindOption;
  readonly text: string;
  readonly isActive: boolean;
  readonly onOpen: () => void;
}

function Option({ id, option, text, isActive, onOpen }: OptionProps): ReactElement {
  const { icon, title, detail } = option;
  const shown = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) shown.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <button
      ref={shown}
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={css.option}
      onClick={onOpen}
    >
      <span className={css.mark}>
        <Icon shape={icon} size="s" />
      </span>
      <span>
        <b>
          <Marked text={text}>{title}</Marked>
        </b>
        <small>
          <Marked text={text}>{detail}</Marked>
        </small>
      </span>
      {isActive && <kbd className={kbd}>Enter</kbd>}
    </button>
  );
}

/** A text in which what was typed is marked. */
function Marked({ text, children }: { readonly text: string; readonly children: string }): ReactElement {
  const at = text === "" ? -1 : children.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return <>{children}</>;
  return (
    <>
      {children.slice(0, at)}
      <mark>{children.slice(at, at + text.length)}</mark>
      {children.slice(at + text.length)}
    </>
  );
}

const HINTS = [
  ["Up Down", "move"],
  ["Enter", "open"],
  ["Ctrl Enter", "open in a new tab"],
  ["#", "only numbers"],
  ["@", "only customers"],
] as const;

function Hints(): ReactElement {
  return (
    <p className={css.foot} aria-hidden="true">
      {HINTS.map(([key, does]) => (
        <span key={key}>
          <kbd className={kbd}>{key}</kbd>
          {does}
        </span>
      ))}
    </p>
  );
}
