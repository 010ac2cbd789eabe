import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Popover } from "react-aria-components/Popover";
import { asWideAsTrigger, popover } from "#web/styles/layout.css.ts";
import { below } from "#web/styles/tokens.ts";
import { afterLeaving } from "../after-leaving.ts";
import { CodeChip } from "../badge.tsx";
import { input, inset, lead } from "../field.css.ts";
import {
  type ControlLook,
  controlClass,
  describeControl,
  FieldFrame,
  type FieldLabels,
  toFieldProps,
} from "../field.tsx";
import { Icon } from "../icon/icon.tsx";
import { cross, type IconShape, search } from "../icon/shapes.ts";
import { Wheel } from "../loading.tsx";
import { suggestionPlace } from "./combobox.css.ts";
import { Footer, ListState, OptionList } from "./option-list.tsx";
import { type ComboboxList, type ComboboxOption, findOption } from "./options.ts";

export type EnteredBy = "key" | "leaving";

type ComboboxProps = FieldLabels &
  ControlLook & {
    readonly text: string;
    readonly onTextChange: (text: string) => void;
    /** Set it together with `text`; reset it when the user types. */
    readonly chosenKey?: string | undefined;
    readonly onChoose: (option: ComboboxOption) => void;
    readonly onClear: () => void;
    readonly list: ComboboxList;
    readonly code?: string | undefined;
    readonly icon?: IconShape;
    readonly placeholder?: string;
    readonly maxLength?: number;
    /** Where its list is drawn: by the field, which moves and closes with it, or over the page where a table or card would cut it. */
    readonly listIn?: "field" | "page";
    readonly required?: boolean;
    readonly disabled?: boolean;
    /** `focus` opens the list before anything is typed: for short, known lists such as countries. */
    readonly opensOn?: "typing" | "focus";
    readonly onFocus?: () => void;
    readonly onBlur?: () => void;
    /** Below the field, above its list. */
    readonly note?: ReactNode;
    /** Enter was pressed without an active option, or the field lost the focus. */
    readonly onEnter?: (by: EnteredBy) => void;
  };

/** The options are already filtered; the library would filter them again by name. */
const showEveryOption = (): boolean => true;

/** A text field with suggestions. It neither fetches nor filters: it shows the list it receives. */
export function Combobox(props: ComboboxProps): ReactElement {
  const id = useId();
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [noteHeight, setNoteHeight] = useState(0);
  /* React Aria closes the list when its selected key changes, which a field without `chosenKey` never does. */
  const [closingKey, setClosingKey] = useState<string | null>(null);
  /* React Aria opens the list when the text changes: not where an entered text was replaced. Null: not focused. */
  const [typed, setTyped] = useState<string | null>(null);
  const trigger = props.opensOn === "focus" ? "focus" : "input";
  const choose = (key: unknown) => {
    const option = typeof key === "string" ? findOption(props.list, key) : undefined;
    if (option === undefined) return;
    setClosingKey(option.key);
    props.onChoose(option);
  };
  return (
    <ComboBox
      aria-label={props.label}
      inputValue={props.text}
      onInputChange={(text) => {
        setTyped(text);
        props.onTextChange(text);
      }}
      selectedKey={props.chosenKey ?? closingKey}
      onSelectionChange={choose}
      onOpenChange={() => setClosingKey(null)}
      defaultFilter={showEveryOption}
      menuTrigger={typed !== null && typed !== props.text ? "manual" : trigger}
      allowsCustomValue
      allowsEmptyCollection
      isRequired={props.required ?? false}
      isDisabled={props.disabled ?? false}
      isReadOnly={props.readOnly ?? false}
    >
      <FieldFrame {...toFieldProps(props)} id={id}>
        <Control
          {...props}
          id={id}
          onFocus={() => {
            setTyped(props.text);
            props.onFocus?.();
          }}
          onBlur={() => {
            setTyped(null);
            props.onBlur?.();
          }}
        />
      </FieldFrame>
      <div ref={(element) => setNoteHeight(element?.offsetHeight ?? 0)}>{props.note}</div>
      <div ref={setPlace} className={suggestionPlace}>
        <Suggestions {...props} place={place} noteHeight={noteHeight} />
        <KeepPageReadable place={place} />
        <KeepListOpen />
        <OpenWhenKnown opensOn={props.opensOn ?? "typing"} />
      </div>
    </ComboBox>
  );
}

function Control(props: ComboboxProps & { readonly id: string }): ReactElement {
  const typed = useRef<HTMLInputElement>(null);
  const lookingUp = props.list.status === "looking-up";
  return (
    <Group className={controlClass(props)}>
      <span className={lead}>
        <Icon shape={props.chosenKey === undefined ? search : (props.icon ?? search)} />
      </span>
      <Input
        {...describeControl(props.id, props)}
        ref={typed}
        className={input}
        placeholder={props.placeholder ?? ""}
        maxLength={props.maxLength}
        {...useTyping(props)}
      />
      {lookingUp && (
        <span className={lead}>
          <Wheel size="s" />
        </span>
      )}
      {props.code !== undefined && <CodeChip>{props.code}</CodeChip>}
      {props.text !== "" && props.readOnly !== true && props.disabled !== true && (
        <ClearButton
          label={props.label}
          onClear={() => {
            props.onClear();
            typed.current?.focus();
          }}
        />
      )}
    </Group>
  );
}

