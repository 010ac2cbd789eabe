import { type ReactElement, useId } from "react";
import { equipmentOfKind } from "../../../domain/containers/equipment-table.ts";
import { problemAt } from "../../../flows/fcl-search/selectors.ts";
import { FieldNote } from "../../components/field/field-frame.tsx";
import { text } from "../../styles/typography.css.ts";
import { ContainerCard } from "./container-card.tsx";
import { cards, head, note } from "./containers.css.ts";
import type { FormPart } from "./form-part.ts";
import { ReeferUse } from "./reefer-use.tsx";

/** How many of which box. */
export function Containers(props: FormPart): ReactElement {
  const { actor, draft, problems } = props;
  const titleId = useId();
  const noteId = useId();
  const problem = problemAt(problems, "containers");
  return (
    <section aria-labelledby={titleId} {...(problem === undefined ? {} : { "aria-describedby": noteId })}>
      <div className={head}>
        <h2 className={text.h3} id={titleId}>
          Containers
        </h2>
        <p className={note}>Drawn to scale. Dotted outline: 45’ High Cube.</p>
      </div>
      <FieldNote id={noteId} error={problem} />
      <ul className={cards}>
        {equipmentOfKind(draft.selection.kind).map((code) => (
          <ContainerCard key={code} actor={actor} equipment={code} selection={draft.selection} />
        ))}
      </ul>
      {draft.selection.kind === "Reefer" && <ReeferUse {...props} />}
    </section>
  );
}
