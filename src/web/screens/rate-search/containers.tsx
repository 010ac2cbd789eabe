import { type ReactElement, useId } from "react";
import { equipmentOfKind } from "#domain/containers";
import { findProblem } from "#flows/search/view.ts";
import { FieldNote } from "#web/components/field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { ContainerCard } from "./container-card.tsx";
import { cards, footnote, head, note, section } from "./containers.css.ts";
import type { FormPart } from "./form-part.ts";

/** Where the focus goes when the load was refused, or brought back. */
export const CONTAINERS_ID = "containers";

/** How many containers of which size. */
export function Containers(props: FormPart): ReactElement {
  const titleId = useId();
  const noteId = useId();
  const problem = findProblem(props.problems, "containers");
  return (
    <section
      id={CONTAINERS_ID}
      className={section}
      tabIndex={-1}
      data-field="containers"
      aria-labelledby={titleId}
      {...(problem === undefined ? {} : { "aria-describedby": noteId, "data-problem": "" })}
    >
      <div className={head}>
        <h2 className={text.h3} id={titleId}>
          Containers
        </h2>
        <p className={note}>Plus adds a size. “Only” keeps one size. Drawn to scale.</p>
      </div>
      <FieldNote id={noteId} error={problem} />
      <div className={cards[props.draft.selection.kind]}>
        {equipmentOfKind(props.draft.selection.kind).map((code) => (
          <ContainerCard key={code} {...props} equipment={code} />
        ))}
      </div>
      <p className={footnote}>
        Weight in kilograms, tonnes or pounds: 22500, 22.5 t, 49 600 lb. Cargo only, without the weight of the
        container.
      </p>
    </section>
  );
}
