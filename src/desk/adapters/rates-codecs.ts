import * as t from "io-ts";
import { list, object, orNull } from "#adapters/http/codec.ts";
import type {
  ComparedPrice,
  EndingPrices,
  ExchangeTable,
  ImportHead,
  RateImportState,
  PriceChange,
  PriceSide,
  RateChoices,
  RateImport,
  RateSheet,
  StatedCharge,
} from "../ports/rates.ts";

const { string, number, boolean } = t;
const texts = list(string);

const StateCodec: t.Type<RateImportState, unknown> = t.keyof({
  reading: null,
  unreadable: null,
  open: null,
  comparing: null,
  refused: null,
  compared: null,
  publishing: null,
  published: null,
  undone: null,
});
const SideCodec: t.Type<PriceSide, unknown> = t.keyof({ buy: null, sell: null });
const ChangeCodec: t.Type<PriceChange, unknown> = t.keyof({
  new: null,
  changed: null,
  "no-longer-quoted": null,
  dates: null,
  unchanged: null,
});

const DecisionCodec = object({
  header: string,
  kind: t.keyof({ field: null, charge: null, ignored: null }),
  field: orNull(string),
  charge: orNull(string),
  size: orNull(string),
  currency: orNull(string),
  per: orNull(string),
});

const ReadingCodec = object({
  columns: list(DecisionCodec),
  dates: orNull(t.keyof({ "day-first": null, "month-first": null })),
  currency: orNull(string),
  decimal: orNull(t.keyof({ point: null, comma: null })),
  hidden: orNull(t.keyof({ include: null, skip: null })),
  aliases: t.record(string, string),
  sizes: t.record(string, string),
  signs: t.record(string, string),
  carriers: t.record(string, string),
  remarks: t.record(string, string),
  ignoredTexts: texts,
});

const SettingsCodec = object({
  name: string,
  provider: string,
  tabs: texts,
  prices: orNull(SideCodec),
  audience: orNull(object({ groups: texts, companies: texts })),
  validFrom: orNull(string),
  validTill: orNull(string),
  rateType: orNull(t.keyof({ contract: null, spot: null })),
  replaces: t.keyof({ "same-prices": null, all: null, none: null }),
  acceptsOutliers: boolean,
  isRemembered: boolean,
  reading: ReadingCodec,
});

const ColumnCodec = object({
  letters: string,
  header: string,
  headerCell: orNull(string),
  kind: t.keyof({ field: null, charge: null, unknown: null, ignored: null, empty: null }),
  field: orNull(string),
  charge: orNull(string),
  sizes: texts,
  currency: orNull(string),
  per: orNull(string),
  filled: number,
  samples: texts,
  isDecided: boolean,
});

const LineCodec = object({ line: number, cells: texts });

const TabCodec = object({
  name: orNull(string),
  isHidden: boolean,
  rows: number,
  isTable: boolean,
  headLine: orNull(number),
  columns: list(ColumnCodec),
  above: list(LineCodec),
  lines: list(LineCodec),
});

const TopicCodec = t.keyof({
  currency: null,
  "column-currency": null,
  sign: null,
  place: null,
  carrier: null,
  size: null,
  charge: null,
  remark: null,
  limit: null,
  dates: null,
  decimal: null,
  hidden: null,
});

const NoteCodec = object({
  severity: t.keyof({ problem: null, question: null, remark: null }),
  kind: string,
  tab: orNull(string),
  line: number,
  cell: orNull(string),
  header: orNull(string),
  text: orNull(string),
  sentence: string,
  isCorrectable: boolean,
  headerCell: orNull(string),
  canBeLeftOut: boolean,
  asks: orNull(object({ topic: TopicCodec, text: orNull(string) })),
  stated: orNull(object({ validFrom: orNull(string), validTill: orNull(string) })),
});

const QuestionPlaceCodec = object({ tab: orNull(string), line: number, cell: orNull(string), header: orNull(string) });

const QuestionCodec = object({
  topic: TopicCodec,
  text: orNull(string),
  first: orNull(QuestionPlaceCodec),
  problems: number,
  lines: number,
});

const CorrectionCodec = object({
  tab: orNull(string),
  cell: string,
  from: string,
  to: string,
  staffName: string,
  correctedAt: string,
});

