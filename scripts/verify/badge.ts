/* `--badge <folder>`: the result for the README of a backend, as a picture and as a signed report with earlier results. */
import { createPublicKey, generateKeyPairSync, type KeyObject, createPrivateKey, sign } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject, parseJson } from "./json.ts";
import type { Level } from "./levels.ts";
import { escapeMarkup } from "./report-junit.ts";
import type { InteractionResult } from "./results.ts";

export const BADGE_FILES = {
  picture: "keelson-contract.svg",
  report: "keelson-contract.json",
  key: "keelson-contract-key.pem",
} as const;

interface LevelScore {
  readonly level: number;
  readonly name: string;
  readonly conformant: number;
  /** Without what is left out. */
  readonly total: number;
}

/** One run of the verification. */
interface Run {
  readonly at: string;
  /** Of the API document. */
  readonly version: string;
  readonly levels: readonly LevelScore[];
}

interface Report {
  readonly contract: "Keelson";
  /** The latest run last. */
  readonly runs: readonly Run[];
}

const isConformant = ({ conformant, total }: LevelScore): boolean => total > 0 && conformant === total;

const scoreLevels = (levels: readonly Level[], results: readonly InteractionResult[]): readonly LevelScore[] =>
  levels.flatMap(({ level, name }) => {
    const tried = results.filter(({ interaction, outcome }) => interaction.level === level && outcome !== "left-out");
    const conformant = tried.filter(({ outcome }) => outcome === "conformant").length;
    return tried.length === 0 ? [] : [{ level, name, conformant, total: tried.length }];
  });

/** `levels 1–3, 6`: the levels at which a backend is conformant. */
export const describeLevels = (scores: readonly LevelScore[]): string => {
  const ranges: { from: number; to: number }[] = [];
  for (const { level } of scores.filter(isConformant)) {
    const last = ranges.at(-1);
    if (last?.to === level - 1) last.to = level;
    else ranges.push({ from: level, to: level });
  }
  const texts = ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
  if (texts.length === 0) return "not conformant";
  return `${texts.length === 1 && !texts.join("").includes("–") ? "level" : "levels"} ${texts.join(", ")}`;
};

const HEIGHT = 20;
const PADDING = 6;
/** Of a letter of the system's typeface at 11 px, on average. */
const LETTER = 6.4;
const GREEN = "#1f7a4d";
const GREY = "#5b6470";

/** A picture with two fields, such as those that READMEs have. */
export const drawBadge = (subject: string, result: string, isGood: boolean): string => {
  const [left, right] = [subject, result].map((text) => Math.ceil(text.length * LETTER) + 2 * PADDING);
  const [first, second] = [left ?? 0, right ?? 0];
  const label = escapeMarkup(`${subject}: ${result}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${first + second}" height="${HEIGHT}" role="img" aria-label="${label}">
<title>${label}</title>
<rect width="${first}" height="${HEIGHT}" fill="#24292f"/>
<rect x="${first}" width="${second}" height="${HEIGHT}" fill="${isGood ? GREEN : GREY}"/>
<g fill="#fff" font-family="system-ui, sans-serif" font-size="11">
<text x="${PADDING}" y="14">${escapeMarkup(subject)}</text>
<text x="${first + PADDING}" y="14">${escapeMarkup(result)}</text>
</g>
</svg>
`;
};

const readRuns = async (file: string): Promise<readonly Run[]> => {
  const text = await readFile(file).catch(() => null);
  const report = text === null ? undefined : parseJson(text);
  const runs: unknown = isObject(report) && isObject(report["report"]) ? report["report"]["runs"] : undefined;
  return Array.isArray(runs) ? runs : [];
};

/** The key of earlier runs, or a new one, which is written beside the report. */
const readKey = async (file: string): Promise<KeyObject> => {
  const known = await readFile(file, "utf8").catch(() => null);
  if (known !== null) return createPrivateKey(known);
  const { privateKey } = generateKeyPairSync("ed25519");
  await writeFile(file, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  return privateKey;
};

/**
 * Writes the picture and the signed report. The signature (Ed25519, base64) is of the JSON text of `report`; `publicKey` checks
 * it. Each run is added to the earlier ones.
 */
export const writeBadge = async (
  folder: string,
  { version, now }: { readonly version: string; readonly now: Date },
  levels: readonly Level[],
  results: readonly InteractionResult[],
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const scores = scoreLevels(levels, results);
  const earlier = await readRuns(join(folder, BADGE_FILES.report));
  const report: Report = {
    contract: "Keelson",
    runs: [...earlier, { at: now.toISOString(), version, levels: scores }],
  };
  const key = await readKey(join(folder, BADGE_FILES.key));
  const signature = sign(null, Buffer.from(JSON.stringify(report)), key).toString("base64");
  const publicKey = createPublicKey(key).export({ type: "spki", format: "pem" }).toString();
  await writeFile(join(folder, BADGE_FILES.report), `${JSON.stringify({ report, publicKey, signature }, null, 2)}\n`);
  const [major = "", minor = ""] = version.split(".");
  const picture = drawBadge(`Keelson contract ${major}.${minor}`, describeLevels(scores), scores.some(isConformant));
  await writeFile(join(folder, BADGE_FILES.picture), picture);
};
