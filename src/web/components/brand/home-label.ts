import { COMPANY } from "#domain/company";

/** What the sign is called where it leads home. */
export const HOME_LABEL = `${COMPANY.shortName}, home`;
