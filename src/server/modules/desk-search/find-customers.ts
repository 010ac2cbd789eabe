import type { SearchHit } from "#api/desk-schema.d.ts";
import type { Executor } from "#server/schema.ts";
import { findCompaniesWith, searchPeople } from "../accounts/index.ts";
import { MOST_HITS, type Sought, toPlainHit } from "./sought.ts";

export const findCompanies = async (db: Executor, { words }: Sought): Promise<readonly SearchHit[]> =>
  (await findCompaniesWith(db, words, MOST_HITS)).map(({ id, name, state, customerGroup, taxNumber }) =>
    toPlainHit({ id, title: name, state, detail: taxNumber ?? customerGroup }),
  );

export const findPeople = async (db: Executor, { words }: Sought): Promise<readonly SearchHit[]> =>
  (await searchPeople(db, words, MOST_HITS)).map(({ firstName, lastName, email, companyId, name }) =>
    toPlainHit({ id: companyId, title: `${firstName} ${lastName}`.trim() || email, customer: name, detail: email }),
  );
