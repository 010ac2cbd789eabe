/* npm run demo: the photos of the containers of the demo's bookings, which show the containers' numbers. */
import { writeFileSync } from "node:fs";
import { inProduct } from "../paths.mjs";
import { demoContainers } from "../../../src/server/demo/shipments/container-number.ts";
import { containerPictures } from "./container-pictures.ts";

/* The bookings of src/server/demo/bookings.ts that have photos, by their place in the list, and how many they have. */
const PHOTOS = { 0: 1, 3: 2, 7: 3, 9: 2, 13: 3 };

/** As it is painted on the container: `KLSU 482117 8`. */
const paintedNumber = (number: string): string => `${number.slice(0, 4)} ${number.slice(4, 10)} ${number.slice(10)}`;

for (const [booking, count] of Object.entries(PHOTOS)) {
  const [number = ""] = demoContainers(Number(booking), 1);
  for (const { view, content } of containerPictures(paintedNumber(number)).slice(0, count))
    writeFileSync(inProduct(`src/server/demo/pictures/${number.toLowerCase()}-${view.replaceAll(" ", "-")}.png`), content);
}
