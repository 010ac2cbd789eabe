import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { createPeoplePage, peopleView } from "../../flows/inbox/filters.ts";
import { Loading } from "../../kit/loading.tsx";
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
      {view.kind === "loading" && <Loading size="m" />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <ul className={css.people}>
          {[me, ...view.people.filter((name) => name !== me)].map((name, index) => (
            <li key={name}>
              <Choice
                isChosen={name === assignee}
                isFirst={index === (assignee === me ? 1 : 0)}
                onChoose={() => choose(name)}
              >
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
  /** Whether it has the focus at first. */
  readonly isFirst?: boolean;
  readonly children: string;
  readonly onChoose: () => void;
}

function Choice({ isChosen, isFirst = false, children, onChoose }: ChoiceProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  return (
    <button ref={button} type="button" className={css.choice} disabled={isChosen} onClick={onChoose}>
      <span>{children}</span>
      {isChosen && <small>has it now</small>}
    </button>
  );
}