/** Focus selects the text, a second click places the caret, Escape clears a field whose list is closed. */
function useTyping(props: ComboboxProps) {
  const isNewlyFocused = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      /* Scrolling would close a list that opens on focus. */
      if (props.opensOn !== "focus") scrollFieldToTop(event);
      event.currentTarget.select();
      isNewlyFocused.current = true;
      props.onFocus?.();
    },
    onClick: ({ currentTarget: field }: MouseEvent<HTMLInputElement>) => {
      const hasSelection = field.selectionStart !== field.selectionEnd;
      if (isNewlyFocused.current && !hasSelection) field.select();
      isNewlyFocused.current = false;
    },
    onKeyDown: ({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>) => {
      isNewlyFocused.current = false;
      const isOpen = field.getAttribute("aria-expanded") === "true";
      if (key === "Enter" && !field.hasAttribute("aria-activedescendant")) props.onEnter?.("key");
      if (key === "Escape" && !isOpen && props.text !== "") props.onClear();
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      props.onBlur?.();
      const { onEnter } = props;
      if (onEnter !== undefined) afterLeaving(currentTarget, () => onEnter("leaving"));
    },
  };
}

/* Not a tab stop: Escape clears the field from the keyboard. */
function ClearButton({ label, onClear }: { readonly label: string; readonly onClear: () => void }): ReactElement {
  return (
    <button type="button" className={inset} tabIndex={-1} aria-label={`Clear ${label}`} onClick={onClear}>
      <Icon shape={cross} size="s" />
    </button>
  );
}

/**
 * React Aria hides the rest of the page from assistive technology while a list is open, although Tab still reaches
 * it. This attribute exempts the page.
 */
function KeepPageReadable({ place }: { readonly place: HTMLElement | null }): null {
  const open = useContext(ComboBoxStateContext)?.isOpen === true;
  useLayoutEffect(() => {
    const page = place?.closest("body > *");
    if (!open || !page) return undefined;
    page.setAttribute("data-react-aria-top-layer", "");
    return () => page.removeAttribute("data-react-aria-top-layer");
  }, [open, place]);
  return null;
}

/**
 * React Aria closes a list when the page scrolls, which phones do to reveal the focused field. The list moves with
 * its field, so scroll events of the document are stopped before the library's listener.
 */
function KeepListOpen(): null {
  const open = useContext(ComboBoxStateContext)?.isOpen === true;
  const isOpen = useRef(open);
  useLayoutEffect(() => {
    isOpen.current = open;
  }, [open]);
  useLayoutEffect(() => {
    const keep = (event: Event): void => {
      if (isOpen.current && event.target === document) event.stopImmediatePropagation();
    };
    window.addEventListener("scroll", keep, true);
    return () => window.removeEventListener("scroll", keep, true);
  }, []);
  return null;
}

/** Opens the list of a focused, empty field when it becomes one that opens on focus: its options have arrived. */
function OpenWhenKnown({ opensOn }: { readonly opensOn: "typing" | "focus" }): null {
  const state = useContext(ComboBoxStateContext);
  const isWaiting = useRef(false);
  useEffect(() => {
    const isEmpty = state?.isFocused === true && state.inputValue === "";
    if (isWaiting.current && isEmpty && opensOn === "focus") state.open(null, "focus");
    isWaiting.current = isEmpty && opensOn === "typing";
  }, [opensOn, state]);
  return null;
}

/**
 * On a phone the field moves to the top to leave room for the list; without animation, because a list that opens
 * during scrolling is closed.
 */
function scrollFieldToTop(event: FocusEvent<HTMLElement>): void {
  if (!globalThis.matchMedia?.(below.sm).matches) return;
  event.currentTarget.parentElement?.scrollIntoView({ block: "start", behavior: "instant" });
}

type SuggestionsProps = ComboboxProps & { readonly place: HTMLElement | null; readonly noteHeight: number };

const GAP = 6;

function Suggestions(props: SuggestionsProps): ReactElement {
  const { list } = props;
  const groups = list.status === "options" ? list.groups : [];
  return (
    <Popover
      className={`${popover} ${asWideAsTrigger}`}
      offset={props.noteHeight === 0 ? GAP : props.noteHeight + 2 * GAP}
      containerPadding={0}
      maxHeight={480}
      /* The library waits for the animation of the arrival before it removes a list, at times without end. */
      shouldSkipAnimation
      {...(props.place === null || props.listIn === "page" ? {} : { UNSTABLE_portalContainer: props.place })}
    >
      <div role="status">{list.status !== "options" && <ListState list={list} />}</div>
      <OptionList groups={groups} typed={props.text} chosenKey={props.chosenKey} />
      {list.status === "options" && list.summary !== undefined && <Footer summary={list.summary} />}
    </Popover>
  );
}
