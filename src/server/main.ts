import { loadBrand } from "#brand/load.ts";

/* What is behind the import reads the brand while it is loaded. */
const brand = loadBrand(process.env["BRAND"]);
if (brand.isErr()) {
  console.error(brand.error);
  process.exit(1);
}
await import("./serve.ts");
