import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { formatItemCount } from "#domain/inbox";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { search } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { readInboxQuery } from "../../flows/inbox/address.ts";
import { createFilterForm, createFilterPage, filtersView } from "../../flows/inbox/filters.ts";
import { createInboxFlow, type InboxActor } from "../../flows/inbox/machine.ts";
import { ALL_OPEN } from "../../flows/inbox/types.ts";
import { type InboxView, inboxView } from "../../flows/inbox/view.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { UndoWindow } from "../../kit/undo-window.tsx";
import type { InboxItem, InboxQuery } from "../../ports/index.ts";
import { tabTitle, toSentence, useDeskFlow, useMay, useStaff } from "../../services.ts";
import { useGo } from "../../shell/arrival.ts";
import { useKeysWait } from "../../shell/held-keys.ts";
import { useKey, useLetterKeys } from "../../shell/keys.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { FilterDialog } from "./filter-dialog.tsx";
import * as css from "./inbox.css.ts";
import { ItemList } from "./item-list.tsx";
import { PersonFilter } from "./person-filter.tsx";
import { ItemPreview } from "./preview.tsx";
import { Queues } from "./queues.tsx";
import { RulesDialog } from "./rules-dialog.tsx";
import { describeItem, findPath } from "./titles.ts";
import { useAddress } from "./use-address.ts";

const ORDERS = [
  { value: "oldest", label: "Oldest first" },
  { value: "due", label: "Due first" },
] as const;

/** Everything that waits for the desk. */
export function Component(): ReactElement {
  const [parameters] = useSearchParams();
  const actor = useActorRef(useDeskFlow((services) => createInboxFlow(services, readInboxQuery(parameters))));
  const view = useSelector(actor, inboxView, isSameView);
  const [isAssigning, setAssigning] = useState(false);
  useAddress(actor, view.query);
  const open = useOpen();
  const selected = view.preview.kind === "shown" ? view.preview.details.item : null;
  useKeysWait(view.isBusy);
  const choose = (query: InboxQuery): void => actor.send({ type: "query.changed", query });
  const change = (item: InboxItem, assignee: string | null): void =>
    actor.send({ type: "change.requested", change: { kind: "assign", ...toSeen(item), assignee } });
  return (
    <main id="main" tabIndex={-1} className={css.inbox} aria-labelledby="inbox-title">
      <title>{tabTitle("Inbox")}</title>
      <SavedQueues view={view} actor={actor} onChoose={choose} />
      <section className={css.list} aria-labelledby="inbox-title">
        <Head view={view} onChoose={choose} />
        <Notices view={view} actor={actor} />
        <ItemList
          view={view}
          isFiltered={!isSameView({ ...view.query, order: ALL_OPEN.order }, ALL_OPEN)}
          onSelect={(id) => actor.send({ type: "item.selected", id })}
          onOpen={open}
          onMore={() => actor.send({ type: "more.requested" })}
          onRetry={() => actor.send({ type: "list.requested" })}
          onShowAll={() => choose(ALL_OPEN)}
        />
        <Keys view={view} actor={actor} onOpen={open} />
      </section>
      <ItemPreview
        view={view}
        onAssign={() => setAssigning(true)}
        onDone={(item) => actor.send({ type: "change.requested", change: { kind: "done", ...toSeen(item) } })}
        onChanged={() => actor.send({ type: "list.outdated" })}
        onAnswered={(item, held) => actor.send({ type: "item.answered", item, held })}
        onSettled={(item, answer) => actor.send({ type: "item.settled", item, answer })}
        onRetry={() => actor.send({ type: "preview.requested" })}
      />
      {selected !== null && (
        <AssignDialog
          open={isAssigning}
          assignee={selected.assignee}
          onClose={() => setAssigning(false)}
          onAssign={(assignee) => change(selected, assignee)}
        />
      )}
    </main>
  );
}

const toSeen = ({ id, revision }: InboxItem) => ({ id, revision });

function useOpen(): (item: InboxItem) => void {
  const go = useGo();
  const actions = useStaff()?.actions ?? [];
  return (item) => {
    const path = findPath(item, actions);
    if (path !== null) go(path);
  };
}

interface PartProps {
  readonly view: InboxView;
  readonly onChoose: (query: InboxQuery) => void;
}

function SavedQueues({ view: { query, counts }, actor, onChoose }: PartProps & ActorProps): ReactElement {
  const page = useActorRef(useDeskFlow(createFilterPage));
  const form = useActorRef(useDeskFlow(createFilterForm));
  const saved = useSelector(page, filtersView);
  const maySetRules = useMay("set-inbox-rules");
  const [isSettingRules, setSettingRules] = useState(false);
  const closeRules = useCallback(() => setSettingRules(false), []);
  useEffect(() => {
    const saving = form.on("form.sent", () => page.send({ type: "page.requested" }));
    const counting = actor.on("counts.read", () => page.send({ type: "page.outdated" }));
    return () => {
      saving.unsubscribe();
      counting.unsubscribe();
    };
  }, [actor, form, page]);
  return (
    <>
      <Queues
        query={query}
        counts={counts}
        filters={saved.kind === "shown" ? saved.filters : []}
        onChoose={onChoose}
        onSave={() => form.send({ type: "form.opened", changes: { query } })}
        onDelete={(id) => page.send({ type: "change.requested", change: { id } })}
        onRules={maySetRules ? () => setSettingRules(true) : undefined}
      />
      <FilterDialog form={form} />
      {isSettingRules && <RulesDialog open onClose={closeRules} />}
    </>
  );
}

