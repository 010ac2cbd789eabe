// @ts-nocheck: drawn in the browser by tools/art/studio.mjs, with three.js, which the product does not have.
import { THREE, rng, PAL, col, panelTexture } from "./core.js";

export const SHIP = { L: 300, B: 46, deck: 15, wl: 3.6 };
function sheer(x) {
  return x > 88 ? Math.min(1, (x - 88) / 40) * 7.5 * Math.min(1, (x - 88) / 40) : 0;
}
function deckY(x) {
  return SHIP.deck + sheer(x);
}
export function halfBeam(x, y) {
  const b = SHIP.B / 2,
    t = Math.max(-0.2, y / SHIP.deck);
  const bowEnd = 138 + 12 * Math.pow(Math.max(0, Math.min(1.45, t)), 1.15);
  const x0 = 34 + 26 * Math.min(1, Math.max(0, t));
  let k = 1;
  if (x > x0) {
    const u = Math.min(1, (x - x0) / (bowEnd - x0));
    k = Math.pow(Math.max(0, 1 - Math.pow(u, 1.75 + 1.25 * Math.max(0, Math.min(1.3, t)))), 0.92);
  }
  if (x < -112) {
    const v = Math.min(1, (-112 - x) / 38);
    k *= 1 - (0.3 * (1 - Math.min(1, Math.max(0, t))) + 0.05) * v * v;
  }
  return b * k;
}
function loft(y0f, y1f, mat, nX = 150, nY = 14) {
  const grp = new THREE.Group();
  for (const side of [1, -1]) {
    const pos = [],
      idx = [],
      uv = [];
    for (let i = 0; i <= nX; i++) {
      const xa = -150 + 300 * (i / nX);
      for (let j = 0; j <= nY; j++) {
        const y0 = y0f(xa),
          y1 = y1f(xa);
        const y = y0 + ((y1 - y0) * j) / nY;
        let x = xa;
        const t = y / SHIP.deck;
        const end = 138 + 12 * Math.pow(Math.max(0, Math.min(1.45, t)), 1.15);
        const xx = xa > 0 ? (xa * end) / 150 : xa;
        pos.push(xx, y, side * halfBeam(xx, y));
        uv.push(i / nX, j / nY);
      }
    }
    for (let i = 0; i < nX; i++)
      for (let j = 0; j < nY; j++) {
        const a = i * (nY + 1) + j,
          b = a + nY + 1;
        side > 0 ? idx.push(a, b, a + 1, b, b + 1, a + 1) : idx.push(a, a + 1, b, b, a + 1, b + 1);
      }
    const g = new THREE.BufferGeometry();
    g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
    g.setAttribute("uv", new THREE.Float32BufferAttribute(uv, 2));
    g.setIndex(idx);
    g.computeVertexNormals();
    const m = new THREE.Mesh(g, mat);
    m.castShadow = m.receiveShadow = true;
    grp.add(m);
  }
  return grp;
}
const std = (h, o = {}) =>
  new THREE.MeshStandardMaterial({ color: col(h), roughness: 0.62, metalness: 0, side: THREE.DoubleSide, ...o });
export function box(w, h, d, x, y, z, mat) {
  const m = new THREE.Mesh(new THREE.BoxGeometry(w, h, d), mat);
  m.position.set(x, y, z);
  m.castShadow = m.receiveShadow = true;
  return m;
}

export function containerMaterials() {
  const s = panelTexture("side"),
    e = panelTexture("end");
  const side = new THREE.MeshStandardMaterial({ map: s, roughness: 0.66 }),
    end = new THREE.MeshStandardMaterial({ map: e, roughness: 0.66 }),
    top = new THREE.MeshStandardMaterial({ color: 0xffffff, roughness: 0.8 });
  return [end, end, top, top, side, side];
}
export const MIX = [
  ["red", 15],
  ["oxide", 11],
  ["navy", 20],
  ["slate", 17],
  ["teal", 9],
  ["sand", 7],
  ["paper", 8],
  ["ochre", 7],
  ["grey", 6],
];
export function pick(r, mix = MIX) {
  const tot = mix.reduce((a, b) => a + b[1], 0);
  let k = r() * tot;
  for (const [n, w] of mix) {
    if ((k -= w) < 0) return PAL[n];
  }
  return PAL.navy;
}

