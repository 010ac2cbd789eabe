import { fileURLToPath } from "node:url";

/** @param {string} path of the product, from the root of the repository */
export const inProduct = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
