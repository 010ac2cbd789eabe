import type { ReactElement } from "react";
import { AskDialog } from "../../kit/ask-dialog.tsx";
import type { StaffChange, StaffMember } from "../../ports/index.ts";

interface Question {
  readonly title: string;
  readonly action: string;
  readonly consequence: string;
}

/** What is asked before a change of a person; null for one that is harmless or undone with one press. */
export const findQuestion = (change: StaffChange, { name }: Pick<StaffMember, "name">): Question | null => {
  if (change.kind === "role" && change.role === "admin")
    return {
      title: `Make ${name} an admin?`,
      action: `Make ${name} an admin`,
      consequence:
        "An admin manages staff, roles and second factors, blocks customers and sees the whole audit trail. Another admin can take the role away again; what was done with it until then stays.",
    };
  if (change.kind === "reset-factor")
    return {
      title: `Reset the second factor of ${name}?`,
      action: "Reset the second factor",
      consequence: `Password, second factor, passkeys, recovery codes and sessions of ${name} end at once, and a mail with a link to set them again leaves. Make sure that it is ${name} who asks. This cannot be undone.`,
    };
  if (change.kind === "access" && change.isDisabled)
    return {
      title: `Disable ${name}?`,
      action: `Disable ${name}`,
      consequence: `${name} is signed out everywhere at once and cannot sign in. Enabling later does not bring the sessions back.`,
    };
  return null;
};

interface StaffAskProps {
  /** The change that is asked about; null without one. */
  readonly change: StaffChange | null;
  readonly staff: readonly StaffMember[];
  readonly onConfirm: (change: StaffChange) => void;
  readonly onClose: () => void;
}

/** Asks before a person gets the role Admin, loses the second factor or is disabled. */
export function StaffAsk({ change, staff, onConfirm, onClose }: StaffAskProps): ReactElement {
  const person = staff.find(({ id }) => id === change?.id);
  const question = change === null || person === undefined ? null : findQuestion(change, person);
  return (
    <AskDialog
      open={question !== null}
      title={question?.title ?? ""}
      action={question?.action ?? ""}
      onConfirm={() => {
        if (change !== null) onConfirm(change);
      }}
      onClose={onClose}
    >
      <p>{question?.consequence}</p>
    </AskDialog>
  );
}
