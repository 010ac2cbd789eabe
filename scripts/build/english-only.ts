import type { Plugin } from "vite";

const LIBRARY = /node_modules\/react-(?:aria|stately)\//;
const LOCALE_FILE = /(\/intl\/[a-z]+\/)[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * The portal speaks English. The component library carries its words in 34 languages (15 kB compressed) and would pick
 * the browser's own, so that half a sentence would be foreign: every language file becomes the English one.
 */
export const englishOnly = (): Plugin => ({
  name: "keelson-english-only",
  enforce: "pre",
  resolveId(source, importer) {
    if (importer === undefined || !LIBRARY.test(importer)) return null;
    const english = source.replace(LOCALE_FILE, "$1en-US.mjs");
    return english === source ? null : this.resolve(english, importer, { skipSelf: true });
  },
});
