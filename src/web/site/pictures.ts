import { BRAND, toBrandUrl } from "#brand";
import { type Picture, type ServiceKey, toPicture } from "#domain/brand";

const { pictures } = BRAND;

const served = (files: readonly string[]): Picture => toPicture(files, toBrandUrl);
const servedVideo = (file: string | null): string | null => (file === null ? null : toBrandUrl(file));

export const HERO = {
  wide: { ...served(pictures.heroWide), video: servedVideo(pictures.heroWideVideo) },
  tall: { ...served(pictures.heroTall), video: servedVideo(pictures.heroTallVideo) },
} as const;

export const SERVICE_PICTURES: Readonly<Record<ServiceKey, Picture>> = {
  air: served(pictures.air),
  lcl: served(pictures.lcl),
  warehousing: served(pictures.warehousing),
  fcl: served(pictures.fcl),
};
