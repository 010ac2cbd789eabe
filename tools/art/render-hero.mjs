/* npm run hero -- <wide|tall> <poster|loop> <out>: draws the hero's poster, or its loop through ffmpeg. */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { openStudio } from "./studio.mjs";

const views = {
  wide: {
    w: 2000,
    h: 640,
    cam: [300, 14, 260],
    look: [-96, 30, 0],
    fov: 19.8,
    sky: { sun: [-0.765, 0.012, -0.64] },
    loop: { w: 1600, h: 512 },
    quality: 36,
  },
  tall: {
    w: 820,
    h: 1030,
    cam: [335, 10, 175],
    look: [12, 57, 0],
    fov: 35,
    sky: {},
    loop: { w: 544, h: 684 },
    quality: 37,
  },
};
const FRAMES = 240;
const FRAMES_PER_SECOND = 24;

const [, , shape = "wide", kind = "poster", out = "hero"] = process.argv;
const view = shape === "tall" ? views.tall : views.wide;
const isLoop = kind === "loop";
const { page, close } = await openStudio();

/** @typedef {(moment: number) => Promise<HTMLCanvasElement>} Hero */

const hero = await page.evaluateHandle(
  /** @returns {Promise<Hero>} */
  async (options) => {
    /** @type {{ readonly openHero: (given: object) => Promise<Hero> }} */
    const { openHero } = await import(`${location.origin}/hero.js`);
    return openHero(options);
  },
  isLoop ? { ...view, ...view.loop, N: 20, grain: 0.004 } : { ...view, N: 24, samples: 8 },
);

/** @param {number} moment @param {string} type @param {number} quality */
const draw = async (moment, type, quality) => {
  const url = await hero.evaluate(async (paint, { at, format, q }) => (await paint(at)).toDataURL(format, q), {
    at: moment,
    format: type,
    q: quality,
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
};

if (isLoop) {
  const encoder = spawn(
    "ffmpeg",
    `-hide_banner -loglevel error -y -f image2pipe -c:v mjpeg -r ${FRAMES_PER_SECOND} -i - -an -c:v libvpx-vp9 -pix_fmt yuv420p -crf ${view.quality} -b:v 0 -g ${FRAMES} -row-mt 1 -deadline good -cpu-used 2`
      .split(" ")
      .concat(out),
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  for (let frame = 0; frame < FRAMES; frame++) {
    encoder.stdin.write(await draw(frame / FRAMES, "image/jpeg", 0.96));
    if (frame % 24 === 0) console.log(`frame ${frame} of ${FRAMES}`);
  }
  encoder.stdin.end();
  await new Promise((done) => encoder.on("exit", done));
} else writeFileSync(out, await draw(0, "image/png", 1));
await close();
