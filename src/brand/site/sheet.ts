import DEFAULT_BRAND from "#brands/keelson/brand.json" with { type: "json" };
import { type Brand, toColourProperties } from "#domain/brand";

/** Its selector outweighs the one of the built style sheets, whichever loads last. */
const toSheet = ({ colours, typeface }: Pick<Brand, "colours" | "typeface">): string => {
  const properties = [
    ...toColourProperties(colours),
    ...(typeface === null ? [] : [["--typeface", typeface] as const]),
  ];
  return `:root:root{${properties.map(([name, value]) => `${name}:${value}`).join(";")}}\n`;
};

/** The style sheet with a brand's colours and typeface; null if they are those of the built style sheets. */
export const toBrandSheet = (brand: Brand): string | null => {
  const sheet = toSheet(brand);
  return sheet === toSheet(DEFAULT_BRAND) ? null : sheet;
};
