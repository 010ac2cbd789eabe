import type { CountriesPort } from "#ports/countries.ts";
import { ask } from "./ask.ts";
import type { Api, ApiSettings } from "./client.ts";
import { decodeWith } from "./decoders/codec.ts";
import { CountriesCodec } from "./decoders/signup.ts";
import { refusalAtTheDoor } from "./refusal.ts";

/** Countries over HTTP. */
export const createCountries = (api: Api, { deadlines: { usual } }: ApiSettings): CountriesPort => ({
  all: (signal) =>
    ask((until) => api.GET("/element/country", { signal: until }), { signal, deadline: usual }, "code")
      .andThen(({ result }) => decodeWith(CountriesCodec)(result))
      .map((countries) => countries.map(({ _id, name }) => ({ id: _id, name })))
      .mapErr(refusalAtTheDoor),
});
