import { type ReactElement, useState } from "react";
import { Checkbox } from "../components/checkbox.tsx";
import { Combobox } from "../components/combobox/combobox.tsx";
import { CopyField } from "../components/copy-field.tsx";
import type { ComboboxList } from "../components/combobox/options.ts";
import { DateField } from "../components/date-field/date-field.tsx";
import { FileUpload } from "../components/file-upload.tsx";
import { anchor, box, container, home, mapPin, plane, search, truck } from "../components/icon/shapes.ts";
import { NumberStepper } from "../components/number-stepper.tsx";
import { Segmented } from "../components/segmented.tsx";
import { Select } from "../components/select.tsx";
import { Tabs } from "../components/tabs.tsx";
import { PasswordField, TextField } from "../components/text-field.tsx";
import { stack } from "./stories.css.ts";
import { type Story, stories } from "./story.ts";

const sea = { kind: "sea", text: "Sea" } as const;
const inland = { kind: "inland", text: "Inland" } as const;

const places: ComboboxList = {
  status: "options",
  groups: [
    {
      key: "LK",
      heading: { name: "Sri Lanka", countryCode: "LK" },
      options: [{ key: "LKCMB", name: "Colombo", detail: "Western Province", icon: anchor, badge: sea, code: "LKCMB" }],
    },
    {
      key: "PA",
      heading: { name: "Panama", countryCode: "PA" },
      options: [{ key: "PAONX", name: "Colón", detail: "Caribbean coast", icon: anchor, badge: sea, code: "PAONX" }],
    },
    {
      key: "US",
      heading: { name: "United States", countryCode: "US" },
      options: [
        { key: "USCOS", name: "Colorado Springs", detail: "Colorado", icon: mapPin, badge: inland, code: "USCOS" },
      ],
    },
  ],
  summary: "3 places in 3 countries",
};

function listFor(text: string): ComboboxList {
  if (text.length < 4) return { status: "hint", text: "Type at least 4 letters." };
  if (text.startsWith("Rott")) return { status: "looking-up", text: "Looking up places" };
  if (text.startsWith("Colo")) return places;
  return { status: "empty", text: "No ports found", advice: "Try the UN/LOCODE, for example NLRTM." };
}

type Place = { readonly text: string; readonly chosenKey?: string };

function PlaceField(): ReactElement {
  const [place, setPlace] = useState<Place>({ text: "" });
  return (
    <Combobox
      label="Place of Delivery"
      placeholder="Name, code or port"
      icon={mapPin}
      {...place}
      code={place.chosenKey}
      list={listFor(place.text)}
      onTextChange={(text) => setPlace({ text })}
      onChoose={(option) => setPlace({ text: option.name, chosenKey: option.key })}
      onClear={() => setPlace({ text: "" })}
    />
  );
}

const nothing = (): void => undefined;

function TextFields(): ReactElement {
  const [text, setText] = useState("");
  return (
    <div className={stack}>
      <TextField label="Empty" icon={mapPin} placeholder="Name, code or port" value={text} onChange={setText} />
      <TextField label="Read-only" value="ananya@suryodaya.example" readOnly />
      <PasswordField label="Password" value="keelson" onChange={nothing} />
      <TextField
        compact
        label="Search carriers"
        labelHidden
        icon={search}
        placeholder="Search carriers"
        value="Norr"
        onChange={nothing}
        onClear={nothing}
      />
    </div>
  );
}

function FieldNotes(): ReactElement {
  return (
    <div className={stack}>
      <TextField
        label="Error"
        icon={mapPin}
        value=""
        onChange={nothing}
        error="Please enter at least Place of Origin or Port of Loading"
      />
      <TextField label="Caution" value="27AAPFU0939F1ZX" onChange={nothing} caution="The check character is wrong." />
      <TextField label="PIN code" mark="Optional" hint="Up to 6 characters" value="682001" numeric onChange={nothing} />
    </div>
  );
}

