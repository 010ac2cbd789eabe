import * as t from "io-ts";
import type { Country, TokenAnswer } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, object } from "./codec.ts";

export const TokenCodec = reading<TokenAnswer["result"][number]>()(t.string);

export const CountriesCodec = list(reading<Country>()(object({ _id: t.string, name: t.string })));
