/* npm run service -- <air|lcl|ocean|warehouse> <out.png>: draws the picture of a service; sizes.ts makes the files of the pages from it. */
import { writeFileSync } from "node:fs";
import { stop } from "../../scripts/lib/say.mjs";
import { openStudio } from "./studio.mjs";

const SIZE = { w: 682, h: 1024 };
const SERVICES = ["air", "lcl", "ocean", "warehouse"];

const [, , service = "", out = `service-${service}.png`] = process.argv;
if (!SERVICES.includes(service)) stop(`name a service: ${SERVICES.join(", ")}.`);

const { page, close } = await openStudio();
const url = await page.evaluate(
  async ({ name, size }) => {
    /** @type {{ readonly scenes: Readonly<Record<string, (given: object) => Promise<HTMLCanvasElement>>> }} */
    const { scenes } = await import(`${location.origin}/scenes.js`);
    return (await scenes[name]?.(size))?.toDataURL("image/png") ?? "";
  },
  { name: service, size: SIZE },
);
writeFileSync(out, Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
await close();
