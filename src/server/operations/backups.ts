import type { Manifest } from "#server/backup/index.ts";

/** What a backup holds, as the commands about backups print it. */
export interface BackupSummary extends Pick<Manifest, "version" | "createdAt" | "database" | "documents" | "missing"> {
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
  /** The last of its schema steps. */
  readonly schemaStep: string;
}

export const summarise = ({
  version,
  createdAt,
  database,
  documents,
  missing,
  rows,
  files,
  schema,
}: Manifest): BackupSummary => ({
  version,
  createdAt,
  database,
  schemaStep: schema.at(-1) ?? "",
  tables: Object.keys(rows).length,
  rows: Object.values(rows).reduce((sum, one) => sum + one, 0),
  documents,
  missing,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
});

const KINDS = { sqlite: "embedded database", postgres: "PostgreSQL" } as const;

export const describeSummary = (summary: BackupSummary): readonly string[] => {
  const { version, createdAt, database, schemaStep, tables, rows, documents, missing, bytes } = summary;
  return [
    `Of ${createdAt}, version ${version}, schema step ${schemaStep}, ${KINDS[database]}.`,
    `Tables: ${tables}, rows: ${rows}, documents of the S3 store: ${documents}, megabytes: ${(bytes / 1_000_000).toFixed(1)}.`,
    ...missing.map((id) => `The S3 store did not have the document ${id}: it is not in the backup.`),
  ];
};
