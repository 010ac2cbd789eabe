import { type PointerEvent, useEffect, useReducer, useRef, useState } from "react";
import { useEvery } from "../hooks.ts";

type Move = "forward" | "backward" | "settle" | "stand-behind" | { readonly to: number };

const moved =
  (count: number) =>
  (place: Place, move: Move): Place => {
    if (move === "forward") return forward(place, count);
    if (move === "backward") return backward(place, count);
    if (move === "settle") return place.at === count ? jumpTo(place, 0) : place;
    if (move === "stand-behind") return place.at === 0 ? jumpTo(place, count) : place;
    return slideTo(place, move.to);
  };

/* Two frames: the row must be painted at its new position before it slides. */
const afterDrawing = (work: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(work));
};

/** Autoplay restarts after every interaction and waits while `isHeld`. */
export function useCarousel(count: number, plays: boolean) {
  const [place, move] = useReducer(moved(count), START);
  const [isHeld, setHeld] = useState(false);
  useEvery(AUTOPLAY_MS, plays && !isHeld, place.round, () => move("forward"));
  useEffect(() => {
    if (place.at !== count) return undefined;
    const timer = setTimeout(() => move("settle"), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [place, count]);
  const next = (): void => {
    if (place.at !== count) return move("forward");
    move("settle");
    afterDrawing(() => move("forward"));
  };
  const previous = (): void => {
    if (place.at !== 0) return move("backward");
    move("stand-behind");
    afterDrawing(() => move("backward"));
  };
  return { place, next, previous, show: (to: number) => move({ to }), hold: setHeld };
}

interface Swipe {
  readonly from: number;
  readonly pointer: number;
}

/** A press that became a swipe opens no card. */
export function useSwipe<Row extends HTMLElement>(swiped: (way: "next" | "previous") => void) {
  const row = useRef<Row>(null);
  const swipe = useRef<Swipe | null>(null);
  const wasSwipe = useRef(false);
  const travel = (event: PointerEvent): number =>
    swipe.current?.pointer === event.pointerId ? event.clientX - swipe.current.from : 0;
  const follow = (distance: number): void => {
    if (row.current === null) return;
    row.current.style.translate = distance === 0 ? "" : `${distance}px 0`;
    row.current.toggleAttribute("data-dragged", distance !== 0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent): void => {
      wasSwipe.current = false;
      if (event.button === 0) swipe.current = { from: event.clientX, pointer: event.pointerId };
    },
    onPointerMove: (event: PointerEvent): void => {
      const distance = travel(event);
      if (Math.abs(distance) < SWIPE_PX) return;
      wasSwipe.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(distance);
    },
    onPointerUp: (event: PointerEvent): void => {
      const distance = travel(event);
      swipe.current = null;
      follow(0);
      if (Math.abs(distance) >= SWIPE_PX) swiped(distance < 0 ? "next" : "previous");
    },
    onPointerCancel: (): void => {
      swipe.current = null;
      follow(0);
    },
    onDragStart: (event: { readonly preventDefault: () => void }): void => event.preventDefault(),
    onClickCapture: (event: { readonly preventDefault: () => void }): void => {
      if (wasSwipe.current) event.preventDefault();
    },
  };
  return { row, handlers };
}

/** Autoplay interval, duration of a slide, and the distance in pixels before a drag is a swipe. */
const AUTOPLAY_MS = 3000;
const SLIDE_MS = 300;
const SWIPE_PX = 5;

/** 0 to `count` (the first card again), and whether the row slides or jumps there. */
export interface Place {
  readonly at: number;
  readonly moves: "slide" | "jump";
  /** Increases with every move and restarts the timer. */
  readonly round: number;
}

export const START: Place = { at: 0, moves: "jump", round: 0 };

export const forward = (place: Place, count: number): Place => ({
  at: place.at >= count ? 1 : place.at + 1,
  moves: "slide",
  round: place.round + 1,
});

/** From the first card the row jumps behind the last one before it slides. */
export const backward = (place: Place, count: number): Place => ({
  at: place.at <= 0 ? count - 1 : place.at - 1,
  moves: "slide",
  round: place.round + 1,
});

export const jumpTo = (place: Place, at: number): Place => ({ at, moves: "jump", round: place.round });

const slideTo = (place: Place, at: number): Place => ({ at, moves: "slide", round: place.round + 1 });

export const firstShown = (place: Place, count: number): number => place.at % count;

export const isInView = (index: number, place: Place, inView: number): boolean =>
  index >= place.at && index < place.at + inView;
