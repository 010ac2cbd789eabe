import { buyingPricesContract } from "./buying-prices-contract.ts";
import { describe } from "vitest";
import { freightStoresContract } from "./stores-contract.ts";
import { groupCommitContract } from "#tests/server/platform/database/write-batcher-contract.ts";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { privateTariffsContract } from "./private-tariffs-contract.ts";
import { ratesContract } from "./rates-contract.ts";

describe.skipIf(postgresUrl === undefined)("rates and their stores over PostgreSQL", () => {
  groupCommitContract(postgresPlace);
  freightStoresContract(postgresPlace);
  ratesContract(postgresPlace);
  privateTariffsContract(postgresPlace);
  buyingPricesContract(postgresPlace);
});
