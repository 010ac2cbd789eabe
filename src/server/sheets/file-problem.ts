const BY_CODE: Readonly<Record<string, string>> = {
  EISDIR: "it is a folder.",
  ENOTDIR: "there is no such folder.",
  EACCES: "access to it is denied.",
  EPERM: "access to it is denied.",
};

/** Why a file could not be read, or written where its `folder` is missing, as the end of a sentence. */
export const fileProblem = (error: unknown, missing: "file" | "folder" = "file"): string => {
  if (error instanceof SyntaxError) return "it is not valid JSON.";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return `there is no such ${missing}.`;
  return BY_CODE[code] ?? (error instanceof Error ? error.message : String(error));
};
