/** One stroked path on a 20 px grid. One export each, so that a page loads only the icons it shows. */
export type IconShape = { readonly d: string };

export const search: IconShape = {
  d: "M3.5 8.75a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0zM12.8 12.8l4.2 4.2",
};
export const cross: IconShape = {
  d: "M5 5l10 10M15 5 5 15",
};
export const plus: IconShape = {
  d: "M10 4v12M4 10h12",
};
export const minus: IconShape = {
  d: "M4 10h12",
};
export const chevronDown: IconShape = {
  d: "M5 7.5l5 5 5-5",
};
export const chevronUp: IconShape = {
  d: "M5 12.5l5-5 5 5",
};
export const chevronRight: IconShape = {
  d: "M7.5 5l5 5-5 5",
};
export const chevronLeft: IconShape = {
  d: "M12.5 5l-5 5 5 5",
};
export const arrowRight: IconShape = {
  d: "M3.5 10h13M11.5 5l5 5-5 5",
};
export const arrowLeft: IconShape = {
  d: "M16.5 10h-13M8.5 5l-5 5 5 5",
};
export const calendar: IconShape = {
  d: "M4.5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-9.5a1.5 1.5 0 0 1 1.5 -1.5zM3 8.500h14M7 2.500v3.500M13 2.500v3.5",
};
export const ship: IconShape = {
  d: "M2.2 12h15.600l-2 4.600H4.200zM4.8 12V8.200h3.500V12M8.3 8.200h3.500V12M8.3 8.200V4.800h3.500v3.400M11.8 8.200h3.400V12",
};
export const truck: IconShape = {
  d: "M4.1 14H2V5h9.5v9M7.1 14h6M11.5 8.5h3.3l3.2 3.2V14h-1.9M3.9 14.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM12.9 14.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z",
};
export const rail: IconShape = {
  d: "M6.8 2.8h6.4a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-6.4a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM4.8 8.600h10.400M7 17.300l1.4-3.500M13 17.300l-1.4-3.500M7.8 11.200h.01M12.2 11.200h.01",
};
export const box: IconShape = {
  d: "M10 2.6l6.6 3.500v7.800L10 17.400l-6.6-3.500V6.100zM3.6 6.2 10 9.700l6.4-3.500M10 9.700v7.5",
};
export const container: IconShape = {
  d: "M1.8 5.3h16.4v9.4h-16.4zM5 7.500v5M8.3 7.500v5M11.7 7.500v5M15 7.500v5",
};
export const plane: IconShape = {
  d: "M10 2.300c.8 0 1.2 1 1.2 2.200v3.200l6.3 3.900v1.700l-6.3-1.900v3.400l1.9 1.400v1.200L10 16.700l-3.1.7v-1.200l1.9-1.400v-3.400l-6.3 1.900v-1.700l6.3-3.900V4.500c0-1.2.4-2.2 1.2-2.200z",
};
export const snowflake: IconShape = {
  d: "M10 2.500v15M3.5 6.250l13 7.500M16.5 6.250l-13 7.500M7.8 3.8 10 5.600l2.2-1.800M7.8 16.200l2.2-1.8 2.2 1.800M3.8 9.300l2.7-1-.5-2.800M16.2 10.700l-2.7 1 .5 2.800M16.2 9.300l-2.7-1 .5-2.800M3.8 10.700l2.7 1-.5 2.8",
};
export const mapPin: IconShape = {
  d: "M10 17.600s5.6-4.8 5.6-9.100a5.6 5.6 0 0 0-11.2 0c0 4.3 5.6 9.1 5.6 9.100zM8.1 8.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z",
};
export const anchor: IconShape = {
  d: "M8.2 4.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM10 6v11.200M6.3 8.800h7.400M3.2 11.300c.3 3.8 3 5.9 6.8 5.900s6.5-2.1 6.8-5.9",
};
export const home: IconShape = {
  d: "M3.2 9.2 10 3.300l6.8 5.900M5 8v8.500h10V8M8.3 16.500v-4.600h3.400v4.6",
};
export const check: IconShape = {
  d: "M4 10.6l4 4 8-9.2",
};
export const checkCircle: IconShape = {
  d: "M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0zM6.8 10.3l2.2 2.2 4.3-4.8",
};
export const crossCircle: IconShape = {
  d: "M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0zM7.3 7.3l5.4 5.400M12.7 7.300l-5.4 5.4",
};
export const warning: IconShape = {
  d: "M10 3 17.6 16.400H2.400zM10 8.200v3.600M10 14.100v.05",
};
export const info: IconShape = {
  d: "M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0zM10 9.300v4.400M10 6.500v.05",
};
export const question: IconShape = {
  d: "M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0zM7.9 8a2.1 2.1 0 1 1 3.2 1.800c-.7.4-1.1.9-1.1 1.700M10 13.900v.05",
};
export const file: IconShape = {
  d: "M5 2.500h6.500l4 4v11H5zM11.5 2.500v4h4",
};
export const image: IconShape = {
  d: "M3.7 4h12.6a1.2 1.2 0 0 1 1.2 1.2v9.6a1.2 1.2 0 0 1 -1.2 1.2h-12.6a1.2 1.2 0 0 1 -1.2 -1.2v-9.6a1.2 1.2 0 0 1 1.2 -1.2zM5.6 8.2a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM3 14.8l4.2-3.9 3 2.6 3.3-3.3 4 4",
};
export const paperclip: IconShape = {
  d: "M16 9.3l-6.3 6.300a3.6 3.6 0 0 1-5.1-5.100l6.6-6.600a2.4 2.4 0 0 1 3.4 3.400l-6.5 6.500a1.2 1.2 0 0 1-1.7-1.700l5.8-5.8",
};
export const download: IconShape = {
  d: "M10 3v9.500M6 8.600l4 4 4-4M3.5 16.700h13",
};
export const upload: IconShape = {
  d: "M10 13V3.500M6 7.400l4-4 4 4M3.5 16.700h13",
};
export const eye: IconShape = {
  d: "M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10 15.2 15.4 10 15.4 1.8 10 1.8 10zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z",
};
export const lock: IconShape = {
  d: "M5.5 9h9a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1 -1.5 1.5h-9a1.5 1.5 0 0 1 -1.5 -1.5v-5a1.5 1.5 0 0 1 1.5 -1.5zM6.7 9V6.300a3.3 3.3 0 0 1 6.6 0V9",
};
export const user: IconShape = {
  d: "M6.7 6.8a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0zM3.6 17.200c.6-3.4 3-5.3 6.4-5.300s5.8 1.9 6.4 5.3",
};
export const menu: IconShape = {
  d: "M3 6h14M3 10h14M3 14h14",
};
export const phone: IconShape = {
  d: "M6.7 3 8.3 7 6.5 8.500a11 11 0 0 0 5 5L13 11.700l4 1.600v2.400c0 .8-.7 1.4-1.5 1.300C8.7 16.3 3.7 11.3 3 4.5 2.9 3.7 3.5 3 4.3 3z",
};
export const computer: IconShape = {
  d: "M3.7 3.5h12.6a1.2 1.2 0 0 1 1.2 1.2v7.600a1.2 1.2 0 0 1 -1.2 1.2h-12.6a1.2 1.2 0 0 1 -1.2 -1.2v-7.600a1.2 1.2 0 0 1 1.2 -1.2zM7 16.800h6M10 13.500v3.300",
};
export const mobile: IconShape = {
  d: "M7 2.500h6a1.5 1.5 0 0 1 1.5 1.500v12a1.5 1.5 0 0 1 -1.5 1.500h-6a1.5 1.5 0 0 1 -1.5 -1.500v-12a1.5 1.5 0 0 1 1.5 -1.500zM9 15h2",
};
export const tablet: IconShape = {
  d: "M5 2.500h10a1.5 1.5 0 0 1 1.5 1.500v12a1.5 1.5 0 0 1 -1.5 1.500h-10a1.5 1.5 0 0 1 -1.5 -1.500v-12a1.5 1.5 0 0 1 1.5 -1.500zM9 15h2",
};
export const mail: IconShape = {
  d: "M4 4.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-8a1.5 1.5 0 0 1 1.5 -1.5zM3 5.8l7 5 7-5",
};
export const clock: IconShape = {
  d: "M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0zM10 5.800V10l3 1.9",
};
export const swap: IconShape = {
  d: "M3.5 7h12M12.2 3.7 15.5 7l-3.3 3.300M16.5 13h-12M7.8 9.7 4.5 13l3.3 3.3",
};
export const sliders: IconShape = {
  d: "M3 6h6.500M14 6h3M3 14h2.500M10 14h7M9.7 6a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0zM5.6 14a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0z",
};
export const columns: IconShape = {
  d: "M3 3.5h5.5v13h-5.5zM11.5 3.5h5.5v13h-5.5z",
};
export const pushPin: IconShape = {
  d: "M7 2.800h6l-.9 5.2 2.7 3.200H5.200L7.9 8zM10 11.200v6",
};
export const route: IconShape = {
  d: "M2.5 15a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM13.5 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM6.5 15h5a2.5 2.5 0 0 0 0-5h-3a2.5 2.5 0 0 1 0-5h5",
};
export const pause: IconShape = {
  d: "M7 4.500v11M13 4.500v11",
};
export const external: IconShape = {
  d: "M8 4H4v12h12v-4M11.5 3.500h5v5M16 4l-7.5 7.5",
};
export const weight: IconShape = {
  d: "M4.5 7.500h11l1.5 9H3zM7.8 5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z",
};
export const edit: IconShape = {
  d: "M4 16v-3.200L13 3.800l3.2 3.2-9 9zM11.2 5.600l3.2 3.2",
};
export const eyeOff: IconShape = {
  d: "M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10 15.2 15.4 10 15.4 1.8 10 1.8 10zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0zM3.5 16.5l13-13",
};
export const play: IconShape = {
  d: "M6.5 4.200v11.600L15.5 10z",
};
export const refresh: IconShape = {
  d: "M16 8.500A6.3 6.3 0 1 0 16.2 12M16.5 4.500v4h-4",
};
export const undo: IconShape = {
  d: "M7.5 4 3.5 8l4 4M3.5 8h8a4.5 4.5 0 0 1 0 9H8",
};
export const copy: IconShape = {
  d: "M7 7h9.500v9.500H7zM13 7V3.500H3.500V13H7",
};
export const sun: IconShape = {
  d: "M6.8 10a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0zM10 2.500v1.800M10 15.700v1.800M2.5 10h1.800M15.7 10h1.800M4.7 4.7 6 6M14 14l1.3 1.300M15.3 4.7 14 6M6 14l-1.3 1.3",
};
export const moon: IconShape = {
  d: "M16.5 12.300A7 7 0 0 1 7.7 3.500a7 7 0 1 0 8.8 8.800z",
};
export const arrowUp: IconShape = {
  d: "M10 16.5v-13M5 8.5l5-5 5 5",
};
export const arrowDown: IconShape = {
  d: "M10 3.5v13M5 11.5l5 5 5-5",
};
export const calculator: IconShape = {
  d: "M5.5 2.5h9A1.5 1.5 0 0 1 16 4v12a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 16V4a1.5 1.5 0 0 1 1.5-1.5zM7 6h6M7 10h.01M10 10h.01M13 10h.01M7 13.5h.01M10 13.5h.01M13 13.5h.01",
};
export const cards: IconShape = {
  d: "M3 3.5h14V9H3zM3 11h14v5.5H3z",
};
export const rows: IconShape = {
  d: "M3 5h14M3 10h14M3 15h14",
};
export const sort: IconShape = {
  d: "M6 4v12M3 13l3 3 3-3M14 16V4M11 7l3-3 3 3",
};
export const more: IconShape = {
  d: "M4.5 10h.05M10 10h.05M15.5 10h.05",
};
export const bell: IconShape = {
  d: "M5 13.500V9a5 5 0 0 1 10 0v4.500l1.500 1.500h-13zM8.300 17.300a1.900 1.900 0 0 0 3.400 0M10 4V2.500",
};
export const pin: IconShape = {
  d: "M10 17.600s5.6-4.8 5.6-9.100a5.6 5.6 0 0 0-11.2 0c0 4.3 5.6 9.1 5.6 9.100zM8.1 8.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z",
};
export const link: IconShape = {
  d: "M8.300 11.700a3 3 0 0 0 4.300 0l3-3a3 3 0 0 0-4.300-4.300l-.8.800M11.700 8.300a3 3 0 0 0-4.300 0l-3 3a3 3 0 0 0 4.300 4.300l.8-.8",
};
export const share: IconShape = {
  d: "M13 4.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM3 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM13 15.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM6.800 9l6.400-3.500M6.800 11l6.400 3.500",
};
