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
import { cargoFlow } from "#flows/cargo/flow.ts";
import type { CargoEvent } from "#flows/cargo/types.ts";
import { type CargoView, cargoView, type ShownCargo } from "#flows/cargo/view.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { FailedState } from "#web/components/empty-state.tsx";
import { copy } from "#web/components/icon/shapes.ts";
import { Skeleton } from "#web/components/loading.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { text } from "#web/styles/typography.css.ts";
import { secondary, section as sectionStyle, sectionHead } from "../screen.css.ts";
import * as css from "./cargo.css.ts";
import { Conflicts } from "./conflicts.tsx";
import { formatSent } from "./labels.ts";
import { Panel } from "./panel.tsx";
import { extent } from "#web/styles/tokens.ts";

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
  const { machine, input } = useFlow((services) => cargoFlow(services, booking));
  const actor = useActorRef(machine, { input });
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
    <section ref={place} className={sectionStyle} aria-labelledby="cargo">
      <div className={sectionHead}>
        <h2 id="cargo" className={text.h2}>
          Cargo and parties
        </h2>
        {view.kind === "shown" && !isCancelled && <SaveState view={view} />}
      </div>
      <Content view={view} open={open} isCancelled={isCancelled} settled={settled} send={actor.send} onOpen={setOpen} />
    </section>
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

type ContentProps = {
  readonly view: CargoView;
  readonly open: CargoSection | null;
  readonly isCancelled: boolean;
  readonly settled: SettledCargo;
  readonly send: (event: CargoEvent) => void;
  readonly onOpen: (section: CargoSection | null) => void;
};

function Content({ view, open, isCancelled, settled, send, onOpen }: ContentProps): ReactElement | null {
  switch (view.kind) {
    case "loading":
      return view.isSlow ? (
        <div role="status">
          <VisuallyHidden>Loading cargo and parties...</VisuallyHidden>
          <Skeleton width="100%" height={extent(44)} />
        </div>
      ) : null;
    case "failed": {
      const { sentence, cause } = failureMessage("cargo", view.failure);
      return (
        <FailedState sentence={sentence} advice={cause}>
          <Button kind="secondary" onClick={() => send({ type: "cargo.retried" })}>
            Try again
          </Button>
        </FailedState>
      );
    }
    case "shown": {
      const texts = listTexts(view.details);
      const openSections = view.sections.filter((state) => !isSettled(state, settled));
      const isToSend = openSections.some(({ section }) => section === "cargo");
      return (
        <>
          <p className={secondary}>{describeProgress(openSections, { isCancelled, settled })}</p>
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
  }
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
      {sendFailure !== null && (
        <Banner tone="critical" urgent>
          {failureMessage("cargo-send", sendFailure).sentence}
        </Banner>
      )}
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
