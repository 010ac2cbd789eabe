import { sqlitePlace } from "#tests/server/support/database.ts";
import { buyingPricesContract } from "./buying-prices-contract.ts";

buyingPricesContract(sqlitePlace);
