const extended = /filename\*\s*=\s*(?:UTF-8|ISO-8859-1)?'[^']*'([^;]+)/i;
const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const bare = /filename\s*=\s*([^;"\s]+)/i;

const percentDecoded = (text: string): string => {
  const bytes = [...text.matchAll(/%([0-9a-f]{2})|([^%]+|%)/gi)].flatMap(([, hex, plain]) =>
    hex === undefined ? [...new TextEncoder().encode(plain)] : [Number.parseInt(hex, 16)],
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
};

/** A name from the outside never leads into another folder. */
const withoutPath = (name: string): string =>
  name
    .replace(/^.*[\\/]/, "")
    .replace(/\p{Cc}/gu, "")
    .trim();

/** The file name of a content-disposition header (RFC 6266, the extended form first); null when it names none. */
export const fileNameIn = (contentDisposition: string | null): string | null => {
  const header = contentDisposition ?? "";
  const name =
    percentDecoded(extended.exec(header)?.[1]?.trim() ?? "") ||
    (quoted.exec(header)?.[1]?.replace(/\\(.)/g, "$1") ?? bare.exec(header)?.[1] ?? "");
  const safe = withoutPath(name);
  return safe === "" || safe === "." || safe === ".." ? null : safe;
};
