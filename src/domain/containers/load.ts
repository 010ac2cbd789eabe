import { type ContainerLine, getEquipment } from "./equipment.ts";
import { formatKilograms, formatWeight } from "./weight.ts";

/** The most containers one search may ask for (SpotOn v2). */
export const MAX_CONTAINERS = 100;

/** What a load amounts to: containers, twenty-foot equivalents, and net cargo weight in kilograms (0 while none is stated). */
export interface LoadSummary {
  readonly containers: number;
  readonly teu: number;
  readonly netWeightKg: number;
  /** The containers whose weight is stated. */
  readonly weighed: number;
}

/** Adds a load up: containers, TEU, and stated net weight in kilograms of all containers together. */
export const summariseLoad = (lines: readonly ContainerLine[]): LoadSummary => ({
  containers: lines.reduce((sum, line) => sum + line.quantity, 0),
  teu: lines.reduce((sum, line) => sum + line.quantity * getEquipment(line.equipment).teu, 0),
  netWeightKg: lines.reduce((sum, line) => sum + line.quantity * line.weightKg, 0),
  weighed: lines.reduce((sum, line) => sum + (line.weightKg > 0 ? line.quantity : 0), 0),
});

/** `58 500 KGM`; `22 500 KGM for 1 of 100 containers` where some weights are missing; `Not stated` where all are. */
export const formatNetWeight = ({ containers, netWeightKg, weighed }: LoadSummary): string => {
  if (weighed === 0) return "Not stated";
  return weighed === containers
    ? formatWeight(netWeightKg)
    : `${formatWeight(netWeightKg)} for ${weighed} of ${formatContainers(containers)}`;
};

/** `2 × 20GP of 18 000 kg, 1 × 40HC`: a load with the weights that are stated, each per container. */
export const formatWeighedLoad = (lines: readonly ContainerLine[]): string =>
  lines
    .map((line) => formatLoad([line]) + (line.weightKg > 0 ? ` of ${formatKilograms(line.weightKg)}` : ""))
    .join(", ");

/** `1 container`, `3 containers`. */
export const formatContainers = (count: number): string => `${count} ${count === 1 ? "container" : "containers"}`;

/** `3 containers, 4 TEU`. */
export const formatLoadSummary = ({ containers, teu }: LoadSummary): string =>
  `${formatContainers(containers)}, ${teu} TEU`;

/** So many containers of a size, as a source writes it. */
export interface ContainerCount {
  readonly equipment: string;
  readonly quantity: number;
}

/** A load of full containers. */
export interface FclLoad<Container extends ContainerCount> {
  readonly mode: "fcl";
  readonly containers: readonly Container[];
}

/** `2 × 20GP, 1 × 40HC`. */
export const formatLoad = (lines: readonly ContainerCount[]): string =>
  lines.map((line) => `${line.quantity} × ${line.equipment}`).join(", ");