const LeftOutCodec = object({
  tab: orNull(string),
  line: number,
  text: string,
  staffName: string,
  leftOutAt: string,
});

const KindCodec = t.keyof({ fcl: null, lcl: null });

const SummaryCodec = object({
  kind: KindCodec,
  provider: string,
  lines: number,
  leftOut: number,
  lastDay: string,
  replaced: number,
  counts: object({ new: number, changed: number, "no-longer-quoted": number, dates: number, unchanged: number }),
  atCost: orNull(object({ prices: number, lanes: number })),
});

const ResultCodec = object({
  notes: list(NoteCodec),
  questions: list(QuestionCodec),
  problemCount: number,
  remarkCount: number,
  comparedAt: string,
  summary: orNull(SummaryCodec),
});

export const ImportHeadCodec: t.Type<ImportHead, unknown> = object({
  id: string,
  fileName: string,
  provider: string,
  state: StateCodec,
  sheet: orNull(string),
  staffName: string,
  createdAt: string,
  changedAt: string,
  isOwn: boolean,
});

export const RateImportCodec: t.Type<RateImport, unknown> = object({
  id: string,
  fileName: string,
  state: StateCodec,
  problem: orNull(string),
  progress: orNull(object({ done: number, all: number })),
  settings: SettingsCodec,
  tabs: list(TabCodec),
  unknownColumns: number,
  earlyQuestions: list(QuestionCodec),
  result: orNull(ResultCodec),
  corrections: list(CorrectionCodec),
  leftOut: list(LeftOutCodec),
  sheet: orNull(string),
  staffName: string,
  createdAt: string,
  changedAt: string,
  revision: number,
  others: list(ImportHeadCodec),
});

const AmountCodec = object({ amount: number, currency: string });
const StatedCodec: t.Type<StatedCharge, unknown> = object({
  amount: orNull(AmountCodec),
  basis: string,
  condition: orNull(string),
});
const OriginCodec = object({ tab: orNull(string), line: number, validFrom: string, validTill: string });
const PlaceCodec = object({ code: string, name: string });

export const ComparedPriceCodec: t.Type<ComparedPrice, unknown> = object({
  position: number,
  kind: ChangeCodec,
  from: PlaceCodec,
  to: PlaceCodec,
  carrier: string,
  size: orNull(string),
  before: orNull(OriginCodec),
  after: orNull(OriginCodec),
  charges: list(
    object({
      name: string,
      group: orNull(string),
      kind: t.keyof({
        unchanged: null,
        new: null,
        removed: null,
        amount: null,
        currency: null,
        basis: null,
        wording: null,
      }),
      before: orNull(StatedCodec),
      after: orNull(StatedCodec),
      percent: orNull(number),
    }),
  ),
  terms: list(object({ column: string, before: orNull(string), after: orNull(string) })),
  total: object({ before: orNull(AmountCodec), after: orNull(AmountCodec), percent: orNull(number) }),
});

const CompanyCodec = object({ id: string, name: string });

export const RateSheetCodec: t.Type<RateSheet, unknown> = object({
  id: string,
  kind: KindCodec,
  provider: string,
  name: string,
  state: t.keyof({ active: null, upcoming: null, ended: null, withdrawn: null }),
  prices: SideCodec,
  audience: orNull(object({ groups: texts, companies: list(CompanyCodec) })),
  validFrom: string,
  lastDay: orNull(string),
  lines: number,
  activeLines: number,
  importedAt: string,
  publishedBy: orNull(string),
  isOutdated: boolean,
  isEndedEarly: boolean,
  revision: string,
});

export const ChoicesCodec: t.Type<RateChoices, unknown> = object({
  providers: texts,
  lastPrices: list(object({ provider: string, prices: SideCodec })),
  carriers: texts,
  companies: list(CompanyCodec),
});

export const EndingCodec: t.Type<EndingPrices, unknown> = object({
  day: string,
  sheet: string,
  provider: string,
  name: string,
  lines: number,
});

export const ExchangeCodec: t.Type<ExchangeTable, unknown> = object({
  base: string,
  date: string,
  source: string,
  markUpPercent: string,
  quotes: list(object({ currency: string, unitsPerBase: string })),
});

export const FoundPlaceCodec = object({ code: t.string, name: t.string, country: t.string, isBestMatch: t.boolean });
