/** A picture in the formats and widths of its files. */
export interface Picture {
  /** `srcset` of the AVIF files; null if there are none. */
  readonly avif: string | null;
  /** `srcset` of the other files, and the type of the first of them. */
  readonly plain: { readonly type: string; readonly files: string };
  /** For browsers without `srcset`. */
  readonly fallback: string;
}

const TYPES: Readonly<Record<string, string>> = { svg: "image/svg+xml", jpg: "image/jpeg" };

const endingOf = (file: string): string => file.slice(file.lastIndexOf(".") + 1);

const typeOf = (file: string): string => TYPES[endingOf(file)] ?? `image/${endingOf(file)}`;

const widthOf = (file: string): string | null => /-(\d+)\.[a-z0-9]+$/.exec(file)?.[1] ?? null;

const toSet = (files: readonly string[], toUrl: (file: string) => string): string =>
  files
    .map((file) => {
      const width = widthOf(file);
      return width === null ? toUrl(file) : `${toUrl(file)} ${width}w`;
    })
    .join(", ");

/** Sorts the files of a picture by format; `toUrl` answers where a file is served. */
export const toPicture = (files: readonly string[], toUrl: (file: string) => string): Picture => {
  const avif = files.filter((file) => endingOf(file) === "avif");
  const others = files.filter((file) => endingOf(file) !== "avif");
  const [avifs, plain] = others.length === 0 ? [[], avif] : [avif, others];
  const [first = ""] = plain;
  return {
    avif: avifs.length === 0 ? null : toSet(avifs, toUrl),
    plain: { type: typeOf(first), files: toSet(plain, toUrl) },
    fallback: toUrl(first),
  };
};
