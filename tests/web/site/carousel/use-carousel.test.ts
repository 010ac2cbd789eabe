import { describe, expect, it } from "vitest";
import { nextStart, roundFrom, STEP } from "#web/site/home/carrier-rotation.ts";
import { backward, firstShown, forward, isInView, jumpTo, START } from "#web/site/carousel/use-carousel.ts";

describe("carousel", () => {
  it("wraps around: position 4 is the first card again", () => {
    const moves = [START];
    for (let move = 0; move < 5; move++) moves.push(forward(moves.at(-1) ?? START, 4));
    expect(moves.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 1]);
    expect(moves.map((place) => firstShown(place, 4))).toEqual([0, 1, 2, 3, 0, 1]);
    expect(moves.slice(1).every(({ moves: way }) => way === "slide")).toBe(true);
  });

  it("goes back from the first card to the last", () => {
    expect(backward(jumpTo(START, 4), 4).at).toBe(3);
    expect(backward(START, 4).at).toBe(3);
  });

  it("shows as many cards as fit, including the repetition", () => {
    const place = forward(forward(START, 4), 4);
    expect([0, 1, 2, 3, 4, 5, 6].filter((index) => isInView(index, place, 4))).toEqual([2, 3, 4, 5]);
  });
});

describe("carrier strip", () => {
  const carriers = Array.from({ length: 19 }, (_, index) => index + 1);

  it("advances by five and wraps around after the nineteenth", () => {
    const starts = [0];
    for (let move = 0; move < 4; move++) starts.push(nextStart(starts.at(-1) ?? 0, 19));
    expect(starts).toEqual([0, 5, 10, 15, 1]);
    expect(roundFrom(carriers, 0).slice(0, STEP)).toEqual([1, 2, 3, 4, 5]);
    expect(roundFrom(carriers, 15).slice(0, STEP)).toEqual([16, 17, 18, 19, 1]);
  });
});
