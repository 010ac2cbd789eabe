import { type Canvas, canvas, colour, disc, rectangle, lettering, toPng } from "./canvas.ts";

const WALL = colour("#B7BEC3");
const YARD = colour("#6E757A");
const FRAME = colour("#8E1A12");
const PANEL = colour("#A62A1E");
const SHADE = colour("#7E1410");
const SHINE = colour("#C0493C");
const STEEL = colour("#B9BEC2");
const DARK = colour("#4A5157");
const WHITE = colour("#FFFFFF");
const SEAL = colour("#E3A92C");

const WIDTH = 880;
const HEIGHT = 800;

const yard = (): Canvas => {
  const picture = canvas(WIDTH, HEIGHT);
  rectangle(picture, 0, 0, WIDTH, HEIGHT, WALL);
  rectangle(picture, 0, 735, WIDTH, 65, YARD);
  rectangle(picture, 45, 25, 790, 720, FRAME);
  return picture;
};

const corners = (picture: Canvas): void => {
  for (const x of [45, 790])
    for (const y of [25, 700]) {
      rectangle(picture, x, y, 45, 45, DARK);
      disc(picture, x + 22, y + 22, 11, colour("#22272B"));
    }
};

const ribs = (picture: Canvas, x: number, width: number): void => {
  for (let y = 130; y < 690; y += 105) {
    rectangle(picture, x, y, width, 14, SHADE);
    rectangle(picture, x, y, width, 3, SHINE);
  }
};

const bar = (picture: Canvas, x: number): void => {
  rectangle(picture, x, 62, 13, 670, STEEL);
  rectangle(picture, x, 62, 4, 670, WHITE);
  rectangle(picture, x - 22, 405, 58, 24, DARK);
  rectangle(picture, x - 22, 445, 58, 14, DARK);
};

const markings = (picture: Canvas, number: string): void => {
  const [owner, serial] = [number.slice(0, 4), number.slice(5)];
  lettering(picture, owner, 540, 78, 4, WHITE);
  lettering(picture, serial, 540, 152, 4, WHITE);
  lettering(picture, "45G1", 540, 190, 4, WHITE);
  lettering(picture, "MAX GR 32500 KG", 540, 262, 2, WHITE);
  lettering(picture, "TARE 3820 KG", 540, 288, 2, WHITE);
};

const doors = (number: string, isSealed: boolean): Uint8Array => {
  const picture = yard();
  rectangle(picture, 75, 55, 360, 675, PANEL);
  rectangle(picture, 445, 55, 360, 675, PANEL);
  rectangle(picture, 433, 55, 14, 675, SHADE);
  ribs(picture, 95, 320);
  ribs(picture, 465, 320);
  markings(picture, number);
  for (const x of [120, 375, 495, 745]) bar(picture, x);
  corners(picture);
  if (isSealed) disc(picture, 381, 482, 14, SEAL);
  return toPng(picture);
};

const side = (number: string): Uint8Array => {
  const picture = yard();
  rectangle(picture, 75, 55, 730, 675, PANEL);
  for (let x = 90; x < 790; x += 48) {
    rectangle(picture, x, 62, 20, 660, SHADE);
    rectangle(picture, x, 62, 4, 660, SHINE);
  }
  rectangle(picture, 500, 85, 290, 60, PANEL);
  lettering(picture, number, 515, 98, 3, WHITE);
  corners(picture);
  return toPng(picture);
};

interface Picture {
  readonly view: string;
  readonly content: Uint8Array;
}

export const containerPictures = (number: string): readonly Picture[] => [
  { view: "doors", content: doors(number, true) },
  { view: "side", content: side(number) },
  { view: "before sealing", content: doors(number, false) },
];
