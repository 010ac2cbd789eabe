import { err, ok, type Result } from "neverthrow";
import { type Checked, list, nullable, oneOf, record, text, textLike, wholeNumber } from "./check.ts";
import { colours, findContrastProblems } from "./colours.ts";
import { findServiceProblems, OFFERS } from "./services.ts";
import { findTaxProblems, tax } from "./tax.ts";

const office = record({
  title: text,
  city: text,
  postalCode: text,
  country: record({ name: text, code: textLike(/^[A-Z]{2}$/, "IN") }),
  lines: list(text, 1),
});

export type Office = Checked<typeof office>;

const email = textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "rates@company.example");

const GLYPHS = [
  "gable",
  "bars",
  "arc",
  "waves",
  "blocks",
  "lozenge",
  "pennant",
  "flag",
  "compass",
  "gate",
  "sails",
  "angle",
] as const;

/** The letters of a carrier's name: 1 to 19, see `carrier-mark.css.ts`. */
const VOICES = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
  "16",
  "17",
  "18",
  "19",
] as const;

const carrier = record({ name: text, glyph: oneOf(GLYPHS), voice: oneOf(VOICES) });

/** A carrier of the strip on the public pages, with the drawing and the letters of its name. */
export type BrandCarrier = Checked<typeof carrier>;

const mark = record({
  /** `0 0 width height` */
  viewBox: textLike(/^0 0 \d+ \d+$/, "0 0 32 32"),
  shapes: list(record({ path: text, colour: oneOf(["accent", "text"]) }), 1),
});

/** Names of files in the brand's folder; `-800.` in a name is the width in pixels. */
const file = textLike(/^[a-z0-9][a-z0-9./-]*\.[a-z0-9]+$/, "pictures/hero-800.webp");
const picture = list(file, 1);

const pictures = record({
  heroWide: picture,
  heroTall: picture,
  heroWideVideo: nullable(file),
  heroTallVideo: nullable(file),
  air: picture,
  lcl: picture,
  fcl: picture,
  warehousing: picture,
  preview: file,
});

const brand = record(
  {
    name: text,
    shortName: text,
    /** What the company does, in the foot of the public pages. */
    motto: text,
    publishedIn: wholeNumber,
    website: textLike(/^https:\/\/[^/\s]+$/, "https://www.company.example"),
    timeZone: textLike(/^[A-Za-z_]+(\/[A-Za-z_+-]+)*$/, "Asia/Kolkata"),
    headOffice: office,
    branchOffices: list(office),
    ratesMailbox: email,
    generalMailbox: email,
    landline: textLike(/^\+[\d ]+$/, "+49 40 5551 0"),
    /** When the desk is reached, as the public pages print it; null prints nothing. */
    hours: nullable(text),
    /** Printed on an offer whose source names nobody to ask. */
    support: text,
    claims: record({ hubs: text, fclDestinations: text, support: text }),
    currency: textLike(/^[A-Z]{3}$/, "USD"),
    /** Names of the ports that the quote on the landing page starts with. */
    ports: record({ origin: text, destination: text }),
    services: list(oneOf(OFFERS), 1),
    /** In links to their pages. */
    serviceNames: record({ air: text, lcl: text, fcl: text, warehousing: text }),
    carriers: list(carrier),
    colours,
    /** A typeface of the devices, such as `Georgia, serif`; null is Archivo, which the portal brings along. */
    typeface: nullable(textLike(/^[A-Za-z0-9 ,'-]+$/, "Georgia, 'Times New Roman', serif")),
    mark,
    /** The names in the drawing of a ship's hull on the landing page and beside the sign-in; null shows no drawing. */
    hull: nullable(record({ timber: text, waterline: text, keel: text })),
    /** The lines beside the sign-in. */
    signIn: list(text, 1),
    pictures,
  },
  {
    /** Fonts of PDFs, TrueType or OpenType; without them PDFs are set in Archivo. */
    pdfTypeface: record({ regular: file, strong: file }),
    /** The tax that prices state on top of their total; without it they state none. */
    tax,
  },
);

/** Facts and looks of the company that runs the portal: `brand.json` of its folder. */
export type Brand = Checked<typeof brand>;

const notes = (): { readonly note: (at: string, problem: string) => void; readonly found: string[] } => {
  const found: string[] = [];
  return { found, note: (at, problem) => found.push(`${at === "" ? "The file" : at} ${problem}.`) };
};

/** Reads `brand.json`. Errors: one sentence for each field that is missing or wrong, and for each contrast that is too low. */
export const parseBrand = (value: unknown): Result<Brand, readonly string[]> => {
  const { note, found } = notes();
  if (!brand(value, "", note)) return err(found);
  const problems = [...findServiceProblems(value), ...findTaxProblems(value), ...findContrastProblems(value.colours)];
  return problems.length === 0 ? ok(value) : err(problems);
};

/** Every file that the brand names, by its path in the brand's folder. */
export const filesOfBrand = ({ pictures: named, pdfTypeface }: Brand): readonly string[] => [
  ...Object.values(named).flatMap((one) => (one === null ? [] : typeof one === "string" ? [one] : [...one])),
  ...Object.values(pdfTypeface ?? {}),
];
