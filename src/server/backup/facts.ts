/** A document in the S3 store, with the SHA-256 of its bytes in hexadecimal digits. */
export interface StoredDocument {
  readonly id: string;
  readonly sha256: string;
}

/** What a database holds at one moment. */
export interface DatabaseFacts {
  /** Schema steps in the order of their names. */
  readonly schema: readonly string[];
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly documents: readonly StoredDocument[];
}

/** The documents of the database that are in the S3 store. */
export const DOCUMENTS = `select "file" as id, "sha256" from "documentVersion" where "store" = 's3'`;
