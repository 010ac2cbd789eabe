import { existsSync } from "node:fs";

/** An entry of Vite's manifest, as far as it is read here. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/* What a chunk imports comes first: of two equal rules the importer's wins, as in the running site. */
const chunksBehind = (manifest: Manifest, key: string, seen: Set<string>): readonly Chunk[] => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((one) => chunksBehind(manifest, one, seen)), chunk];
};

/** The style sheets that modules bring, in order; a module without a chunk of its own is part of another and brings none. */
export const stylesOf = (manifest: Manifest, modules: readonly string[]): readonly string[] => {
  for (const module of modules) {
    if (manifest[module] === undefined && !existsSync(module)) {
      throw new Error(`publicRoutes names ${module}, which is neither in the build nor in the source.`);
    }
  }
  const seen = new Set<string>();
  const chunks = modules.flatMap((module) => chunksBehind(manifest, module, seen));
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
};
