import { quietText } from "#web/kit/atoms.css.ts";
import { extent } from "#web/styles/tokens.ts";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import {
  type CargoPart,
  type CargoSection,
  isLockedStatus,
  isSettled,
  listTexts,
  type SectionState,
  type SettledCargo,
  toSection,
} from "#domain/cargo";
import { cargoFlow } from "#flows/cargo/machine.ts";
import type { CargoEvent } from "#flows/cargo/types.ts";
import { cargoView, type ShownCargo } from "#flows/cargo/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { copy } from "#web/components/icon/shapes.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { LoadingRows, PageState } from "#web/kit/page-state.tsx";
import { Section } from "#web/kit/section.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import * as css from "./cargo.css.ts";
import { Conflicts } from "./conflicts.tsx";
import { formatSent } from "./labels.ts";
import { Panel } from "./panel.tsx";

const SHIPPING_INSTRUCTION: CargoPart = { subject: "shipping-instruction", container: 0 };

type CargoProps = {
  /** The id of the booking. */
  readonly booking: string;
  readonly isCancelled: boolean;
  readonly settled: SettledCargo;
  /** A part was sent: its deadline is done. */
  readonly onSent: () => void;
};

/** Cargo, parties, containers and pick-up of a booking. */
export function Cargo({ booking, isCancelled, settled, onSent }: CargoProps): ReactElement {
  const toast = useToast();
  const actor = useActorRef(useFlow((services) => cargoFlow(services, booking)));
  const view = useSelector(actor, cargoView);
  const place = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<CargoSection | null>(null);
  const [wanted, setWanted] = useState<{ readonly path: string } | null>(null);
  useFlowEvents(actor, (event) => {
    if (event.type === "part.sent") {
      toast("positive", formatSent(event.part));
      onSent();
    } else if (event.path === null) {
      toast("critical", "These details were changed elsewhere. Check them and send again.");
    } else {
      setOpen(toSection(event.path));
      setWanted({ path: event.path });
    }
  });
  useEffect(() => {
    if (wanted === null) return;
    const field = place.current?.querySelector(`[data-field="${wanted.path}"]`);
    field?.querySelector<HTMLElement>("input, select, textarea, [tabindex='0']")?.focus();
  }, [wanted]);
  return (
    <Section
      id="cargo"
      title="Cargo and parties"
      ref={place}
      gap={4}
      aside={view.kind === "shown" && !isCancelled && <SaveState view={view} />}
    >
      <PageState
        view={view}
        attempt="cargo"
        skeleton={<LoadingRows label="Loading cargo and parties..." rows={ROWS} />}
        onRetry={() => actor.send({ type: "cargo.retried" })}
      >
        {(shown) => (
          <Shown
            view={shown}
            open={open}
            isCancelled={isCancelled}
            settled={settled}
            send={actor.send}
            onOpen={setOpen}
          />
        )}
      </PageState>
    </Section>
  );
}

function SaveState({ view: { saving, savedAt } }: { readonly view: ShownCargo }): ReactElement {
  const saved =
    savedAt === null ? "Saved while you type" : `Saved while you type, last change ${ownDayAndTime(savedAt)}`;
  return (
    <p className={css.saveState} role="status">
      {{ saved, unsaved: "Saving...", saving: "Saving...", failed: "Not saved yet" }[saving]}
    </p>
  );
}

const ROWS = [["100%", extent(44)]] as const;

type ShownProps = {
  readonly view: ShownCargo;
  readonly open: CargoSection | null;
  readonly isCancelled: boolean;
  readonly settled: SettledCargo;
  readonly send: (event: CargoEvent) => void;
  readonly onOpen: (section: CargoSection | null) => void;
};

function Shown({ view, open, isCancelled, settled, send, onOpen }: ShownProps): ReactElement {
  const texts = listTexts(view.details);
  const openSections = view.sections.filter((state) => !isSettled(state, settled));
  const isToSend = openSections.some(({ section }) => section === "cargo");
  return (
    <>
      <p className={quietText.small}>{describeProgress(openSections, { isCancelled, settled })}</p>
      {view.earlier !== null && !isCancelled && isToSend && (
        <p className={css.earlier}>
          <Button kind="secondary" size="small" icon={copy} onClick={() => send({ type: "earlier.copied" })}>
            Copy goods and parties from {view.earlier}
          </Button>
        </p>
      )}
      <Notes view={view} send={send} />
      <Conflicts view={view} send={send} />
      <div className={css.panels}>
        {view.sections.map((state) => {
          const isOver = isCancelled || !openSections.includes(state);
          return (
            <Panel
              key={state.section}
              state={state}
              form={{ view, texts, send }}
              isSettled={!isCancelled && isOver}
              isOpen={open === state.section && !isOver}
              onToggle={isOver ? null : () => onOpen(open === state.section ? null : state.section)}
            />
          );
        })}
      </div>
      {!isCancelled && isToSend && <SendInstruction view={view} send={send} />}
    </>
  );
}

/** Of the sections of which something has to be sent, or was. */
const describeProgress = (
  sections: readonly SectionState[],
  { isCancelled, settled }: Pick<CargoProps, "isCancelled" | "settled">,
): string => {
  if (isCancelled) return "This booking is cancelled. Nothing has to be sent.";
  if (sections.length === 0)
    return settled.hasSailed
      ? "This is no longer due, because the vessel has sailed."
      : "This is done. Nothing has to be sent.";
  const complete = sections.filter(({ status }) => status !== "missing" && status !== "returned").length;
  const isSent = sections.some(({ section, status }) => section === "cargo" && isLockedStatus(status));
  const isInstructionOpen = sections.some(({ section }) => section === "cargo");
  return [
    isSent ? "You sent the shipping instruction." : null,
    !isSent && isInstructionOpen ? "The carrier needs this for the shipping instruction." : null,
    !isSent && !isInstructionOpen ? "The shipping instruction is done." : null,
    `${complete} of ${sections.length} sections ${complete === 1 ? "is" : "are"} complete.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
};

type PartProps = { readonly view: ShownCargo; readonly send: (event: CargoEvent) => void };

function Notes({ view: { saveFailure, sendFailure }, send }: PartProps): ReactElement | null {
  if (saveFailure === null && sendFailure === null) return null;
  return (
    <div className={css.notes}>
      {saveFailure !== null && (
        <Banner tone="critical" urgent>
          {failureMessage("cargo-save", saveFailure).sentence} What you typed stays in this browser.{" "}
          <Button kind="secondary" size="small" onClick={() => send({ type: "save.retried" })}>
            Save now
          </Button>
        </Banner>
      )}
      <FailureBanner attempt="cargo-send" failure={sendFailure} />
    </div>
  );
}

function SendInstruction({ view, send }: PartProps): ReactElement | null {
  const state = view.parts.find(({ subject }) => subject === "shipping-instruction");
  if (state === undefined || isLockedStatus(state.status)) return null;
  const missing = state.problems.length;
  return (
    <div className={css.foot}>
      <p>
        {missing === 0
          ? "Sending locks cargo and parties."
          : `Cargo and parties lack ${missing === 1 ? "1 field" : `${missing} fields`}. Sending locks both.`}
      </p>
      <Button
        busyLabel={view.sending?.subject === "shipping-instruction" ? "Sending..." : undefined}
        onClick={() => send({ type: "part.submitted", part: SHIPPING_INSTRUCTION })}
      >
        Send shipping instruction
      </Button>
    </div>
  );
}
