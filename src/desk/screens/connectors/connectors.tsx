import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { addDays } from "#domain/time";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { refresh } from "#web/components/icon/shapes.ts";
import { num } from "#web/styles/typography.css.ts";
import {
  connectorsView,
  createConnectorsPage,
  createConnectorTest,
  createPauseForm,
  type PauseDraft,
  replaceSource,
  type SourceSummary,
} from "../../flows/connectors.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { Source } from "../../ports/index.ts";
import { useDeskFlow, useMay } from "../../services.ts";
import { useKey } from "../../shell/keys.tsx";
import { createSourcesTest } from "../../flows/test-sources.ts";
import { DeskPage } from "../../shell/shell.tsx";
import { AddConnector } from "./add-connector.tsx";
import { DetailsCard } from "./details-card.tsx";
import { formatAmounts } from "./labels.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import { SourceTable } from "./source-table.tsx";
import { TestCard } from "./test-card.tsx";
import * as css from "./connectors.css.ts";

const NOTE = "Everything a search asks. Keys stay in the environment and are never shown here.";
const SET_UP =
  "Name a carrier in the file that CONNECTORS_FILE names, put its keys into the environment, and start the server again. The guide add-a-connector.md has an entry for each.";

const findWeekAhead = (): string => addDays(new Date().toISOString().slice(0, 10), 7);

/** The sources with their state, quota and cost; a test of one, and pauses. */
export function Component(): ReactElement {
  const actor = useActorRef(useDeskFlow(createConnectorsPage));
  const pauseForm = useActorRef(useDeskFlow((services) => createPauseForm(services, Date.now)));
  const view = useSelector(actor, connectorsView, isSameView);
  useEffect(() => {
    const listening = pauseForm.on("form.sent", ({ sent }) => {
      const { value } = actor.getSnapshot().context;
      if (sent !== null && value !== null) actor.send({ type: "page.updated", value: replaceSource(value, sent) });
    });
    return () => listening.unsubscribe();
  }, [actor, pauseForm]);
  const change = (action: PauseDraft["action"], { id, kind, revision }: Source): void =>
    pauseForm.send({ type: "form.opened", changes: { action, connector: id, kind, revision } });
  const read = (): void => actor.send({ type: "page.outdated" });
  const mayAdd = useMay("manage-connectors");
  return (
    <DeskPage
      title="Connectors"
      note={NOTE}
      aside={
        <div className={css.buttons}>
          <Button kind="secondary" size="small" icon={refresh} onClick={read}>
            Refresh
          </Button>
          {mayAdd && <AddConnector />}
        </div>
      }
    >
      {view.kind === "loading" && <Loading />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <Sources
          {...view}
          onTested={read}
          onPause={(source) => change("pause", source)}
          onResume={(source) => change("resume", source)}
        />
      )}
      <PauseDialog form={pauseForm} />
    </DeskPage>
  );
}

/* Another one of the same source has other calls: its details are read again. */
const toVersion = ({ id, revision, recent, lastAnswer }: Source): string =>
  [id, revision, recent[0]?.at, lastAnswer?.at].join(" ");

interface SourcesProps {
  readonly sources: readonly Source[];
  readonly askable: readonly Source[];
  readonly unconnected: readonly string[];
  readonly isEmpty: boolean;
  readonly summary: SourceSummary;
  readonly onTested: () => void;
  readonly onPause: (source: Source) => void;
  readonly onResume: (source: Source) => void;
}

/* The selected source is the one of the address, otherwise the first one. */
function useSelection(sources: readonly Source[]) {
  const { connector } = useParams();
  const navigate = useNavigate();
  const select = (id: string): void => void navigate(`/connectors/${encodeURIComponent(id)}`, { replace: true });
  const askable = sources.filter(({ kind }) => kind !== "sheet");
  const selected = askable.find(({ id }) => id === connector) ?? askable[0] ?? null;
  const at = selected === null ? -1 : askable.indexOf(selected);
  const [next, previous] = [askable[at + 1], askable[at - 1]];
  useKey("j", next === undefined ? null : () => select(next.id));
  useKey("k", previous === undefined ? null : () => select(previous.id));
  return { selected, select };
}

function Sources(props: SourcesProps): ReactElement {
  const { sources, askable, unconnected, isEmpty, summary, onTested, onPause, onResume } = props;
  const { selected, select } = useSelection(sources);
  const [mayTest, mayResume] = [useMay("test-connectors"), useMay("manage-connectors")];
  const test = useActorRef(useDeskFlow((services) => createConnectorTest(services, findWeekAhead())));
  const allTest = useActorRef(useDeskFlow(createSourcesTest));
  const field = useRef<HTMLInputElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const [tests, setTests] = useState(0);
  useKey("t", () => (field.current ?? ask.current)?.focus());
  useEffect(() => {
    const readAgain = (): void => {
      setTests((count) => count + 1);
      onTested();
    };
    const listening = [test.on("form.sent", readAgain), allTest.on("test.done", readAgain)];
    return () => listening.forEach((one) => one.unsubscribe());
  }, [test, allTest, onTested]);
  const tested = askable.find(({ id }) => id === selected?.id) ?? askable[0];
  return (
    <>
      {!isEmpty && <Summary summary={summary} />}
      <div className={isEmpty ? table.stack : table.columns}>
        {isEmpty && <EmptyState sentence="No connectors are set up" advice={SET_UP} />}
        <section className={table.tableCard} aria-label="Sources" hidden={sources.length === 0}>
          <SourceTable sources={sources} selected={selected?.id ?? null} onResume={mayResume ? onResume : null} />
          {!isEmpty && unconnected.length > 0 && (
            <p className={css.foot}>
              Not set up: {unconnected.join(", ")}. {SET_UP}
            </p>
          )}
        </section>
        {!isEmpty && (
          <div className={table.stack}>
            {mayTest && tested !== undefined && (
              <TestCard
                form={test}
                allTest={allTest}
                sources={askable}
                source={tested}
                field={field}
                ask={ask}
                onChoose={select}
              />
            )}
            {selected !== null && (
              <DetailsCard
                key={`${toVersion(selected)} ${tests}`}
                source={selected}
                onPause={onPause}
                onResume={onResume}
              />
            )}
          </div>
        )}
      </div>
    </>
  );
}

function Summary({ summary }: { readonly summary: SourceSummary }): ReactElement {
  const { asked, answered, sources, stopped, today, month } = summary;
  return (
    <dl className={`${css.summary} ${num}`}>
      <div>
        <dt>Requests of searches today</dt>
        <dd>
          <b>{asked.toLocaleString("en-US")}</b>
          <small>{answered.toLocaleString("en-US")} answered</small>
        </dd>
      </div>
      <div>
        <dt>Sources that answer</dt>
        <dd>
          <b>
            {sources - stopped} of {sources}
          </b>
          <small className={stopped === 0 ? undefined : css.stopped}>
            {stopped === 0 ? "None is stopped" : `${stopped} paused, failing or without quota`}
          </small>
        </dd>
      </div>
      <div>
        <dt>Cost today</dt>
        <dd>
          <b>{formatAmounts(today)}</b>
          <small>by costPerCall of the connectors file</small>
        </dd>
      </div>
      <div>
        <dt>Cost this month</dt>
        <dd>
          <b>{formatAmounts(month)}</b>
          <small>tests are counted</small>
        </dd>
      </div>
    </dl>
  );
}
