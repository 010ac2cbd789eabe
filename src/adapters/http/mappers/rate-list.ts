import type { Result } from "neverthrow";
import type { ApiOffer } from "../../../domain/rates/api-offer.ts";
import type { ListedRate, LiveRate, Rate } from "../../../domain/rates/rate.ts";
import type { SheetOffer } from "../../../domain/rates/sheet-offer.ts";
import type { Failure } from "../../../ports/failure.ts";
import type { WholeRate } from "../chosen-rates.ts";
import { ApiRateCodec } from "../decoders/api-rate.ts";
import { decodeWith } from "../decoders/codec.ts";
import type { WireRates } from "../decoders/rates.ts";
import { SheetColumns, SheetRateCodec } from "../decoders/sheet-rate.ts";
import { apiOfferOf } from "./api-offer.ts";
import { sheetOfferOf } from "./sheet-offer.ts";

/** What turns a foreign offer into a rate: the domain's two rules, with the search and the day they need. */
export interface Normalisers {
  readonly api: (offer: ApiOffer) => LiveRate;
  readonly sheet: (offer: SheetOffer) => Rate;
}

/** The rates of an answer, each with the offer it was made of, and what could not be read. */
export interface ReadRates {
  readonly rates: readonly ListedRate[];
  readonly whole: ReadonlyMap<string, WholeRate>;
  readonly unread: readonly Failure[];
}

const decodeApi = decodeWith(ApiRateCodec);
const decodeSheet = decodeWith(SheetRateCodec);
const decodeColumns = decodeWith(SheetColumns);

type Read = Result<{ readonly rate: ListedRate; readonly whole: WholeRate }, Failure>;

const readApi =
  ({ api }: Normalisers) =>
  (offer: unknown): Read =>
    decodeColumns(offer).andThen((whole) => decodeApi(offer).map((wire) => ({ rate: api(apiOfferOf(wire)), whole })));

const readSheet =
  ({ sheet }: Normalisers) =>
  (offer: unknown): Read =>
    decodeColumns(offer).andThen((whole) =>
      decodeSheet(offer).map((wire) => ({ rate: sheet(sheetOfferOf(wire, whole)), whole })),
    );

/** Several sold-out sailings share the id `Sold-out`: each keeps an id of its own, so that none hides another. */
const idAmong = (taken: ReadonlyMap<string, unknown>, id: string): string => {
  let unused = id;
  for (let copy = 2; taken.has(unused); copy += 1) unused = `${id}#${copy}`;
  return unused;
};

/** Reads offer by offer, so that one that cannot be read costs no other. */
export const readRates = (groups: WireRates["result"], normalisers: Normalisers): ReadRates => {
  const rates: ListedRate[] = [];
  const whole = new Map<string, WholeRate>();
  const unread: Failure[] = [];
  const keep = (read: Read): void =>
    read.match(
      (found) => {
        const id = idAmong(whole, found.rate.id);
        whole.set(id, found.whole);
        rates.push(id === found.rate.id ? found.rate : { ...found.rate, id });
      },
      (failure) => {
        unread.push(failure);
      },
    );
  for (const { api, excel } of groups) {
    for (const offer of api) keep(readApi(normalisers)(offer));
    for (const offer of excel) keep(readSheet(normalisers)(offer));
  }
  return { rates, whole, unread };
};

const unreadText = (count: number): string =>
  count === 1 ? "1 offer could not be read and is not shown." : `${count} offers could not be read and are not shown.`;

/** The server's warning, and how many offers are missing because they could not be read; null when all is well. */
export const warningOf = (errorMessage: string | null, unread: number): string | null => {
  const sentences = [errorMessage ?? "", unread === 0 ? "" : unreadText(unread)].filter((sentence) => sentence !== "");
  return sentences.length === 0 ? null : sentences.join(" ");
};
