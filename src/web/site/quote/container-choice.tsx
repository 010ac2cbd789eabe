import { type KeyboardEvent, lazy, type ReactElement, Suspense, useEffect, useId, useRef, useState } from "react";
import { type EquipmentCode, EQUIPMENT_CODES, getEquipment } from "#domain/containers";
import { Icon } from "#web/components/icon/icon.tsx";
import { chevronDown } from "#web/components/icon/shapes.ts";
import { code as codeStyle } from "#web/styles/typography.css.ts";
import { useIsHydrated } from "../hooks.ts";
import { choice, chosen, containerType, label } from "./quote-fields.css.ts";

const loadList = () => import("./container-list.tsx");
const ContainerList = lazy(async () => ({ default: (await loadList()).ContainerList }));

type ContainerChoiceProps = {
  readonly equipment: EquipmentCode;
  readonly start: EquipmentCode;
  readonly onChange: () => void;
};

/** Before scripts run, the native list. */
export function ContainerChoice({ equipment, start, onChange }: ContainerChoiceProps): ReactElement {
  const isLive = useIsHydrated();
  const field = useRef<HTMLSelectElement>(null);
  const choose = (code: EquipmentCode): void => {
    if (field.current !== null) field.current.value = code;
    onChange();
  };
  return (
    <div className={containerType}>
      <span className={label} aria-hidden="true">
        Container
      </span>
      <span className={`${chosen} ${codeStyle}`} aria-hidden="true">
        {equipment}
        <Icon shape={chevronDown} size="s" />
      </span>
      <select
        ref={field}
        name="equipment"
        className={choice}
        hidden={isLive}
        defaultValue={start}
        aria-label="Container type"
      >
        {(["Dry", "Reefer"] as const).map((kind) => (
          <optgroup key={kind} label={kind}>
            {EQUIPMENT_CODES.map(getEquipment)
              .filter((one) => one.kind === kind)
              .map(({ code, name, volumeCbm }) => (
                <option key={code} value={code}>
                  {`${code}, ${name}, ${Math.floor(volumeCbm)}\u00a0CBM`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {isLive && <Picker equipment={equipment} onChoose={choose} />}
    </div>
  );
}

type PickerProps = { readonly equipment: EquipmentCode; readonly onChoose: (code: EquipmentCode) => void };

/* The button keeps the focus; the arrow keys move the active option (APG: select-only combobox). */
function Picker({ equipment, onChoose }: PickerProps): ReactElement {
  const id = useId();
  const [active, setActive] = useState<EquipmentCode | null>(null);
  const isOpen = active !== null;
  const close = (): void => setActive(null);
  const choose = (code: EquipmentCode): void => {
    onChoose(code);
    close();
  };
  const press = (event: KeyboardEvent): void => {
    const next = active === null ? openingKey(event.key, equipment) : movedBy(event.key, active);
    if (next !== null) setActive(next);
    else if (active !== null && (event.key === "Enter" || event.key === " ")) choose(active);
    else if (active !== null && event.key === "Escape") close();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    if (active !== null) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <>
      <button
        type="button"
        className={choice}
        role="combobox"
        aria-label="Container type"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={id}
        {...(isOpen ? { "aria-activedescendant": `${id}${active}` } : {})}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onBlur={close}
        onKeyDown={press}
        onClick={() => setActive(isOpen ? null : equipment)}
      >
        {equipment}
      </button>
      {active !== null && (
        <Suspense>
          <ContainerList id={id} chosen={equipment} active={active} onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const OPENING_KEYS: readonly string[] = ["Enter", " ", "ArrowDown", "ArrowUp"];

const openingKey = (key: string, equipment: EquipmentCode): EquipmentCode | null =>
  OPENING_KEYS.includes(key) ? equipment : null;

const movedBy = (key: string, active: EquipmentCode): EquipmentCode | null => {
  const at = EQUIPMENT_CODES.indexOf(active);
  const last = EQUIPMENT_CODES.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? null : (EQUIPMENT_CODES[place] ?? null);
};