export function buildShip({ seed = 3, lights = true } = {}) {
  const g = new THREE.Group(),
    r = rng(seed);
  const navy = std("#16406E", { roughness: 0.45 }),
    redM = std("#A92A1B", { roughness: 0.6 }),
    paper = std("#E3DED2"),
    steel = std("#5D6A73"),
    dark = std("#0C1826"),
    white = std("#D8D5CC", { roughness: 0.55 });
  g.add(
    loft(
      () => -3,
      () => SHIP.wl,
      redM,
    ),
    loft(
      () => SHIP.wl,
      () => SHIP.wl + 0.55,
      paper,
    ),
    loft(
      () => SHIP.wl + 0.55,
      (x) => deckY(x),
      navy,
    ),
  );
  // bulwark highlight
  g.add(
    loft(
      (x) => deckY(x),
      (x) => deckY(x) + 0.5,
      std("#2B425A"),
    ),
  );
  // transom
  const ts = new THREE.Shape();
  ts.moveTo(-halfBeam(-150, 0), 0);
  for (let y = 0; y <= 15; y += 1) ts.lineTo(halfBeam(-150, y), y);
  for (let y = 15; y >= 0; y -= 1) ts.lineTo(-halfBeam(-150, y), y);
  const tm = new THREE.Mesh(new THREE.ShapeGeometry(ts), navy);
  tm.rotation.y = -Math.PI / 2;
  tm.position.set(-150, 0, 0);
  g.add(tm);
  // deck
  const dp = [],
    di = [];
  const n = 90;
  for (let i = 0; i <= n; i++) {
    const x = -150 + (299 * i) / n;
    const xx = x > 0 ? (x * (138 + 12 * Math.pow(Math.min(1.45, deckY(x) / 15), 1.15))) / 150 : x;
    const y = deckY(x) - 0.6,
      b = halfBeam(xx, deckY(x)) - 0.15;
    dp.push(xx, y, b, xx, y, -b);
  }
  for (let i = 0; i < n; i++) {
    const a = i * 2;
    di.push(a, a + 2, a + 1, a + 1, a + 2, a + 3);
  }
  const dg = new THREE.BufferGeometry();
  dg.setAttribute("position", new THREE.Float32BufferAttribute(dp, 3));
  dg.setIndex(di);
  dg.computeVertexNormals();
  const dm = new THREE.Mesh(dg, std("#6b3a30"));
  dm.receiveShadow = true;
  g.add(dm);
  // bays
  const bays = [];
  const pitch = 14.3;
  let x = -139;
  const house = 52,
    funnel = -86;
  while (x < 118) {
    if (Math.abs(x - house) < 11.5) {
      x = house + 12.8;
      continue;
    }
    if (Math.abs(x - funnel) < 11) {
      x = funnel + 12.2;
      continue;
    }
    bays.push(x);
    x += pitch;
  }
  const boxes = [];
  const CL = 12.19,
    CW = 2.44,
    CH = 2.66;
  for (const bx of bays) {
    const y0 = SHIP.deck + 2.2 + (bx > 95 ? sheer(bx - 6) * 0.55 : 0);
    const front = bx > 70,
      hb = Math.min(halfBeam(bx + 6, SHIP.deck + 2), halfBeam(bx - 6, SHIP.deck + 2)) - 0.6;
    const rows = Math.floor((hb * 2) / 2.5);
    let maxT = 10;
    if (front) maxT = bx > 105 ? 5 : bx > 90 ? 6 : 8;
    if (bx < -120) maxT = 9;
    const bayDrop = r() < 0.22 ? 1 : 0;
    for (let k = 0; k < rows; k++) {
      const z = (k - (rows - 1) / 2) * 2.5;
      const edge = k === 0 || k === rows - 1;
      let t = maxT - bayDrop - (r() < 0.16 ? 1 : 0) - (r() < 0.05 ? 1 : 0);
      let c = pick(r);
      for (let i = 0; i < t; i++) {
        if (r() < 0.62) c = pick(r);
        const twenty = r() < 0.12;
        if (twenty) {
          boxes.push([bx - 3.07, y0 + CH * (i + 0.5), z, 6.06, c]);
          boxes.push([bx + 3.07, y0 + CH * (i + 0.5), z, 6.06, r() < 0.5 ? c : pick(r)]);
        } else boxes.push([bx, y0 + CH * (i + 0.5), z, CL, c]);
      }
    }
    // lashing bridge
    const lb = bx + pitch / 2;
    if (!(Math.abs(lb - house) < 9 || Math.abs(lb - funnel) < 9) && bx < 105) {
      const hb2 = hb;
      for (const zz of [-hb2, hb2]) g.add(box(0.7, 10, 0.5, lb, y0 + 5, zz * 0.985, steel));
      g.add(box(0.9, 0.6, hb2 * 2, lb, y0 + 10, 0, steel));
      g.add(box(0.9, 0.5, hb2 * 2, lb, y0 + 5, 0, steel));
    }
  }
  const geo = new THREE.BoxGeometry(1, 1, 1);
  const im = new THREE.InstancedMesh(geo, containerMaterials(), boxes.length);
  const M = new THREE.Matrix4();
  boxes.forEach(([bx, by, bz, l, c], i) => {
    M.makeScale(l - 0.12, 2.56, 2.36);
    M.setPosition(bx, by, bz);
    im.setMatrixAt(i, M);
    const k = 0.86 + r() * 0.26;
    im.setColorAt(i, col(c).multiplyScalar(k));
  });
  im.castShadow = im.receiveShadow = true;
  g.add(im);
  // hatch coamings
  g.add(box(246, 2.2, 38, -10, SHIP.deck + 1, 0, dark));
  // deckhouse
  const H = 36,
    hy = SHIP.deck;
  g.add(box(11, H, 30, house, hy + H / 2, 0, white));
  g.add(box(9, 3.4, 46, house + 0.5, hy + H + 1.4, 0, white));
  g.add(box(7, 2.2, 20, house - 0.5, hy + H + 4.2, 0, white));
  const win = new THREE.MeshBasicMaterial({ color: new THREE.Color(1.9, 1.15, 0.55) });
  const winDim = new THREE.MeshBasicMaterial({ color: new THREE.Color(0.85, 0.52, 0.27) });
  const glass = std("#0b1522", { roughness: 0.25 });
  for (const sx of [1, -1]) {
    g.add(box(0.2, 1.15, 44, house + 0.5 + sx * 4.55, hy + H + 1.9, 0, lights ? winDim : glass));
    for (let f = 0; f < 8; f++)
      for (let k = -5; k <= 5; k++)
        if (r() < 0.55)
          g.add(box(0.15, 0.8, 1.1, house + sx * 5.55, hy + 4 + f * 3.2, k * 2.5, lights && r() < 0.6 ? win : glass));
  }
  for (const sz of [1, -1]) {
    g.add(box(7.5, 1.15, 0.2, house + 0.5, hy + H + 1.9, sz * 23.05, lights ? winDim : glass));
    for (let f = 0; f < 8; f++)
      for (let k = -1; k <= 1; k++)
        g.add(box(1, 0.8, 0.15, house + k * 3, hy + 4 + f * 3.2, sz * 15.05, lights && r() < 0.7 ? win : glass));
  }
  g.add(
    box(0.7, 12, 0.7, house, hy + H + 11, 0, white),
    box(0.35, 0.35, 9, house, hy + H + 13, 0, white),
    box(4.6, 0.5, 0.5, house + 0.8, hy + H + 9, 0, white),
  );
  g.add(
    box(0.9, 0.9, 0.9, house, hy + H + 17.3, 0, new THREE.MeshBasicMaterial({ color: new THREE.Color(3.2, 2.6, 2) })),
  );
  // funnel
  g.add(box(9, 22, 22, funnel, hy + 11, 0, white));
  g.add(box(8.5, 19, 10, funnel, hy + 31, 0, redM));
  g.add(box(8.6, 3.2, 10.1, funnel, hy + 39, 0, dark));
  g.add(box(8.62, 2.2, 10.12, funnel, hy + 34, 0, paper));
  for (const k of [-2.5, 0, 2.5]) g.add(box(1.1, 3.5, 1.1, funnel + 0.4, hy + 42, k, dark));
  // fore mast + breakwater
  g.add(
    box(0.6, 16, 0.6, 133, deckY(133) + 8, 0, white),
    box(0.3, 0.3, 5, 133, deckY(133) + 12, 0, white),
    box(
      0.8,
      0.8,
      0.8,
      133,
      deckY(133) + 16.2,
      0,
      new THREE.MeshBasicMaterial({ color: new THREE.Color(2.6, 2.2, 1.8) }),
    ),
  );
  g.add(box(0.7, 4.5, 30, 121, deckY(121) + 2.2, 0, white));
  for (const sz of [1, -1]) {
    g.add(box(3.4, 1.6, 1.5, 139, deckY(139) + 0.8, sz * 3.4, steel));
  }
  // anchor pocket
  for (const sz of [1, -1]) {
    const ax = 132,
      ay = 15;
    const a = box(2.6, 3.2, 0.5, ax, ay, sz * (halfBeam(ax, ay) + 0.2), steel);
    g.add(a);
  }
  // rails on bow
  return g;
}
