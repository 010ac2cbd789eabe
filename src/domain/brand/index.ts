export {
  type Brand,
  type BrandCarrier,
  filesOfBrand,
  type Office,
  parseBrand,
} from "./brand.ts";
export { type Colours, findContrastProblems, toColourProperties } from "./colours.ts";
export { contrastOf } from "./contrast.ts";
export { LEGAL_FILES, type LegalBlock, type LegalText, type LegalTexts, parseLegal } from "./legal.ts";
export { type Picture, toPicture } from "./pictures.ts";
export {
  listMissingPaths,
  listModes,
  listPages,
  type OfferedMode,
  type OfferedService,
  SERVICE_PATHS,
  type ServiceKey,
} from "./services.ts";
export { type BrandTexts, parseTexts, type ServiceTexts, type TextsKey, type WorldMapTexts } from "./texts.ts";
