import { existsSync } from "node:fs";

/** An entry of Vite's manifest, as far as it is read here. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/* What a chunk imports comes first: of two equal rules the importer's wins, as in the running site. */
const chunksBehind = (manifest: Manifest, key: string, seen: Set<string>): readonly Chunk[] => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((one) => chunksBehind(manifest, one, seen)), chunk];
};

/** The chunks behind modules, in order; a module without a chunk of its own is part of another and has none. */
export const chunksOf = (manifest: Manifest, modules: readonly string[]): readonly Chunk[] => {
  for (const module of modules) {
    if (manifest[module] === undefined && !existsSync(module)) {
      throw new Error(`publicRoutes names ${module}, which is neither in the build nor in the source.`);
    }
  }
  const seen = new Set<string>();
  return modules.flatMap((module) => chunksBehind(manifest, module, seen));
};

/** Every chunk that a page can come to fetch, in order; `html` names its first ones. */
export const chunksWithin = (manifest: Manifest, html: string): readonly Chunk[] => {
  const seen = new Set<string>();
  const entries = Object.keys(manifest).filter((key) => html.includes(`"/${manifest[key]?.file}"`));
  const found: Chunk[] = [];
  for (const key of entries) {
    const before = new Set(seen);
    found.push(...chunksBehind(manifest, key, seen));
    for (const one of seen) if (!before.has(one)) entries.push(...(manifest[one]?.dynamicImports ?? []));
  }
  return found;
};

/** The style sheets of chunks, in order. */
export const stylesOf = (chunks: readonly Chunk[]): readonly string[] => [
  ...new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
];