function Dates(): ReactElement {
  const [date, setDate] = useState<string | null>("2026-12-01");
  return (
    <div className={stack}>
      <DateField label="Departure Date" value={date} onChange={setDate} min="2026-11-20" max="2026-12-20" />
      <DateField label="Departure from" value={null} onChange={setDate} error="Please choose a date" />
    </div>
  );
}

function Selects(): ReactElement {
  const [line, setLine] = useState<"HMM" | "ONE" | "">("");
  const options = [
    { value: "HMM", label: "HMM" },
    { value: "ONE", label: "ONE" },
  ] as const;
  return (
    <div className={stack}>
      <Select label="Shipping line" placeholder="Choose a line" value={line} onChange={setLine} options={options} />
      <Select label="Chosen" value="ONE" onChange={nothing} options={options} />
    </div>
  );
}

function Uploads(): ReactElement {
  const [file, setFile] = useState<{ name: string; size: number } | null>(null);
  return (
    <div className={stack}>
      <FileUpload
        label="GST copy"
        file={file}
        onChoose={(chosen) => setFile({ name: chosen.name, size: chosen.size })}
        onRemove={() => setFile(null)}
      />
      <FileUpload
        label="PAN copy"
        file={{ name: "pan-suryodaya.pdf", size: 212000 }}
        onChoose={nothing}
        onRemove={nothing}
      />
    </div>
  );
}

function Stepper(): ReactElement {
  const [count, setCount] = useState(2);
  return (
    <NumberStepper
      label="20GP"
      value={count}
      onDecrease={() => setCount(count - 1)}
      onIncrease={() => setCount(count + 1)}
    />
  );
}

function SegmentedChoices(): ReactElement {
  const [service, setService] = useState<"Ramp" | "Door">("Door");
  const [kind, setKind] = useState<"Domestic" | "International">("Domestic");
  return (
    <div className={stack}>
      <Segmented
        label="Origin service"
        value={service}
        onChange={setService}
        options={[
          { value: "Ramp", label: "Ramp", icon: anchor },
          { value: "Door", label: "Door", icon: home },
        ]}
      />
      <Segmented
        size="large"
        label="Account type"
        value={kind}
        onChange={setKind}
        options={[
          { value: "Domestic", label: "Domestic" },
          { value: "International", label: "International" },
        ]}
      />
    </div>
  );
}

function ModeTabs(): ReactElement {
  const [tab, setTab] = useState<"fcl" | "lcl" | "air" | "land">("air");
  return (
    <Tabs
      label="Mode"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: "fcl", label: "FCL", icon: container, content: "FCL" },
        { id: "lcl", label: "LCL", icon: box, content: "LCL" },
        { id: "air", label: "AIR", icon: plane, content: "Coming Soon!" },
        { id: "land", label: "LAND", icon: truck, content: "Coming Soon!" },
      ]}
    />
  );
}

function Checkboxes(): ReactElement {
  const [checked, setChecked] = useState(true);
  return (
    <div className={stack}>
      <Checkbox label="Norrvik Line" note="2" end="6,283" checked={checked} onChange={setChecked} />
      <Checkbox label="Pelagia" checked={false} onChange={nothing} />
      <Checkbox label="Amberline" checked={false} disabled onChange={nothing} />
    </div>
  );
}

export const FIELD_STORIES: readonly Story[] = [
  ...stories("components", {
    checkbox: Checkboxes,
    "date-field": Dates,
    field: FieldNotes,
    "copy-field": () => <CopyField label="Link" link="https://portal.example/shared/6Jt2" />,
    "file-upload": Uploads,
    "number-stepper": Stepper,
    segmented: SegmentedChoices,
    select: Selects,
    tabs: ModeTabs,
    "text-field": TextFields,
  }),
  {
    kind: "component",
    id: "components/combobox",
    Story: PlaceField,
    steps: [{ into: "Place of Delivery", text: "Colo" }],
  },
];
