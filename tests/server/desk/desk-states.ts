import { hash } from "@node-rs/argon2";
import { addStaff } from "#server/modules/staff/index.ts";
import { replaceInvitation, replaceRecoveryCodes } from "#server/modules/staff/staff-store.ts";
import { addPasskey } from "#server/modules/staff/passkey-store.ts";
import { addStaffSession } from "#server/modules/staff/session-store.ts";
import { recoveryCodeHash } from "#server/modules/staff/second-factor.ts";
import { addCompany } from "#server/modules/accounts/company-store.ts";
import { openItem } from "#server/modules/inbox/index.ts";
import { pauseSource } from "#server/modules/connectors/pauses.ts";
import { recordChange } from "#server/modules/audit/index.ts";
import { addMargins } from "#server/modules/margins/index.ts";
import { actAs, toJob } from "#server/platform/acting.ts";
import { addAccount, changeCompany, secretHash } from "#server/modules/accounts/index.ts";
import type { DeskStates, Person, StateName } from "#tests/contracts/desk/states.ts";
import { START, type TestApp } from "../support/app.ts";
import { TOTP_SECRET } from "../support/desk.ts";

const FAST_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const DAY_MS = 86_400_000;
const NEVER_TYPED = "never typed in this contract";

type Handlers = { readonly [Name in StateName]: (parameters: DeskStates[Name]) => Promise<unknown> };

/** Sets up the states of the desk's contract in a server of a test. */
export const deskStatesOf = ({ database: { db }, clock }: TestApp): Handlers => {
  const addPerson = async ({ id, email, name, role }: Person, password: string | null): Promise<void> => {
    await addStaff(db, {
      id,
      email,
      name,
      role,
      passwordHash: password === null ? null : await hash(password, FAST_HASH),
      totpSecret: password === null ? null : TOTP_SECRET,
      lastCodeStep: null,
      wrongCodes: 0,
      lockedUntil: null,
      invitedAt: START,
      invitedBy: null,
      disabledAt: null,
    });
  };
  const asJob = <T>(work: () => T): T => actAs(toJob("contract", clock.now), work);
  return {
    "a company has signed up": async ({ id, name, email }) => {
      const person = { firstName: "Asha", lastName: "Menon", phone: null, dialCode: null, disabledAt: null };
      const passwordHash = await hash(NEVER_TYPED, FAST_HASH);
      await addAccount(db, { ...person, id, email, companyName: name, passwordHash, createdAt: START });
      await changeCompany(db, id, { state: "pending" });
    },
    "a margin rule counts": ({ id }) =>
      asJob(() =>
        db.transaction().execute((transaction) =>
          addMargins(
            transaction,
            {
              rules: [
                {
                  id,
                  customers: { kind: "all" },
                  from: { kind: "country", code: "IN" },
                  to: { kind: "all" },
                  carrier: null,
                  mode: "fcl",
                  size: "40HC",
                  charge: "freight",
                  margin: { kind: "amount", money: { currency: "USD", minor: 12_000 }, per: "container" },
                  rounding: null,
                  validFrom: "2026-11-01",
                  validTo: null,
                  owner: "Jan Visser",
                },
              ],
              floors: [],
            },
            START,
          ),
        ),
      ),
    /* The server of the contract has it from its beginning. */
    "a connector is set up": () => Promise.resolve(),
    "a connector is paused": ({ name, staff, reason }) =>
      asJob(() =>
        db
          .transaction()
          .execute((transaction) =>
            pauseSource(transaction, { source: name, revision: 0, reason, by: staff, until: null, now: clock.now() }),
          ),
      ),
    "a margin rule was ended": ({ id }) =>
      asJob(() =>
        recordChange(db, { action: "margin.ended", subjectId: id, before: { margin: "USD 120.00" }, after: null }),
      ),
    "an enquiry waits in the inbox": async ({ item }) => {
      await openItem(db, { kind: "enquiry", subject: "enquiry-1", title: {} }, START);
      await db.updateTable("inboxItem").set({ id: item }).where("subject", "=", "enquiry-1").execute();
    },
    "a person has saved a filter": async ({ staff, filter, name }) => {
      const query = { kind: "booking", assignee: "me", person: null, due: null, search: null, order: "due" };
      const row = { id: filter, staffId: staff, name, nameKey: name.toLowerCase(), createdAt: START };
      await db
        .insertInto("inboxFilter")
        .values({ ...row, query: JSON.stringify(query) })
        .execute();
    },
    "a company is a customer": ({ id, name }) => addCompany(db, { id, name, createdAt: START }),
    "a member of staff is signed in": async ({ session, cookie, ...person }) => {
      await addPerson(person, NEVER_TYPED);
      const now = clock.now();
      await addStaffSession(db, {
        tokenHash: secretHash(cookie),
        id: session,
        staffId: person.id,
        createdAt: now,
        lastUsedAt: now,
        userAgent: null,
        network: "203.0.113.7",
      });
    },
    "a person works at the desk": ({ password, ...person }) => addPerson(person, password),
    "a sign-in waits for its code": async ({ challenge, recoveryCode, ...person }) => {
      await addPerson(person, NEVER_TYPED);
      await replaceRecoveryCodes(db, person.id, [recoveryCodeHash(recoveryCode)]);
      const waiting = { tokenHash: secretHash(challenge), staffId: person.id, expiresAt: clock.now() + DAY_MS };
      await db.insertInto("staffChallenge").values(waiting).execute();
    },
    "a person has a passkey": ({ staff, passkey, name }) =>
      addPasskey(db, {
        id: passkey,
        staffId: staff,
        publicKey: "AA",
        counter: 0,
        transports: "internal",
        name,
        createdAt: START,
        lastUsedAt: null,
      }),
    "a person is invited to the desk": async ({ token, ...person }) => {
      await addPerson(person, null);
      await replaceInvitation(db, {
        tokenHash: secretHash(token),
        staffId: person.id,
        totpSecret: TOTP_SECRET,
        expiresAt: clock.now() + DAY_MS,
      });
    },
  };
};