function Head({ view: { query, counts }, onChoose }: PartProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  useKey("/", () => field.current?.focus());
  return (
    <div className={css.head}>
      <div className={css.heading}>
        <h1 id="inbox-title" className={text.h3}>
          Inbox
        </h1>
        {counts !== null && (
          <p className={`${css.summary} ${num}`}>
            <b>{formatItemCount(counts.total)}</b> open,{" "}
            <b className={css.overdue}>{formatItemCount(counts.overdue)}</b> overdue
          </p>
        )}
      </div>
      <div className={css.filter}>
        <TextField
          label="Filter the queue"
          labelHidden
          compact
          type="search"
          icon={search}
          ref={field}
          maxLength={100}
          placeholder="Filter: customer, place, number"
          value={query.search ?? ""}
          onChange={(typed) => onChoose({ ...query, search: typed === "" ? null : typed })}
          end={<kbd className={css.kbd}>/</kbd>}
        />
      </div>
      <PersonFilter query={query} counts={counts} onChoose={onChoose} />
      <div className={css.order}>
        <Select
          label="Order"
          labelHidden
          compact
          options={ORDERS}
          value={query.order}
          onChange={(order) => onChoose({ ...query, order })}
        />
      </div>
    </div>
  );
}

interface ActorProps {
  readonly view: InboxView;
  readonly actor: InboxActor;
}

function Notices({ view: { isLost, undoable, answered, late, waiting, isBusy }, actor }: ActorProps): ReactElement {
  return (
    <>
      {isLost && (
        <Banner tone="caution">
          <p>The connection is lost. What you see may be old; it is read again as soon as the server answers.</p>
        </Banner>
      )}
      {waiting.length > 0 && (
        <div className={css.notice} role="status">
          {waiting.length === 1 ? "1 change waits" : `${waiting.length} changes wait`} for the connection and will be
          sent.
        </div>
      )}
      {answered !== null && (
        <div className={css.notice}>
          <UndoWindow
            until={answered.held.until}
            says={`Answered: ${describeItem(answered.item).title}.`}
            isBusy={isBusy}
            onUndo={() => {
              const { item, held } = answered;
              actor.send({
                type: "change.requested",
                change: { kind: "undo-answer", id: item.id, number: held.number },
              });
            }}
          />
        </div>
      )}
      {late !== null && <Late late={late} actor={actor} />}
      {undoable !== null && (
        <div className={css.notice} role="status">
          <span>Done: {describeItem(undoable).title}.</span>
          <KeyButton
            letter="z"
            kind="secondary"
            size="small"
            disabled={isBusy}
            onPress={() => actor.send({ type: "change.requested", change: { kind: "undo", ...toSeen(undoable) } })}
          >
            Undo
          </KeyButton>
        </div>
      )}
    </>
  );
}

interface LateProps extends Pick<ActorProps, "actor"> {
  readonly late: NonNullable<InboxView["late"]>;
}

/* The result of what was sent about another item than the selected one. */
function Late({ late: { item, failure }, actor }: LateProps): ReactElement {
  const { title } = describeItem(item);
  const close = (): void => actor.send({ type: "late.seen" });
  const show = (): void => {
    actor.send({ type: "item.selected", id: item.id });
    close();
  };
  return (
    <div className={css.notice} role={failure === null ? "status" : "alert"}>
      <span>{failure === null ? `Answered: ${title}.` : `Not answered: ${title}. ${toSentence(failure)}`}</span>
      <Button kind="secondary" size="small" onClick={failure === null ? close : show}>
        {failure === null ? "Close" : "Show it"}
      </Button>
    </div>
  );
}

const HINTS = [
  ["j", "next"],
  ["k", "previous"],
  ["Enter", "open"],
  ["e", "done"],
  ["a", "assign"],
  ["w", "whose"],
  ["z", "undo"],
  ["?", "all keys"],
] as const;

function Keys({
  view,
  actor,
  onOpen,
}: ActorProps & { readonly onOpen: (item: InboxItem) => void }): ReactElement | null {
  const { areUsed } = useLetterKeys();
  const { list, selected, preview } = view;
  const items = list.kind === "shown" ? list.items : [];
  /* One that has left the list is still in the preview. */
  const shown = preview.kind === "shown" ? preview.details.item : undefined;
  const chosen = items.find(({ id }) => id === selected) ?? shown;
  const isEmpty = items.length === 0;
  const next = (): void =>
    actor.send(items.at(-1)?.id === selected ? { type: "more.requested" } : { type: "selection.moved", by: 1 });
  useKey("j", isEmpty ? null : next);
  useKey("k", isEmpty ? null : () => actor.send({ type: "selection.moved", by: -1 }));
  useKey("Enter", chosen === undefined ? null : () => onOpen(chosen));
  if (!areUsed) return null;
  return (
    <p className={css.keys} aria-label="Keys">
      {HINTS.map(([key, does]) => (
        <span key={key}>
          <kbd className={css.kbd}>{key}</kbd>
          {does}
        </span>
      ))}
    </p>
  );
}
