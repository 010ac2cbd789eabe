import { sqlitePlace } from "#tests/server/support/database.ts";
import { privateTariffsContract } from "./private-tariffs-contract.ts";

privateTariffsContract(sqlitePlace);
