import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { isSameView } from "#flows/kit/same-view.ts";
import { pause as pauseShape, play } from "#web/components/icon/shapes.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { connectorDetailsView, createConnectorDetails } from "../../flows/connectors.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { Source } from "../../ports/index.ts";
import { useDeskFlow, useMay } from "../../services.ts";
import { CallList } from "./call-list.tsx";
import { describeSetting, formatSetting } from "./labels.ts";
import * as css from "./connectors.css.ts";

interface DetailsCardProps {
  /** As the list has it. */
  readonly source: Source;
  readonly onPause: (source: Source) => void;
  readonly onResume: (source: Source) => void;
}

/** One source with its settings and last calls. */
export function DetailsCard({ source, onPause, onResume }: DetailsCardProps): ReactElement {
  const actor = useActorRef(useDeskFlow((services) => createConnectorDetails(services, source.id)));
  const view = useSelector(actor, connectorDetailsView, isSameView);
  const [mayPause, mayResume] = [useMay("pause-connectors"), useMay("manage-connectors")];
  return (
    <section className={css.side} aria-labelledby="details">
      <div className={css.sideHead}>
        <h2 id="details" className={text.h3}>
          {source.name}
        </h2>
        {source.isAsked && source.pause === null && mayPause && (
          <KeyButton letter="p" kind="secondary" size="small" icon={pauseShape} onPress={() => onPause(source)}>
            Pause
          </KeyButton>
        )}
        {source.isAsked && source.pause !== null && mayResume && (
          <KeyButton letter="p" kind="secondary" size="small" icon={play} onPress={() => onResume(source)}>
            Resume
          </KeyButton>
        )}
      </div>
      {view.kind === "loading" && <Loading size="m" />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <>
          {view.details.settings.length > 0 && (
            <dl className={`${css.lines} ${num}`}>
              {view.details.settings.map(({ name, value }) => (
                <div key={name}>
                  <dt>{describeSetting(name)}</dt>
                  <dd>{formatSetting(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          <h3 className={text.h3}>Last calls</h3>
          {view.details.calls.length === 0 ? (
            <p className={css.notice}>No call in the last weeks.</p>
          ) : (
            <CallList calls={view.details.calls} />
          )}
        </>
      )}
    </section>
  );
}
