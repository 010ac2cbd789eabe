import { BRAND } from "#brand";
import type { ReactElement } from "react";
import { PhoneLink } from "#web/components/link.tsx";
import { formatText, isLockedStatus, isSamePart, VGM_METHODS } from "#domain/cargo";
import { Button } from "#web/components/button.tsx";
import { CodeChip } from "#web/components/badge.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { lock, warning } from "#web/components/icon/shapes.ts";
import { subtitle } from "#web/kit/atoms.css.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./cargo.css.ts";
import { CargoField, type FormProps } from "./field.tsx";
import { StateBadge } from "./state-badge.tsx";

const METHODS = VGM_METHODS.map((method) => ({ value: method, label: formatText(method) }));

/** Number, seals and VGM of one container, which are sent together. */
function ContainerForm({ index, ...props }: FormProps & { readonly index: number }): ReactElement | null {
  const { view, send } = props;
  const part = { subject: "vgm", container: index + 1 } as const;
  const state = view.parts.find((one) => isSamePart(one, part));
  if (state === undefined) return null;
  const isLocked = isLockedStatus(state.status);
  const path = `requestedEquipments.${index}`;
  const fields = { ...props, isLocked };
  const isBusy = view.sending !== null && isSamePart(view.sending, part);
  return (
    <fieldset className={css.containerRow} aria-label={`Container ${index + 1}, ${view.scope.equipments[index] ?? ""}`}>
      <div className={css.panelHead}>
        <span className={subtitle}>
          Container {index + 1} <CodeChip>{view.scope.equipments[index] ?? ""}</CodeChip>
        </span>
        <StateBadge status={state.status}>
          {state.status === "missing" ? `Missing ${state.problems.length}` : undefined}
        </StateBadge>
      </div>
      {state.status === "returned" && <Reason reason={state.submission?.reason ?? ""} />}
      <div className={`${css.fields} ${num}`}>
        <CargoField {...fields} path={`${path}.equipmentReference`} placeholder="KLSU 482 150 0" />
        <CargoField {...fields} path={`${path}.sealNumbers`} mark="Optional" />
        <CargoField {...fields} path={`${path}.vgmWeight`} placeholder="18 000" />
        <CargoField {...fields} path={`${path}.vgmMethod`} kind="choice" options={METHODS} />
        <CargoField {...fields} path={`${path}.vgmResponsibleParty`} />
        <CargoField {...fields} path={`${path}.vgmDateTime`} kind="moment" />
        <CargoField {...fields} path={`${path}.tareWeight`} mark="Optional" />
        <CargoField {...fields} path={`${path}.maxGrossWeight`} mark="Optional" />
      </div>
      {isLocked ? (
        <Locked />
      ) : (
        <div className={css.buttons}>
          <Button
            kind="secondary"
            size="small"
            busyLabel={isBusy ? "Sending..." : undefined}
            onClick={() => send({ type: "part.submitted", part })}
          >
            Send VGM of container {index + 1}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

export function Reason({ reason }: { readonly reason: string }): ReactElement {
  return (
    <p className={css.locked}>
      <Icon shape={warning} size="s" />
      Returned by the desk: {reason}
    </p>
  );
}

export function Locked(): ReactElement {
  return (
    <p className={css.locked}>
      <Icon shape={lock} size="s" />
      <span>
        Locked since it was sent. To correct it, request a change of details, or call the desk:{" "}
        <PhoneLink number={BRAND.landline} />.
      </span>
    </p>
  );
}

export function ContainersForm(props: FormProps): ReactElement {
  return (
    <div>
      {props.view.scope.equipments.map((_, index) => (
        <ContainerForm key={String(index)} {...props} index={index} />
      ))}
    </div>
  );
}
