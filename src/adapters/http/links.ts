import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { err, errAsync, ok, type Result } from "neverthrow";
import type { SharedLink } from "#domain/links";
import type { Failure } from "#ports/failure.ts";
import type { CreatedLink, LinksPort } from "#ports/links.ts";
import type { Api, ApiSettings } from "./client.ts";
import { fetchLink } from "./bookings.ts";
import { agreeing, list, object, orNull } from "./codec.ts";
import { requestFile } from "./files.ts";
import { synchroniseWith, request, readFirst, readAll, ignore } from "./request.ts";
import { SharedBookingCodec, toOpenedLink } from "./shared-booking.ts";

const BookingOptionsCodec = agreeing<schema.BookingLinkOptions>()(
  object({
    prices: t.boolean,
    references: t.boolean,
    deadlines: t.boolean,
    marks: orNull(t.boolean),
    documents: list(t.string),
  }),
);

const LINK = {
  id: t.string,
  kind: t.keyof({ booking: null, quote: null }),
  subject: t.string,
  number: t.string,
  recipient: t.string,
  options: orNull(BookingOptionsCodec),
  state: t.keyof({ active: null, expired: null, revoked: null }),
  createdAt: t.string,
  expiresAt: t.string,
  lastOpenedAt: orNull(t.string),
  opens: t.number,
};
const LinkCodec = agreeing<schema.SharedLink>()(object(LINK));
export const CreatedLinkCodec = agreeing<schema.CreatedLink>()(object({ ...LINK, token: t.string }));

const toLink = ({ options, ...link }: t.TypeOf<typeof LinkCodec>): SharedLink => {
  if (options === null) return { ...link, options };
  const { marks, ...shown } = options;
  return { ...link, options: marks === true ? { ...shown, marks } : shown };
};

export const toCreatedLink = ({ token, ...link }: t.TypeOf<typeof CreatedLinkCodec>): Result<CreatedLink, Failure> =>
  /^[\w-]{20,128}$/.test(token)
    ? ok({ link: toLink(link), token })
    : err({ kind: "malformed", issues: ["token: the new link has no address"] });

/** Links over HTTP. */
export const createLinks = (api: Api, settings: ApiSettings): LinksPort => {
  const { usual } = settings.deadlines;
  return {
    list: (subject, signal) =>
      request(api.GET("/resource/links", { params: { query: subject === null ? {} : { subject } }, signal }))
        .andThen(readAll(list(LinkCodec)))
        .map((links) => links.map(toLink)),
    create: ({ booking, ...body }, signal) =>
      request(
        api.POST("/resource/quotation/{id}/links", {
          params: { path: { id: booking } },
          body: { ...body, options: { ...body.options, documents: [...body.options.documents] } },
          signal,
        }),
      )
        .andThen(readFirst(CreatedLinkCodec))
        .andThen(toCreatedLink),
    open: (token, signal) =>
      request(api.GET("/shared/{token}", { params: { path: { token } }, signal }))
        .andTee(synchroniseWith(settings))
        .andThen(readFirst(SharedBookingCodec))
        .map(toOpenedLink),
    mark: ({ token, task, isDone }, signal) =>
      request(
        api.PUT("/shared/{token}/deadlines/{task}", {
          params: { path: { token, task } },
          body: { done: isDone },
          signal,
        }),
      )
        .andThen(readFirst(SharedBookingCodec))
        .map(toOpenedLink),
    file: ({ link, fileName }, signal) =>
      URL.canParse(link, settings.baseUrl)
        ? requestFile((until) => fetchLink(settings, link, until), { signal, deadline: usual }, fileName)
        : errAsync({ kind: "malformed", issues: [`'${link}' is not a link`] }),
    revoke: (id, signal) =>
      request(api.DELETE("/resource/links/{id}", { params: { path: { id } }, signal })).map(ignore),
  };
};
