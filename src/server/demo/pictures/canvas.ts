/** A picture of three bytes per pixel, drawn from rectangles and discs. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export type Colour = readonly [red: number, green: number, blue: number];

/** `#A81C14` as three bytes. */
export const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const canvas = (width: number, height: number): Canvas => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 3),
});

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

const line = (on: Canvas, y: number, from: number, to: number, [red, green, blue]: Colour): void => {
  const { width, pixels } = on;
  for (let at = (y * width + from) * 3; at < (y * width + to) * 3; at += 3) {
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
  }
};

/** Fills a rectangle; what lies outside the picture is left out. */
export const rectangle = (on: Canvas, x: number, y: number, width: number, height: number, fill: Colour): void => {
  const [left, right] = [clamp(x, on.width), clamp(x + width, on.width)];
  for (let row = clamp(y, on.height); row < clamp(y + height, on.height); row++) line(on, row, left, right, fill);
};

export const disc = (on: Canvas, x: number, y: number, radius: number, fill: Colour): void => {
  for (let row = -radius; row <= radius; row++) {
    const half = Math.sqrt(radius * radius - row * row);
    rectangle(on, x - half, y + row, 2 * half, 1, fill);
  }
};
