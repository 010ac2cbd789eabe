import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import { Button } from "#web/components/button.tsx";
import { Checkbox } from "#web/components/checkbox.tsx";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { useRefusedFields } from "#web/kit/use-refused-fields.ts";
import { labelRow } from "#web/components/field.css.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import {
  choicesView,
  createChoicesPage,
  createSettingsForm,
  findLastPrices,
  type ImportActor,
  type SettingsDraft,
  settingsView,
} from "../../flows/rates-import.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { ImportSettings, RateImport, SheetTab } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { AudienceField } from "./audience-field.tsx";
import { DefaultDay } from "./default-day.tsx";
import * as css from "./rates.css.ts";
import { countOf } from "./rates-labels.ts";

interface FileStepProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly onDone: () => void;
}

const REPLACES = [
  { value: "same-prices", label: "Prices of the same carrier, lane and size" },
  { value: "all", label: "All other prices of the provider" },
  { value: "none", label: "Nothing: add to what is quoted" },
] as const;

const RATE_TYPES = [
  { value: "none", label: "As the sheet says" },
  { value: "contract", label: "Contract" },
  { value: "spot", label: "Spot" },
] as const;

/** Step 1: who issues the sheet, which tabs, for whom, and for how long. */
export function FileStep({ actor, one, onDone }: FileStepProps): ReactElement {
  const getImport = (): RateImport => actor.getSnapshot().context.value ?? one;
  const form = useActorRef(useDeskFlow(createSettingsForm(getImport)));
  const choices = useActorRef(useDeskFlow(createChoicesPage));
  const { kind, draft, problems, failure } = useSelector(form, settingsView);
  const known = useSelector(choices, choicesView);
  useEffect(() => {
    const listening = form.on("form.sent", ({ sent }) => {
      if (sent === null) return;
      actor.send({ type: "page.updated", value: sent });
      onDone();
    });
    return () => listening.unsubscribe();
  }, [actor, form, onDone]);
  const lastPrices = findLastPrices(known, draft.provider);
  const prices = draft.prices ?? lastPrices;
  const change = (changes: Partial<SettingsDraft>): void => form.send({ type: "form.changed", changes });
  const findProblem = (field: string): string | undefined => problems.find((one) => one.field === field)?.message;
  const place = useRef<HTMLFormElement>(null);
  const noteSubmitted = useRefusedFields(place, kind === "sending");
  return (
    <form
      ref={place}
      noValidate
      className={css.panel}
      onSubmit={(event) => {
        event.preventDefault();
        noteSubmitted();
        form.send({ type: "form.submitted", changes: { prices } });
      }}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      <div className={css.form}>
        <Stack gap={16}>
          <Provider draft={draft} providers={known.providers} error={findProblem("provider")} onChange={change} />
          <TextField
            label="Name of the sheet"
            hint="Customers read it beside the price, and the desk in the list of sheets."
            maxLength={100}
            value={draft.name}
            error={findProblem("name")}
            onChange={(name) => change({ name })}
          />
        </Stack>
        <div className={css.group}>
          <span className={labelRow}>Prices of the sheet</span>
          <Segmented
            label="Prices of the sheet"
            options={[
              { value: "buy", label: "Buying" },
              { value: "sell", label: "Selling" },
            ]}
            value={prices ?? "none"}
            onChange={(side) => change({ prices: side === "buy" ? "buy" : "sell" })}
          />
          <span className={findProblem("prices") === undefined ? css.quietText : css.wrong}>
            {findProblem("prices") ??
              (draft.prices === null && lastPrices !== null
                ? `As in the last sheet of ${draft.provider.trim()}. `
                : "")}
            {findProblem("prices") === undefined &&
              "Buying: what the provider is paid, sold with margins. Selling: what customers pay."}
          </span>
        </div>
        <Tabs tabs={one.tabs} chosen={draft.tabs} onChange={(tabs) => change({ tabs })} />
        <AudienceField
          audience={draft.audience}
          known={known}
          error={findProblem("audience")}
          onSearch={(search) => choices.send({ type: "query.changed", query: search })}
          typedCompany={draft.typedCompany}
          companyError={findProblem("typedCompany")}
          onType={(typedCompany) => change({ typedCompany })}
          onChange={(audience) => change({ audience })}
        />
        <DefaultDay days={draft} field="validFrom" error={findProblem("validFrom")} onChange={change} />
        <DefaultDay days={draft} field="validTill" error={findProblem("validTill")} onChange={change} />
        <Select
          label="Ends earlier prices"
          compact
          options={REPLACES}
          value={draft.replaces}
          onChange={(replaces) => change({ replaces })}
        />
        <Select
          label="Rate type"
          compact
          options={RATE_TYPES}
          value={draft.rateType ?? "none"}
          onChange={(type) => change({ rateType: type === "none" ? null : type })}
        />
      </div>
      <div className={css.footer}>
        <Checkbox
          label={draft.provider === "" ? "Remember the columns" : `Remember the columns for ${draft.provider}`}
          checked={draft.isRemembered}
          onChange={(isRemembered) => change({ isRemembered })}
        />
        <Button type="submit" busyLabel={kind === "sending" ? "Saving..." : undefined}>
          Continue to the columns
        </Button>
      </div>
    </form>
  );
}

interface ProviderProps {
  readonly draft: ImportSettings;
  readonly providers: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<ImportSettings>) => void;
}

function Provider({ draft, providers, error, onChange }: ProviderProps): ReactElement {
  const typed = draft.provider.trim().toLowerCase();
  const fitting = providers.filter((name) => name.toLowerCase().includes(typed)).slice(0, 12);
  return (
    <Combobox
      label="Provider"
      field="provider"
      hint="The carrier or forwarder that issues the rates. A known one brings its columns."
      error={error}
      text={draft.provider}
      onTextChange={(provider) => onChange({ provider })}
      onChoose={({ name }) => onChange({ provider: name })}
      onClear={() => onChange({ provider: "" })}
      opensOn="focus"
      list={
        fitting.length === 0
          ? { status: "hint", text: "A new provider, which no sheet or carrier has yet" }
          : {
              status: "options",
              groups: [{ key: "known", options: fitting.map((name) => ({ key: name, name })) }],
            }
      }
    />
  );
}

interface TabsProps {
  readonly tabs: readonly SheetTab[];
  readonly chosen: readonly string[];
  readonly onChange: (tabs: readonly string[]) => void;
}

function Tabs({ tabs, chosen, onChange }: TabsProps): ReactElement {
  const names = tabs.flatMap(({ name }) => name ?? []);
  const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
  const toggle = (name: string, isOn: boolean): void => {
    const next = names.filter((one) => (one === name ? isOn : isChosen(one)));
    onChange(next.length === names.length ? [] : next);
  };
  return (
    <fieldset className={css.group}>
      <legend className={labelRow}>Tabs</legend>
      {tabs.map(({ name, rows, isHidden, isTable }) =>
        name === null ? (
          <p key="file" className={css.quietText}>
            {countOf(rows, "row")} in the file
          </p>
        ) : (
          <Checkbox
            key={name}
            label={name}
            note={`${countOf(rows, "row")}${isTable ? "" : ", no header found yet"}${isHidden ? ", hidden" : ""}`}
            checked={isChosen(name)}
            disabled={isChosen(name) && names.filter(isChosen).length === 1}
            onChange={(isOn) => toggle(name, isOn)}
          />
        ),
      )}
    </fieldset>
  );
}
