import type { ReactElement } from "react";
import { Button } from "#web/components/button.tsx";
import { undo } from "#web/components/icon/shapes.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { RateImport } from "../../ports/index.ts";
import * as css from "./rates.css.ts";
import { countOf } from "./rates-labels.ts";

interface PublishedStepProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly isBusy: boolean;
}

/** Step 4: published, with the way back. */
export function PublishedStep({ actor, one, isBusy }: PublishedStepProps): ReactElement {
  const counts = one.result?.summary?.counts;
  const isUndone = one.state === "undone";
  const stated = counts === undefined ? 0 : counts.new + counts.changed + counts.dates + counts.unchanged;
  return (
    <section className={css.panel} aria-labelledby="published">
      <h2 id="published" className={text.h2}>
        {isUndone ? "Undone" : `${countOf(stated, "price")} of ${one.settings.provider} published`}
      </h2>
      <p className={css.quietText}>
        {isUndone
          ? "The prices of this sheet are withdrawn, and those that it had replaced are quoted again."
          : `${one.settings.audience === null ? "All customers find" : "Only the chosen groups and companies find"} them from now on. Undo quotes again what was replaced.`}
      </p>
      <div className={css.footer}>
        <LinkButton to="/rates" kind="secondary" size="small">
          All sheets
        </LinkButton>
        <span className={css.actions}>
          {!isUndone && (
            <Button
              kind="secondary"
              size="small"
              icon={undo}
              busyLabel={isBusy ? "Undoing..." : undefined}
              onClick={() => actor.send({ type: "change.requested", change: { kind: "undo" } })}
            >
              Undo
            </Button>
          )}
          <LinkButton to="/rates/import" size="small">
            Import another sheet
          </LinkButton>
        </span>
      </div>
    </section>
  );
}
