import { sqlitePlace } from "#tests/server/support/database.ts";
import { companiesContract } from "./companies-contract.ts";

companiesContract(sqlitePlace);
