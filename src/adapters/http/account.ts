import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { type Account, type AccountSession, toDeviceType } from "#domain/accounts";
import { readFormats } from "#domain/formatting";
import type { AccountPort } from "#ports/api.ts";
import type { Api, ApiSettings } from "./client.ts";
import { agreeing, decodeWith, first, list, object, orNull, readableOrNull } from "./codec.ts";
import { requestFile } from "./files.ts";
import { type Envelope, request, readFirst, readAll, ignore } from "./request.ts";
import { FormatsCodec } from "./accounts.ts";

const AccountCodec = agreeing<schema.Account>()(
  object({
    firstName: t.string,
    lastName: t.string,
    email: t.string,
    phone: orNull(t.string),
    companyName: orNull(t.string),
    changedAt: orNull(t.string),
    deletionRequestedAt: orNull(t.string),
    formats: readableOrNull(FormatsCodec),
  }),
);

const SessionCodec = agreeing<schema.AccountSession>()(
  object({
    id: t.string,
    current: t.boolean,
    deviceType: t.string,
    browser: orNull(t.string),
    operatingSystem: orNull(t.string),
    network: orNull(t.string),
    signedInAt: t.string,
    lastUsedAt: t.string,
  }),
);

const EndedSessionsCodec = agreeing<schema.EndedSessions>()(object({ endedSessions: t.number }));

const DeletionCodec = agreeing<schema.DeletionRequest>()(object({ requestedAt: t.string }));

const toAccount = ({ phone, formats, ...account }: t.TypeOf<typeof AccountCodec>): Account => ({
  ...account,
  phone: phone ?? "",
  ...(formats === null ? {} : { formats: readFormats(formats) }),
});

const toSession = ({ current, deviceType, ...session }: t.TypeOf<typeof SessionCodec>): AccountSession => {
  const { browser, operatingSystem, id, network, signedInAt, lastUsedAt } = session;
  const device = { type: toDeviceType(deviceType), browser, operatingSystem };
  return { id, isCurrent: current, device, network, signedInAt, lastUsedAt };
};

const readAccount = ({ result }: Envelope) => decodeWith(AccountCodec)(first(result)).map(toAccount);

const readEndedSessions = ({ result }: Envelope) =>
  decodeWith(EndedSessionsCodec)(first(result)).map(({ endedSessions }) => endedSessions);

/** The account page over HTTP. */
export const createAccount = (api: Api, { deadlines: { upload } }: ApiSettings): AccountPort => {
  return {
    load: (signal) => request(api.GET("/resource/account", { signal })).andThen(readAccount),
    saveDetails: (change, signal) =>
      request(api.PUT("/resource/account", { body: change, signal })).andThen(readAccount),
    changePassword: (body, signal) =>
      request(api.PUT("/resource/account/password", { body, signal })).andThen(readEndedSessions),
    sessions: (signal) =>
      request(api.GET("/resource/account/sessions", { signal }))
        .andThen(readAll(list(SessionCodec)))
        .map((sessions) => sessions.map(toSession)),
    endSession: (id, signal) =>
      request(api.DELETE("/resource/account/sessions/{id}", { params: { path: { id } }, signal })).map(ignore),
    endOtherSessions: (signal) =>
      request(api.DELETE("/resource/account/sessions", { signal })).andThen(readEndedSessions),
    data: (signal) =>
      requestFile(
        (until) => api.GET("/resource/account/data", { parseAs: "blob", signal: until }),
        { signal, deadline: upload },
        "account.json",
      ),
    requestDeletion: (signal) =>
      request(api.PUT("/resource/account/deletion", { signal }))
        .andThen(readFirst(DeletionCodec))
        .map(({ requestedAt }) => requestedAt),
    withdrawDeletion: (signal) => request(api.DELETE("/resource/account/deletion", { signal })).map(ignore),
  };
};
