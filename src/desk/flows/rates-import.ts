import { errAsync, okAsync } from "neverthrow";
import type { FieldProblem } from "#domain/field-problem.ts";
import { answerQuestion } from "#domain/rates";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { refusedFields } from "#flows/kit/failure.ts";
import { createPage, createQueryPage, type PageActor, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { DeskServices } from "../compose.ts";
import type {
  ColumnDecision,
  ComparedPrice,
  CorrectedCell,
  ImportHead,
  ImportSettings,
  Page,
  PriceQuery,
  PriceSide,
  RateChoices,
  RateImport,
  RowChoice,
  SheetQuestion,
  SheetReading,
} from "../ports/index.ts";
import { countOpenProblems } from "./rates-questions.ts";
import { findDayProblem } from "./typed-days.ts";

/** What is done to an import. */
export type ImportStep =
  | { readonly kind: "reading"; readonly reading: SheetReading }
  | { readonly kind: "answer"; readonly question: SheetQuestion; readonly answer: string }
  | { readonly kind: "outliers" }
  | { readonly kind: "take-back"; readonly correction: CorrectedCell }
  | { readonly kind: "row"; readonly row: RowChoice }
  | { readonly kind: "publish"; readonly withoutMargin: boolean }
  | { readonly kind: "compare" | "undo" | "discard" };

export type ImportActor = PageActor<RateImport, ImportStep>;

/** One import: read again while a process works on it. */
export const createImportPage =
  (id: string) =>
  ({ ports: { rates }, requestActor }: DeskServices) =>
    createPage<RateImport, ImportStep>({
      id: "deskImport",
      requestActor,
      load: (signal) => rates.readImport(id, signal),
      /* Colleagues correct cells of the same import. */
      isUnfinished: ({ state, result }) => (state === "open" || state === "refused") && result !== null,
      change: (step, signal, one) => {
        switch (step.kind) {
          case "reading":
            return rates.changeImport(one, { ...one.settings, reading: step.reading }, signal);
          /* The last open problem: the prices are compared again by themselves. */
          case "answer": {
            const reading = answerQuestion(one.settings.reading, step.question, step.answer);
            return rates
              .changeImport(one, { ...one.settings, reading }, signal)
              .andThen((changed) =>
                countOpenProblems(changed) === 0 ? rates.compare(changed, signal) : okAsync(changed),
              );
          }
          case "outliers":
            return rates
              .changeImport(one, { ...one.settings, acceptsOutliers: true }, signal)
              .andThen((changed) => rates.compare(changed, signal));
          case "take-back": {
            const { tab, cell, to } = step.correction;
            return rates.correctCell(one.id, { tab, cell, from: to, to: null }, signal);
          }
          case "row":
            return rates.leaveOutRow(one.id, step.row, signal);
          case "compare":
            return rates.compare(one, signal);
          case "publish":
            return rates.publish(one, step.withoutMargin, signal);
          case "discard":
            return rates.discard(one.id, signal).map(() => one);
          case "undo":
            return one.sheet === null
              ? errAsync({ kind: "malformed", issues: ["nothing was published"] })
              : rates.changeSheet({ sheet: one.sheet, change: "undo", reason: null }, signal).map(() => null);
        }
      },
    });

export const importView = (snapshot: PageSnapshot<RateImport, ImportStep>) =>
  pageView(snapshot, (one, { change, changeFailure }) => ({ one, change, changeFailure }));

const FIELDS = ["name", "provider", "prices", "audience", "validFrom", "validTill", "reading"] as const;
type Field = (typeof FIELDS)[number] | "typedCompany";

/** A company that is typed to be added to an audience, and is not chosen yet. */
export interface TypedCompany {
  readonly typedCompany: string;
}

/** What is stated about a sheet, as it is typed. */
export interface SettingsDraft extends ImportSettings, TypedCompany {}

/** The problem of a company that is only typed. */
export const findTypedCompany = ({
  audience,
  typedCompany,
}: Pick<SettingsDraft, "audience" | "typedCompany">): readonly FieldProblem<"typedCompany">[] =>
  audience === null || typedCompany.trim() === ""
    ? []
    : [{ field: "typedCompany", message: "Choose a company of the list, or clear the field." }];

/** What is stated about a sheet; sent as a whole. */
export const createSettingsForm =
  (getImport: () => RateImport) =>
  ({ ports: { rates }, requestActor }: DeskServices) =>
    createForm<SettingsDraft, RateImport, Field>({
      id: "deskImportSettings",
      requestActor,
      first: { ...getImport().settings, typedCompany: "" },
      validate: ({ name, provider, prices, validFrom, validTill, ...audience }) => [
        ...findTypedCompany(audience),
        ...findDayProblem("validFrom", validFrom),
        ...findDayProblem("validTill", validTill),
        ...(name.trim() === "" ? [{ field: "name" as const, message: "Name the sheet: customers read it." }] : []),
        ...(provider.trim() === "" ? [{ field: "provider" as const, message: "Say who issues the rates." }] : []),
        ...(prices === null
          ? [{ field: "prices" as const, message: "Say whether these are buying or selling prices." }]
          : []),
      ],
      send: ({ typedCompany: _, ...settings }, signal) =>
        rates.changeImport(getImport(), { ...settings, reading: getImport().settings.reading }, signal),
      toProblems: refusedFields(FIELDS),
      after: "open",
      settle: (draft, sent) => (sent === null ? draft : { ...sent.settings, typedCompany: "" }),
    });

export const settingsView = (snapshot: FormSnapshot<SettingsDraft, RateImport, Field>) => formView(snapshot);

/** The prices that would change, page by page. */
export const createPricesPage =
  (id: string) =>
  ({ ports: { rates }, requestActor }: DeskServices) =>
    createQueryPage<Page<ComparedPrice>, never, PriceQuery>({
      id: "deskImportPrices",
      requestActor,
      query: { kind: null, search: "", after: null },
      load: (query, signal) => rates.listPrices(id, query, signal),
    });

export const pricesView = (snapshot: PageSnapshot<Page<ComparedPrice>, never, PriceQuery>) => ({
  ...pageView(snapshot, (page) => ({ page })),
  query: snapshot.context.query,
});

/** Providers, groups and companies to choose from. */
export const createChoicesPage = ({ ports: { rates }, requestActor }: DeskServices) =>
  createQueryPage<RateChoices, never, string>({
    id: "deskRateChoices",
    requestActor,
    query: "",
    load: (search, signal) => rates.choices(search, signal),
  });

export const choicesView = (snapshot: PageSnapshot<RateChoices, never, string>): RateChoices =>
  snapshot.context.value ?? { providers: [], lastPrices: [], carriers: [], companies: [] };

const toProviderKey = (name: string): string => name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Whether the last sheet of a provider had buying or selling prices; null where that is not known. */
export const findLastPrices = ({ lastPrices }: RateChoices, provider: string): PriceSide | null =>
  lastPrices.find((one) => toProviderKey(one.provider) === toProviderKey(provider))?.prices ?? null;

/** The company that Enter chooses: the only one whose name has what was typed; undefined where none or several have. */
export const findEnteredCompany = (
  companies: RateChoices["companies"],
  typed: string,
): RateChoices["companies"][number] | undefined => {
  const text = typed.trim().toLowerCase();
  const [first, ...others] = companies.filter(({ name }) => name.toLowerCase().includes(text));
  return text === "" || others.length > 0 ? undefined : first;
};

type Upload = { readonly kind: "discard"; readonly id: string };

/** Imports that wait, and those that were published last. */
export const createImportsPage = ({ ports: { rates }, requestActor }: DeskServices) =>
  createPage<readonly ImportHead[], Upload>({
    id: "deskImports",
    requestActor,
    load: rates.listImports,
    change: ({ id }, signal) => rates.discard(id, signal).map(() => null),
  });

export const importsView = (snapshot: PageSnapshot<readonly ImportHead[], Upload>) =>
  pageView(snapshot, (imports, { change, changeFailure }) => ({ imports, change, changeFailure }));

interface UploadDraft {
  readonly file: File | null;
}

const MAX_BYTES = 52_428_800;

/** A file that is sent as soon as it is chosen. */
export const createUpload = ({ ports: { rates }, requestActor }: DeskServices) =>
  createForm<UploadDraft, RateImport, "file">({
    id: "deskRateUpload",
    requestActor,
    first: { file: null },
    validate: ({ file }) => {
      if (file === null) return [{ field: "file", message: "Choose a file." }];
      if (!/\.(?:xlsx|xlsm|xls|csv|txt)$/i.test(file.name))
        return [{ field: "file", message: "Choose an Excel file (.xlsx, .xlsm, .xls) or a CSV file." }];
      return file.size > MAX_BYTES ? [{ field: "file", message: "The file is larger than 50 MB." }] : [];
    },
    send: ({ file }, signal) =>
      file === null ? errAsync({ kind: "malformed", issues: ["no file"] }) : rates.upload(file, signal),
    toProblems: refusedFields(["file"]),
    after: "open",
  });

export const uploadView = (snapshot: FormSnapshot<UploadDraft, RateImport, "file">) => formView(snapshot);

/** What a column is to be. */
export type Decision = Omit<ColumnDecision, "header">;

const NOTHING: Omit<Decision, "kind"> = { field: null, charge: null, size: null, currency: null, per: null };

export const toField = (field: string): Decision => ({ ...NOTHING, kind: "field", field });
export const toCharge = (charge: string, more: Partial<Decision> = {}): Decision => ({
  ...NOTHING,
  kind: "charge",
  charge,
  ...more,
});
export const IGNORED: Decision = { ...NOTHING, kind: "ignored" };

/** Whether two headers are decided about together. */
export const isSameHeader = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A reading with another decision about a header; null: it is recognised again. */
export const decideColumn = (reading: SheetReading, header: string, decision: Decision | null): SheetReading => {
  const others = reading.columns.filter((one) => !isSameHeader(one.header, header));
  return { ...reading, columns: decision === null ? others : [...others, { header, ...decision }] };
};
