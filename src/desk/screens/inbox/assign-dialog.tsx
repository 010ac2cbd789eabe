import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { createPeoplePage, peopleView } from "../../flows/inbox/filters.ts";
import { Refusal } from "../../kit/refusal.tsx";
import { useDeskFlow, useStaff } from "../../services.ts";
import * as css from "./preview.css.ts";

interface AssignDialogProps {
  readonly open: boolean;
  readonly assignee: string | null;
  readonly onClose: () => void;
  readonly onAssign: (assignee: string | null) => void;
}

/** Whom the item is given to: oneself first. */
export function AssignDialog({ open, assignee, onClose, onAssign }: AssignDialogProps): ReactElement {
  const view = useSelector(useActorRef(useDeskFlow(createPeoplePage)), peopleView);
  const me = useStaff()?.name ?? "";
  const choose = (name: string | null): void => {
    onAssign(name);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Assign to">
      {view.kind === "loading" && <Spinner label="Loading..." />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <ul className={css.people}>
          {[me, ...view.people.filter((name) => name !== me)].map((name) => (
            <li key={name}>
              <Choice isChosen={name === assignee} onChoose={() => choose(name)}>
                {name === me ? `${name} (you)` : name}
              </Choice>
            </li>
          ))}
          <li>
            <Choice isChosen={assignee === null} onChoose={() => choose(null)}>
              Nobody
            </Choice>
          </li>
        </ul>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly children: string;
  readonly onChoose: () => void;
}

function Choice({ isChosen, children, onChoose }: ChoiceProps): ReactElement {
  return (
    <button type="button" className={css.choice} disabled={isChosen} onClick={onChoose}>
      <span>{children}</span>
      {isChosen && <small>has it now</small>}
    </button>
  );
}
