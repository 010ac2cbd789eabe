import type { ReactElement } from "react";
import type { StateChange } from "#domain/companies";
import type { FormActor } from "#flows/kit/form.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { listChanges } from "../../flows/customers.ts";
import { CustomerLink } from "../../kit/customer-link.tsx";
import { KeyButton } from "../../kit/key-button.tsx";
import type { Customer, CustomerStateChange } from "../../ports/index.ts";
import { useMay } from "../../services.ts";
import { CHANGE_LABELS } from "./customer-state.tsx";
import * as css from "./customers.css.ts";

export interface StateProps {
  readonly customer: Customer;
  readonly form: FormActor<CustomerStateChange, Customer, "reason">;
}

/** What the role may do with a company of its state; each asks for the reason. */
export function StateButtons({ customer, form }: StateProps): ReactElement {
  const mayBlock = useMay("block-customers");
  const { id, state, revision } = customer;
  const open = (change: StateChange): void =>
    form.send({ type: "form.opened", changes: { id, change, reason: "", revision } });
  const isAllowed = (change: StateChange): boolean => mayBlock || (change !== "block" && state !== "blocked");
  return (
    <div className={css.wrapped}>
      {listChanges(state)
        .filter(isAllowed)
        .map((change) =>
          change === "approve" ? (
            <KeyButton key={change} letter="c" size="small" onPress={() => open(change)}>
              {CHANGE_LABELS[change]}
            </KeyButton>
          ) : (
            <Button
              key={change}
              kind={change === "block" || change === "refuse" ? "ghost" : "secondary"}
              destructive={change === "block" || change === "refuse"}
              size="small"
              opens="dialog"
              onClick={() => open(change)}
            >
              {CHANGE_LABELS[change]}
            </Button>
          ),
        )}
    </div>
  );
}

interface WarningsProps extends Pick<StateProps, "customer"> {
  /** Left out where companies are not merged. */
  readonly onMerge?: (source: string) => void;
}

/** Why the company has its state, and which others have the same tax numbers. */
export function StateWarnings({ customer: { duplicates, stateReason }, onMerge }: WarningsProps): ReactElement {
  const mayMerge = useMay("merge-customers");
  return (
    <>
      {stateReason !== null && <Banner tone="neutral">The customer reads: {stateReason}</Banner>}
      {duplicates.length > 0 && (
        <Banner tone="caution">
          <p>Other accounts have the same tax numbers:</p>
          <ul className={css.list}>
            {duplicates.map(({ id, name, state }) => (
              <li key={id}>
                <span>
                  <CustomerLink id={id}>{name}</CustomerLink> ({state})
                </span>
                {mayMerge && onMerge !== undefined && (
                  <Button
                    kind="secondary"
                    size="small"
                    opens="dialog"
                    ariaLabel={`Merge ${name} into this company`}
                    onClick={() => onMerge(id)}
                  >
                    Merge into this one
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
