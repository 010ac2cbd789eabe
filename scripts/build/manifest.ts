import { existsSync } from "node:fs";

/** An entry of Vite's manifest, as far as it is read here. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const chunksBehind = (manifest: Manifest, key: string, seen: Set<string>): readonly Chunk[] => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((one) => chunksBehind(manifest, one, seen))];
};

/** The style sheets and scripts a page's module brings; a module without a chunk of its own is part of the entry and brings none. */
export const filesOf = (manifest: Manifest, module: string): PageFiles => {
  if (manifest[module] === undefined && !existsSync(module)) {
    throw new Error(`publicRoutes names ${module}, which is neither in the build nor in the source.`);
  }
  const chunks = chunksBehind(manifest, module, new Set());
  return {
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
    scripts: [...new Set(chunks.map((chunk) => chunk.file))],
  };
};
