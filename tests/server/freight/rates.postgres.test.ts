import { describe } from "vitest";
import { freightStoresContract } from "../stores/freight-contract.ts";
import { groupCommitContract } from "../stores/group-commit-contract.ts";
import { postgresPlace, postgresUrl } from "../support/database.ts";
import { ratesContract } from "./rates-contract.ts";

describe.skipIf(postgresUrl === undefined)("rates and their stores over PostgreSQL", () => {
  groupCommitContract(postgresPlace);
  freightStoresContract(postgresPlace);
  ratesContract(postgresPlace);
});
