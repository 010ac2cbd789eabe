import { type ApiKey, KEY_FIELDS, type KeyField, type KeyRequest, toKeyTerms } from "#domain/api-keys";
import { listProblems } from "#domain/field-problem.ts";
import type { CreatedKey } from "#ports/integrations.ts";
import { orGone, refusedFields } from "../kit/failure.ts";
import { createForm, type FormView } from "../kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

type Revocation = Pick<ApiKey, "id">;

/** The shipper's API keys, and their revocation. */
export const apiKeysFlow = ({ requestActor, ports: { integrations } }: FlowServices<"integrations">) =>
  createPage<readonly ApiKey[], Revocation>({
    id: "apiKeys",
    requestActor,
    load: (signal) => integrations.keys(signal),
    change: ({ id }, signal) => orGone(integrations.revokeKey(id, signal)).map(() => null),
  });

/** `revoking` is the key that is being revoked. */
export const apiKeysView = (snapshot: PageSnapshot<readonly ApiKey[], Revocation>) =>
  pageView(snapshot, (keys, { change }) => ({ keys, revoking: change?.id ?? null }));

export type CreateKeyView = FormView<KeyRequest, CreatedKey, KeyField>;

/** The form for a new key. The key is shown until the form is closed. */
export const createKeyFlow = ({ requestActor, ports: { integrations } }: FlowServices<"integrations">) =>
  createForm<KeyRequest, CreatedKey, KeyField>({
    id: "createKey",
    requestActor,
    first: { name: "", mode: "live", scopes: ["read"], days: null },
    validate: (draft) => listProblems(toKeyTerms(draft, 0)),
    send: (draft, signal) => integrations.createKey(draft, signal),
    toProblems: refusedFields(KEY_FIELDS),
    beginsClosed: true,
    discards: true,
    after: "sent",
  });
