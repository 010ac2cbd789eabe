import { COMPANY } from "#domain/company";

/** Whom messages come from: the company, at its general mailbox. */
export const SENDER = { name: COMPANY.name, address: COMPANY.generalMailbox } as const;
