import type { ReactElement } from "react";
import { formatDate } from "#domain/time";
import { Button } from "#web/components/button.tsx";
import { chevronLeft } from "#web/components/icon/shapes.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { RateImport } from "../../ports/index.ts";
import { Corrections } from "./corrected-cells.tsx";
import { PriceList } from "./price-list.tsx";
import { Problems } from "./problems.tsx";
import { PublishCard } from "./publish-card.tsx";
import * as css from "./rates.css.ts";
import { countOf } from "./rates-labels.ts";

interface ChangesStepProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly isBusy: boolean;
  readonly onStep: (step: "file" | "columns") => void;
}

/** Step 3: what changes, with every charge, and the problems by cell. */
export function ChangesStep({ actor, one, isBusy, onStep }: ChangesStepProps): ReactElement {
  const summary = one.result?.summary ?? null;
  const compare = (): void => actor.send({ type: "change.requested", change: { kind: "compare" } });
  return (
    <>
      <div className={css.bar}>
        <p>
          <b>{one.settings.provider}</b>
          {summary === null ? "" : `, ${countOf(summary.lines, "row")}, valid till ${formatDate(summary.lastDay)}`}
        </p>
        <div className={css.actions}>
          <Button kind="secondary" size="small" icon={chevronLeft} onClick={() => onStep("file")}>
            File and tabs
          </Button>
          <Button kind="secondary" size="small" icon={chevronLeft} onClick={() => onStep("columns")}>
            Columns
          </Button>
        </div>
      </div>
      <div className={css.side}>
        {summary === null ? (
          <Problems actor={actor} one={one} isBusy={isBusy} />
        ) : (
          <PriceList actor={actor} one={one} summary={summary} isBusy={isBusy} />
        )}
        <div className={css.stack}>
          {summary !== null && <Problems actor={actor} one={one} isBusy={isBusy} />}
          <Corrections actor={actor} one={one} isBusy={isBusy} />
          {summary === null ? (
            <section className={css.panel}>
              <p>
                Answer or correct each problem, or leave its row out, then compare again. Nothing can be published
                before.
              </p>
              <div className={css.footer} data-next="">
                <Button size="small" busyLabel={isBusy ? "Comparing..." : undefined} onClick={compare}>
                  Compare again
                </Button>
              </div>
            </section>
          ) : (
            <PublishCard
              one={one}
              summary={summary}
              isBusy={isBusy}
              onPublish={(withoutMargin) =>
                actor.send({ type: "change.requested", change: { kind: "publish", withoutMargin } })
              }
              onCompare={compare}
            />
          )}
        </div>
      </div>
    </>
  );
}
