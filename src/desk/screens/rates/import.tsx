import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { createImportPage, type ImportActor, importView } from "../../flows/rates-import.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { RateImport } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { DeskPage } from "../../shell/shell.tsx";
import { ChangesStep } from "./changes-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { FileStep } from "./file-step.tsx";
import { PublishedStep } from "./published-step.tsx";
import * as css from "./rates.css.ts";

const STEPS = ["file", "columns", "changes", "published"] as const;
type Step = (typeof STEPS)[number];

const STEP_LABELS: Readonly<Record<Step, string>> = {
  file: "File and tabs",
  columns: "Columns",
  changes: "Changes",
  published: "Published",
};

const WORKING: readonly RateImport["state"][] = ["reading", "comparing", "publishing"];
const EVERY_MS = 700;

/** One import, step by step. */
export function Component(): ReactElement {
  const { id = "" } = useParams();
  return <Import key={id} id={id} />;
}

function Import({ id }: { readonly id: string }): ReactElement {
  const actor = useActorRef(useDeskFlow(createImportPage(id)));
  const view = useSelector(actor, importView);
  const isWorking = view.kind === "shown" && WORKING.includes(view.one.state);
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => actor.send({ type: "page.outdated" }), EVERY_MS);
    return () => clearInterval(timer);
  }, [actor, isWorking]);
  if (view.kind !== "shown")
    return (
      <DeskPage title="Import rates">
        {view.kind === "loading" ? <Loading /> : <Refusal failure={view.failure} />}
      </DeskPage>
    );
  return <Shown actor={actor} one={view.one} isBusy={view.change !== null} failure={view.changeFailure} />;
}

interface ShownProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly isBusy: boolean;
  readonly failure: Parameters<typeof Refusal>[0]["failure"];
}

const findStep = ({ state, settings, result }: RateImport): Step => {
  if (state === "published" || state === "undone") return "published";
  if (state === "open" && result !== null) return "changes";
  if (state === "compared" || state === "refused" || state === "comparing" || state === "publishing") return "changes";
  return settings.provider === "" ? "file" : "columns";
};

const isStep = (text: string | null): text is Step => STEPS.some((step) => step === text);

function Shown({ actor, one, isBusy, failure }: ShownProps): ReactElement {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const chosen = query.get("step");
  const natural = findStep(one);
  const step =
    isStep(chosen) && STEPS.indexOf(chosen) < STEPS.indexOf(natural) && natural !== "published" ? chosen : natural;
  const isWorking = WORKING.includes(one.state);
  const go = (to: Step | null): void => setQuery(to === null ? {} : { step: to }, { replace: true });
  const discard = (): void => actor.send({ type: "change.requested", change: { kind: "discard" } });
  useEffect(() => {
    const listening = actor.on("change.done", ({ change }) => {
      if (change?.kind === "discard") void navigate("/rates/import");
    });
    return () => listening.unsubscribe();
  }, [actor, navigate]);
  return (
    <DeskPage
      title="Import rates"
      aside={
        natural === "published" ? undefined : (
          <Button kind="ghost" size="small" destructive disabled={one.state === "publishing"} onClick={discard}>
            Discard
          </Button>
        )
      }
    >
      <Steps current={step} fileName={one.fileName} />
      <div className={css.stack}>
        <Others one={one} />
        <Refusal failure={failure} />
        {one.problem !== null && (
          <Banner tone="critical">
            <p>{one.problem}</p>
          </Banner>
        )}
        {isWorking && <Working one={one} />}
        {!isWorking && one.state !== "unreadable" && (
          <>
            {step === "file" && <FileStep actor={actor} one={one} onDone={() => go("columns")} />}
            {step === "columns" && (
              <ColumnsStep
                one={one}
                isBusy={isBusy}
                actor={actor}
                onBack={() => go("file")}
                onCompared={() => go(null)}
              />
            )}
            {step === "changes" && <ChangesStep one={one} isBusy={isBusy} actor={actor} onStep={go} />}
            {step === "published" && <PublishedStep one={one} isBusy={isBusy} actor={actor} />}
          </>
        )}
      </div>
    </DeskPage>
  );
}

function Steps({ current, fileName }: { readonly current: Step; readonly fileName: string }): ReactElement {
  const at = STEPS.indexOf(current);
  return (
    <ol className={css.steps} aria-label="Steps">
      {STEPS.map((step, index) => (
        <li key={step} data-done={index < at ? "" : undefined} aria-current={index === at ? "step" : undefined}>
          <span className={css.stepMark}>{index < at ? <Icon shape={check} size="xs" /> : index + 1}</span>
          {STEP_LABELS[step]}
          {step === "file" && <small>{fileName}</small>}
        </li>
      ))}
    </ol>
  );
}

function Others({ one }: { readonly one: RateImport }): ReactElement | null {
  const [other] = one.others;
  if (other === undefined) return null;
  const who = other.isOwn ? "You have" : `${other.staffName} has`;
  return (
    <Banner tone="caution">
      <p>
        {who} another import of {one.settings.provider} open since {formatOfficeMoment(other.createdAt)}:{" "}
        {other.fileName}. Who publishes second replaces what the first has published.
      </p>
    </Banner>
  );
}

const WORK_LABELS: Readonly<Partial<Record<RateImport["state"], string>>> = {
  reading: "The file is being read",
  comparing: "Prices are being compared",
  publishing: "The sheet is being published",
};

function Working({ one }: { readonly one: RateImport }): ReactElement {
  const { progress } = one;
  const label = WORK_LABELS[one.state] ?? "Working";
  const rows =
    progress === null
      ? ""
      : `, row ${progress.done.toLocaleString("en-US")} of ${progress.all.toLocaleString("en-US")}`;
  return (
    <div className={css.panel} aria-live="polite">
      <Spinner size="m" label={`${label}${rows}...`} />
      <p className={css.quietText}>You can leave this page and come back.</p>
    </div>
  );
}
