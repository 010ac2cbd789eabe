import { err, ok, type Result } from "neverthrow";
import { type Checked, list, nullable, number, oneOf, record, text, yesNo } from "./check.ts";
import type { Brand } from "./brand.ts";
import type { LegalTexts } from "./legal.ts";
import { fillPlaceholders, findUnknownPlaceholders, toPlaceholders } from "./placeholders.ts";

const titled = record({ title: text, description: text });

/** A page's title and description for search engines and previews. */
const page = record({ title: text, description: text });

const drawnPlace = record({ name: text, code: text });

const point = record({ x: number, y: number });

/** Drawn by `tools/art/world-map.ts`; positions on `world.svg`. */
const worldMap = record({
  label: text,
  home: nullable(point),
  lanes: nullable(text),
  hubs: list(point),
  names: list(record({ name: text, x: number, y: number, before: yesNo })),
});

export type WorldMapTexts = Checked<typeof worldMap>;

const way = record({ to: text, description: text });

const service = record({
  title: text,
  lead: text,
  what: record({ title: text, paragraphs: list(text, 1) }),
  caption: text,
  when: list(text, 1),
  provide: list(text, 1),
  /** In order; the description says from when each time is counted. */
  times: record({
    title: text,
    description: text,
    steps: list(record({ when: text, name: text, description: text }), 1),
  }),
  documents: list(text, 1),
  charged: list(text, 1),
  closing: record({ title: text, description: text, ways: list(way, 1) }),
});

export type ServiceTexts = Checked<typeof service>;

/** A service in the carousel (`card`) and on the page of all services. */
const overview = record({
  card: text,
  title: text,
  description: text,
  facts: list(record({ name: text, value: text })),
});

const INDUSTRIES = [
  "chemicals",
  "pharmaceuticals",
  "electronics",
  "whiteGoods",
  "textiles",
  "manufacturing",
  "agriculture",
] as const;

const BENEFIT_SYMBOLS = ["tag", "calendar", "radar", "shield", "hub", "headset"] as const;

const texts = record({
  pages: record({
    home: page,
    about: page,
    services: page,
    air: page,
    lcl: page,
    fcl: page,
    warehousing: page,
    contact: page,
    enquiry: page,
    /** Of the picture that a preview of a page shows. */
    previewAlt: text,
  }),
  hero: record({ lines: list(text, 1), promise: text }),
  claims: list(record({ figure: nullable(text), text })),
  about: record({ title: text, lead: text, body: text, checklist: list(text), map: nullable(worldMap) }),
  why: record({
    title: text,
    lead: text,
    benefits: list(record({ symbol: oneOf(BENEFIT_SYMBOLS), title: text, description: text })),
  }),
  /** `from` and `to` are places in the drawing of the first step. */
  steps: record({
    title: text,
    from: drawnPlace,
    to: drawnPlace,
    search: titled,
    compare: titled,
    book: titled,
    ship: titled,
    track: titled,
  }),
  industries: record({ title: text, list: list(record({ id: oneOf(INDUSTRIES), name: text })) }),
  carriers: record({ title: text }),
  overviews: record({ lead: text, air: overview, lcl: overview, fcl: overview, warehousing: overview }),
  aboutPage: record({ lead: text }),
  contact: record({ lead: text }),
  enquiryPage: record({ lead: text }),
  enquiry: record({ title: text, lead: text }),
  air: service,
  lcl: service,
  fcl: service,
  warehousing: service,
});

/** Texts of the public pages: `texts.json` of the company's folder. */
type PageTexts = Checked<typeof texts>;

/** Texts of the public pages and the legal pages. */
export type BrandTexts = PageTexts & LegalTexts;

/** A part of the texts that a page shows. */
export type TextsKey = keyof BrandTexts;

/** Reads `texts.json` and fills in the facts of the company. Errors: one sentence for each text that is missing or wrong. */
export const parseTexts = (value: unknown, brand: Brand): Result<PageTexts, readonly string[]> => {
  const found: string[] = [];
  const json = JSON.stringify(value);
  const placeholders = toPlaceholders(brand);
  /* On the text of the file: a placeholder is inside a JSON string, and its value is written as one. */
  const filled: unknown = JSON.parse(
    fillPlaceholders(json, placeholders, (value) => JSON.stringify(value).slice(1, -1)),
  );
  found.push(...findUnknownPlaceholders(json, placeholders));
  const isComplete = texts(filled, "", (at, problem) => found.push(`${at === "" ? "The file" : at} ${problem}.`));
  return isComplete && found.length === 0 ? ok(filled) : err(found);
};
