import type { ReactElement } from "react";
import { formatText, isLocked, labelPath, type Submission, toPart } from "#domain/cargo";
import type { CargoEvent } from "#flows/cargo/types.ts";
import type { ShownCargo } from "#flows/cargo/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import * as css from "./cargo.css.ts";

const quote = (text: string): string => (text === "" ? "empty" : `"${formatText(text)}"`);

/** Texts that were changed here and elsewhere: the shipper chooses one of each. */
export function Conflicts({
  view,
  send,
}: {
  readonly view: ShownCargo;
  readonly send: (event: CargoEvent) => void;
}): ReactElement | null {
  const { conflicts, parts } = view;
  if (conflicts.length === 0) return null;
  const submissions = parts.flatMap(({ submission }): readonly Submission[] =>
    submission === null ? [] : [submission],
  );
  return (
    <div className={css.notes}>
      <Banner tone="caution" urgent>
        These fields were also changed elsewhere. Choose what is right.
      </Banner>
      {conflicts.map(({ path, mine, theirs }) => {
        const label = labelPath(path);
        const choose = (choice: "mine" | "theirs") => send({ type: "conflict.resolved", path, choice });
        return (
          <section key={path} className={css.conflict} aria-label={`Change of ${label}`}>
            <b>{label}</b>
            <span>You typed: {quote(mine)}</span>
            <span>Saved: {quote(theirs)}</span>
            <div className={css.buttons}>
              {!isLocked(submissions, toPart(path)) && (
                <Button kind="secondary" size="small" onClick={() => choose("mine")}>
                  Use what I typed
                </Button>
              )}
              <Button kind="secondary" size="small" onClick={() => choose("theirs")}>
                Use what is saved
              </Button>
            </div>
          </section>
        );
      })}
    </div>
  );
}
