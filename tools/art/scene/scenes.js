// @ts-nocheck: drawn in the browser by tools/art/studio.mjs, with three.js, which the product does not have.
import { col, makeSky, rng, THREE } from "./core.js";
import { renderAccum } from "./darkroom.js";

export const DUSK = {
  sun: [-0.84, 0.012, -0.54],
  key: [-0.8, 0.17, 0.46],
  keyCol: [1.0, 0.56, 0.32],
  glow: 0.42,
  warm: 1,
  zen: [0.006, 0.0155, 0.036],
  mid: [0.022, 0.046, 0.084],
  hor: [0.095, 0.078, 0.105],
  sunCol: [0.66, 0.205, 0.085],
  cloud: 1,
};

export const scenes = {};

// ---------------------------------------------------------------- service cards
import { box, containerMaterials, pick, MIX } from "./ship.js";
const std = (h, o = {}) => new THREE.MeshStandardMaterial({ color: col(h), roughness: 0.7, ...o });
const glow = (r, g, b) => new THREE.MeshBasicMaterial({ color: new THREE.Color(r, g, b) });
function containers(scene, list) {
  const im = new THREE.InstancedMesh(new THREE.BoxGeometry(1, 1, 1), containerMaterials(), list.length);
  const M = new THREE.Matrix4();
  list.forEach(([x, y, z, l, c, ry], i) => {
    const s = new THREE.Matrix4().makeScale(l - 0.1, 2.6, 2.38);
    M.makeRotationY(ry || 0).multiply(s);
    M.setPosition(x, y, z);
    im.setMatrixAt(i, M);
    im.setColorAt(i, col(c));
  });
  im.castShadow = im.receiveShadow = true;
  scene.add(im);
  return im;
}
function ground(scene, color = "#2A3038", y = 0, rough = 0.8) {
  const m = new THREE.Mesh(new THREE.PlaneGeometry(4000, 4000), std(color, { roughness: rough }));
  m.rotation.x = -Math.PI / 2;
  m.position.y = y;
  m.receiveShadow = true;
  scene.add(m);
  return m;
}
const beam = (a, b, t, mat) => {
  const A = new THREE.Vector3(...a),
    B = new THREE.Vector3(...b);
  const m = new THREE.Mesh(new THREE.BoxGeometry(t, t, A.distanceTo(B)), mat);
  m.position.copy(A).add(B).multiplyScalar(0.5);
  m.lookAt(B);
  m.castShadow = m.receiveShadow = true;
  return m;
};

// Quay crane lowering one red box
scenes.ocean = async (o) => {
  const { w, h } = o;
  const scene = new THREE.Scene();
  const sky = { ...DUSK, sun: [0.35, 0.02, -0.94], key: [-0.75, 0.42, 0.52], cloud: 1.1 };
  const sm = makeSky(sky);
  scene.add(sm);
  const r = rng(5);
  const list = [];
  for (let s = 0; s < 7; s++)
    for (let t = 0; t < 7 - (s > 4 ? (s - 4) * 2 : 0) - (r() < 0.3 ? 1 : 0); t++)
      list.push([-2 + (r() - 0.5) * 0.08, 1.3 + t * 2.62, -26 + s * 0 - s * 2.55 + 6, 12.19, pick(r)]);
  for (let s = 0; s < 6; s++)
    for (let t = 0; t < 5 - (s % 3 === 1 ? 1 : 0); t++)
      list.push([-15.2, 1.3 + t * 2.62, -14 - s * 2.55, 12.19, pick(r)]);
  for (let s = 0; s < 6; s++)
    for (let t = 0; t < 3 + (s % 2); t++) list.push([11.4, 1.3 + t * 2.62, -20 - s * 2.55, 12.19, pick(r)]);
  containers(scene, list);
  ground(scene, "#20262E");
  const st = std("#24405E", { roughness: 0.5 }),
    stR = std("#B32E1E"),
    dk = std("#101C2A"),
    pp = std("#D9D4C8");
  // crane
  const X = 15,
    Z = -36;
  const leg = (x, z) => scene.add(box(1.5, 44, 1.5, x, 22, z, st));
  leg(X - 9, Z);
  leg(X + 9, Z);
  leg(X - 9, Z - 20);
  leg(X + 9, Z - 20);
  for (const z of [Z, Z - 20]) {
    scene.add(box(20, 1.6, 1.5, X, 13, z, st), box(20, 1.6, 1.5, X, 44, z, st));
  }
  for (const x of [X - 9, X + 9])
    scene.add(
      box(1.4, 1.4, 21, x, 44, Z - 10, st),
      box(1.2, 1.2, 21, x, 13, Z - 10, st),
      beam([x, 14, Z], [x, 43, Z - 20], 0.8, st),
    );
  scene.add(box(96, 2.4, 1.3, X - 26, 46, Z - 7, st), box(96, 2.4, 1.3, X - 26, 46, Z - 13, st));
  for (let i = 0; i < 18; i++) scene.add(box(0.5, 0.5, 6, X - 72 + i * 5.3, 46.4, Z - 10, st));
  scene.add(
    beam([X, 46, Z - 10], [X, 70, Z - 10], 1.6, st),
    beam([X, 70, Z - 10], [X - 44, 47, Z - 10], 0.6, st),
    beam([X, 70, Z - 10], [X - 68, 47, Z - 10], 0.6, st),
    beam([X, 70, Z - 10], [X + 20, 47, Z - 10], 0.6, st),
  );
  scene.add(box(9, 5, 8, X + 14, 50, Z - 10, pp));
  // trolley, ropes, spreader, load
  const tx = -3.5,
    ly = 29.5;
  scene.add(box(6, 1.6, 8, tx, 44, Z - 10, dk), box(2.4, 2.6, 2.4, tx + 5, 41.8, Z - 8, pp));
  scene.add(box(0.2, 1, 2, tx + 3.8, 41.9, Z - 7.9, glow(1.6, 1, 0.5)));
  for (const dx of [-2.2, 2.2])
    for (const dz of [-1, 1]) scene.add(beam([tx + dx, 43.2, Z - 10 + dz], [tx + dx, ly + 2.2, Z - 10 + dz], 0.12, dk));
  scene.add(box(12.2, 0.5, 2.2, tx, ly + 1.9, Z - 10, std("#C58A2E")), box(4, 1, 2, tx, ly + 2.4, Z - 10, dk));
  containers(scene, [[tx, ly, Z - 10, 12.19, "#D43A26"]]);
  // lamps
  for (const [x, y, z] of [
    [X - 9, 43, Z + 1],
    [X + 9, 43, Z + 1],
    [X - 40, 44.6, Z - 10],
    [X - 24, 44.6, Z - 10],
  ])
    scene.add(box(0.8, 0.35, 0.8, x, y, z, glow(4, 3, 2)));
  const cam = new THREE.PerspectiveCamera(41, w / h, 1, 9000);
  cam.position.set(-12.5, 4.4, 33);
  cam.lookAt(-3.6, 22.5, -40);
  return renderAccum({
    width: w,
    height: h,
    scene,
    camera: cam,
    sky,
    N: o.N ?? 24,
    sunN: o.sunN ?? 6,
    sunPower: 1.4,
    domePower: 3.0,
    bounds: 75,
    target: [-2, 20, -36],
    exposure: 1.25,
    vignette: 0.3,
  });
};

// Part loads stowed in one open box
scenes.lcl = async (o) => {
  const { w, h } = o;
  const scene = new THREE.Scene();
  const sky = { ...DUSK, sun: [-0.5, 0.02, -0.86], key: [-0.38, 0.34, 0.86], cloud: 0.6 };
  scene.add(makeSky(sky));
  const r = rng(21);
  ground(scene, "#1C222A", 0, 0.6);
  const W = 2.44,
    H = 2.6,
    L = 8;
  const side = containerMaterials();
  const shell = (x, y, c) => {
    const m = std(c, { roughness: 0.6 });
    scene.add(
      box(0.06, H, L, x - W / 2, y + H / 2, -L / 2, m),
      box(0.06, H, L, x + W / 2, y + H / 2, -L / 2, m),
      box(W, 0.06, L, x, y + H, -L / 2, m),
      box(W, 0.12, L, x, y + 0.06, -L / 2, m),
      box(W, H, 0.06, x, y + H / 2, -L, m),
    );
    for (const sx of [-1, 1]) scene.add(box(0.16, H, 0.18, x + (sx * W) / 2, y + H / 2, 0, m));
    scene.add(box(W + 0.16, 0.18, 0.18, x, y + H - 0.02, 0, m), box(W + 0.16, 0.2, 0.18, x, y + 0.1, 0, m));
    for (const sx of [-1, 1])
      for (const yy of [0.09, H - 0.06]) scene.add(box(0.22, 0.18, 0.24, x + (sx * W) / 2, y + yy, 0, std("#6b737a")));
  };
  const door = (x, y, ang, sgn, c) => {
    const g = new THREE.Group();
    const m = std(c, { roughness: 0.55 });
    g.add(box(W / 2 - 0.02, H - 0.3, 0.06, (sgn * W) / 4, (H - 0.1) / 2 + 0.1, 0, m));
    for (let i = 0; i < 5; i++) g.add(box(W / 2 - 0.2, 0.05, 0.1, (sgn * W) / 4, 0.45 + i * 0.45, 0.02, m));
    for (const k of [0.3, 0.82]) {
      g.add(box(0.05, H - 0.3, 0.05, ((sgn * W) / 2) * k, H / 2, 0.09, std("#8d949a", { roughness: 0.4 })));
    }
    g.position.set(x - (sgn * W) / 2, y, 0.1);
    g.rotation.y = ang;
    scene.add(g);
  };
  shell(0, 0, "#A92C1C");
  door(0, 0, -1.98, 1, "#A92C1C");
  door(0, 0, 1.98, -1, "#A92C1C");
  // closed neighbours, end faces
  const closed = (x, y, c) => {
    const m = std(c, { roughness: 0.6 });
    scene.add(box(W, H - 0.06, L, x, y + H / 2, -L / 2, m));
    for (const sx of [-1, 1]) {
      for (let i = 0; i < 5; i++)
        scene.add(box(W / 2 - 0.25, 0.06, 0.08, x + (sx * W) / 4, y + 0.42 + i * 0.46, 0.03, m));
      for (const k of [0.16, 0.4])
        scene.add(box(0.05, H - 0.2, 0.06, x + sx * W * k, y + H / 2, 0.1, std("#8d949a", { roughness: 0.4 })));
      scene.add(box(0.2, H, 0.14, x + (sx * W) / 2, y + H / 2, 0.02, m));
      for (const yy of [0.1, H - 0.1]) scene.add(box(0.24, 0.18, 0.2, x + (sx * W) / 2, y + yy, 0.04, std("#6b737a")));
    }
  };
  closed(0, 2.66, "#23415F");
  closed(0, 5.32, "#C4AE86");
  closed(-2.62, 2.66, "#47657F");
  closed(2.62, 2.66, "#8A2B20");
  closed(-2.62, 5.32, "#B5301F");
  closed(2.62, 5.32, "#1E3550");
  closed(-2.62, 0, "#3F6664");
  closed(2.62, 0, "#BF8238");
  closed(0, 7.98, "#48657F");
  closed(2.62, 7.98, "#D0C9BA");
  // cargo
  const craft = ["#B98D5A", "#A67A49", "#C59B68", "#8F6840", "#D2AE7C"];
  const put = (x, y, z, a, b, c, m) => scene.add(box(a - 0.015, b - 0.012, c - 0.015, x, y + b / 2, z, m));
  const pallet = (x, y, z, a, c) => {
    for (const k of [-0.5, 0, 0.5]) scene.add(box(0.1, 0.1, c, x + k * (a - 0.1), y + 0.05, z, std("#8a6a44")));
    scene.add(box(a, 0.035, c, x, y + 0.12, z, std("#9c7a50")));
  };
  const f = 0.12;
  pallet(-0.58, f, -0.75, 1.1, 1.1);
  pallet(0.58, f, -0.75, 1.1, 1.1);
  let y = f + 0.14;
  for (let k = 0; k < 4; k++)
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 2; j++)
        if (!(k === 3 && i > 1))
          put(-0.58 + (i - 1) * 0.36, y + k * 0.3, -0.48 - j * 0.5, 0.36, 0.3, 0.5, std(craft[(i + k * 2 + j) % 5]));
  for (let k = 0; k < 2; k++)
    for (let i = 0; i < 2; i++)
      put(
        0.58 + (i - 0.5) * 0.54,
        y + k * 0.56,
        -0.75,
        0.54,
        0.56,
        1,
        std(["#D8D3C6", "#C7C1B2", "#DAD6CC", "#BDB6A6"][(k * 2 + i) % 4]),
      );
  put(0.58, y + 1.12, -0.75, 0.8, 0.42, 0.8, std("#2C4A68"));
  put(0.38, y + 1.54, -0.7, 0.42, 0.3, 0.6, std(craft[2]));
  const drum = (x, yy, z, c) => {
    const m = new THREE.Mesh(new THREE.CylinderGeometry(0.27, 0.27, 0.84, 28), std(c, { roughness: 0.4 }));
    m.position.set(x, yy + 0.42, z);
    m.castShadow = m.receiveShadow = true;
    scene.add(m);
    for (const k of [0.28, 0.56]) {
      const t = new THREE.Mesh(new THREE.TorusGeometry(0.272, 0.014, 8, 28), std(c));
      t.rotation.x = Math.PI / 2;
      t.position.set(x, yy + k, z);
      scene.add(t);
    }
  };
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 3; j++) {
      put(
        -0.9 + i * 0.6,
        f + 0.1 + j * 0.62,
        -2.1,
        0.58,
        0.6,
        0.9,
        std([...craft, "#47657F", "#D8D3C6"][Math.floor(r() * 7)]),
      );
    }
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      put(-0.8 + i * 0.8, f + 0.1 + j * 0.7, -3.6, 0.78, 0.68, 0.9, std(craft[Math.floor(r() * 5)]));
  put(-0.75, y + 1.2, -0.72, 0.62, 0.34, 0.8, std("#B5301F"));
  drum(-0.35, 0.02, 1.15, "#1E4568");
  drum(0.3, 0.02, 0.95, "#A92C1C");
  pallet(1.5, 0, 1.35, 1, 1);
  put(1.5, 0.14, 1.35, 0.9, 0.5, 0.9, std(craft[1]));
  put(1.38, 0.64, 1.3, 0.55, 0.38, 0.6, std(craft[4]));
  scene.add(box(1.6, 0.03, 0.06, 0, 2.48, -0.35, glow(3.4, 2.4, 1.4)));
  const lamp = new THREE.PointLight(new THREE.Color(1, 0.66, 0.36), 5.2, 9, 1.6);
  lamp.position.set(0, 2.3, -0.2);
  scene.add(lamp);
  const lamp2 = new THREE.PointLight(new THREE.Color(1, 0.66, 0.36), 1.1, 5, 1.8);
  lamp2.position.set(0.1, 1.9, 1.6);
  scene.add(lamp2);
  const cam = new THREE.PerspectiveCamera(30, w / h, 0.1, 900);
  cam.position.set(-1.0, 1.9, 12.4);
  cam.lookAt(0.05, 1.55, 0);
  return renderAccum({
    width: w,
    height: h,
    scene,
    camera: cam,
    sky,
    N: o.N ?? 24,
    sunN: o.sunN ?? 6,
    sunPower: 1.05,
    domePower: 3.0,
    bounds: 14,
    target: [0, 3, -1],
    exposure: 1.25,
    vignette: 0.35,
  });
};

// Aisle of a destination warehouse
scenes.warehouse = async (o) => {
  const { w, h } = o;
  const scene = new THREE.Scene();
  const sky = { ...DUSK, sun: [0, 0.03, -1], key: [0.55, 0.75, 0.35], cloud: 0.4 };
  scene.add(makeSky(sky));
  const r = rng(8);
  ground(scene, "#5A5F66", 0, 0.35);
  const up = std("#1F4468", { roughness: 0.5 }),
    be = std("#C2461F", { roughness: 0.5 });
  const craft = [
    "#B98D5A",
    "#A67A49",
    "#C59B68",
    "#8F6840",
    "#D2AE7C",
    "#D8D3C6",
    "#C9C2B2",
    "#48657F",
    "#B5301F",
    "#1E3550",
  ];
  const lv = [0.05, 1.9, 3.75, 5.6, 7.45],
    bayL = 2.8,
    D = 1.15;
  for (const s of [-1, 1]) {
    const x = s * (1.75 + D / 2);
    for (let b = 0; b < 17; b++) {
      const z0 = 3 - b * bayL;
      for (const dx of [-D / 2, D / 2]) scene.add(box(0.1, 9.6, 0.1, x + dx, 4.8, z0, up));
      for (let k = 0; k < 8; k++)
        scene.add(beam([x - D / 2, 0.4 + k * 1.15, z0], [x + D / 2, 1 + k * 1.15, z0], 0.035, up));
      for (let i = 1; i < lv.length; i++)
        for (const dx of [-D / 2, D / 2]) scene.add(box(0.06, 0.13, bayL, x + dx, lv[i] - 0.09, z0 - bayL / 2, be));
      for (let i = 0; i < lv.length; i++)
        for (let p = 0; p < 2; p++) {
          const zz = z0 - bayL / 2 + (p - 0.5) * 1.28;
          if (r() < 0.1) continue;
          scene.add(box(D - 0.1, 0.12, 1.1, x, lv[i] + 0.06, zz, std("#9c7a50")));
          const c = std(craft[Math.floor(r() * craft.length)]);
          const mode = r();
          const hh = 0.8 + r() * 0.65;
          if (mode < 0.45) {
            const n = 2 + Math.floor(r() * 2);
            for (let a = 0; a < n; a++)
              for (let q = 0; q < 2; q++)
                for (let e = 0; e < 3; e++)
                  scene.add(
                    box(
                      (D - 0.14) / n - 0.02,
                      hh / 3 - 0.015,
                      0.52,
                      x - (D - 0.14) / 2 + ((a + 0.5) * (D - 0.14)) / n,
                      lv[i] + 0.12 + (hh / 3) * (e + 0.5),
                      zz + (q - 0.5) * 0.54,
                      c,
                    ),
                  );
          } else scene.add(box(D - 0.14, hh, 1.06, x, lv[i] + 0.12 + hh / 2, zz, c));
        }
    }
    scene.add(box(0.08, 0.012, 52, s * 1.45, 0.008, -20, std("#D9A92E")));
  }
  // roof trusses + strip lights
  for (let b = 0; b < 9; b++) {
    const z = 1 - b * 5.6;
    scene.add(box(16, 0.22, 0.16, 0, 11.4, z, up), box(16, 0.14, 0.12, 0, 10.5, z, up));
    for (let k = -4; k < 4; k++)
      scene.add(
        beam([k * 2, 10.5, z], [k * 2 + 1, 11.4, z], 0.09, up),
        beam([k * 2 + 1, 11.4, z], [k * 2 + 2, 10.5, z], 0.09, up),
      );
  }
  for (let b = 0; b < 12; b++) {
    scene.add(box(0.16, 0.06, 2.2, 0, 10.2, -b * 4.2, glow(2.6, 2.0, 1.35)));
  }
  // far door
  scene.add(box(12, 12, 0.2, 0, 6, -46, std("#15263a")));
  scene.add(box(3.1, 4.4, 0.1, 0, 2.2, -45.8, glow(1.25, 0.78, 0.48)));
  // pallet truck silhouette
  const g = new THREE.Group();
  g.add(
    box(0.9, 0.9, 1.3, 0, 0.65, 0, std("#B5301F")),
    box(0.82, 0.08, 0.82, 0, 2.15, 0.1, std("#101C2A")),
    box(0.07, 1.3, 0.07, -0.38, 1.6, -0.25, std("#101C2A")),
    box(0.07, 1.3, 0.07, 0.38, 1.6, -0.25, std("#101C2A")),
    box(0.08, 2.3, 0.1, -0.3, 1.2, 0.72, std("#1d2c3c")),
    box(0.08, 2.3, 0.1, 0.3, 1.2, 0.72, std("#1d2c3c")),
    box(0.12, 0.06, 1.1, -0.25, 0.12, 1.3, std("#1d2c3c")),
    box(0.12, 0.06, 1.1, 0.25, 0.12, 1.3, std("#1d2c3c")),
    box(1, 0.12, 1, 0, 0.22, 1.35, std("#9c7a50")),
    box(0.95, 0.8, 0.95, 0, 0.7, 1.35, std("#C59B68")),
  );
  g.position.set(0.25, 0, -8.2);
  g.rotation.y = 0.2;
  scene.add(g);
  for (const x of [-0.3, 0.3]) {
    const hl = box(0.14, 0.1, 0.05, x + 0.25, 1.0, -7.45, glow(3.5, 3, 2.2));
    scene.add(hl);
  }
  const lamps = [];
  for (let b = 0; b < 3; b++) {
    const l = new THREE.PointLight(new THREE.Color(1, 0.78, 0.52), 16, 26, 1.5);
    l.position.set(0, 8.6, -3 - b * 13);
    scene.add(l);
  }
  const cam = new THREE.PerspectiveCamera(46, w / h, 0.1, 900);
  cam.position.set(-0.35, 1.75, 5.2);
  cam.lookAt(0.1, 3.35, -12);
  return renderAccum({
    width: w,
    height: h,
    scene,
    camera: cam,
    sky,
    N: o.N ?? 24,
    sunN: o.sunN ?? 6,
    sunPower: 0.6,
    domePower: 2.6,
    bounds: 40,
    target: [0, 4, -14],
    exposure: 1.2,
    vignette: 0.35,
  });
};

// Freighter tail on the apron
scenes.air = async (o) => {
  const { w, h } = o;
  const scene = new THREE.Scene();
  const sky = { ...DUSK, sun: [-0.5, 0.02, -0.86], key: [-0.72, 0.3, 0.56], cloud: 1.2 };
  scene.add(makeSky(sky));
  const r = rng(4);
  ground(scene, "#343B44", 0, 0.45);
  const skin = std("#DAD6CB", { roughness: 0.38 }),
    belly = std("#20405F", { roughness: 0.45 }),
    red = std("#BE2F1D", { roughness: 0.45 }),
    ink = std("#13273D", { roughness: 0.5 }),
    dk = std("#0F1A26");
  const R = 2.9,
    P = new THREE.Group();
  // fuselage: nose at +x
  const prof = [];
  const Lf = 58;
  for (let i = 0; i <= 80; i++) {
    const t = i / 80,
      x = -Lf / 2 + Lf * t;
    let rad = R;
    if (t > 0.86) {
      const u = (t - 0.86) / 0.14;
      rad = R * Math.sqrt(Math.max(0, 1 - u * u * 0.999));
    }
    if (t < 0.34) {
      const u = (0.34 - t) / 0.34;
      rad = R * (1 - 0.9 * Math.pow(u, 1.7));
    }
    prof.push([x, rad, t < 0.34 ? Math.pow((0.34 - t) / 0.34, 1.5) * 1.9 : 0]);
  }
  const mk = (from, to, mat) => {
    const pos = [],
      idx = [],
      seg = 30;
    prof.forEach(([x, rad, lift]) => {
      for (let k = 0; k <= seg; k++) {
        const a = from + ((to - from) * k) / seg;
        pos.push(x, Math.cos(a) * rad + lift, Math.sin(a) * rad);
      }
    });
    for (let i = 0; i < prof.length - 1; i++)
      for (let k = 0; k < seg; k++) {
        const a = i * (seg + 1) + k,
          b = a + seg + 1;
        idx.push(a, a + 1, b, b, a + 1, b + 1);
      }
    const g = new THREE.BufferGeometry();
    g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
    g.setIndex(idx);
    g.computeVertexNormals();
    const m = new THREE.Mesh(g, mat);
    mat.side = THREE.DoubleSide;
    m.castShadow = m.receiveShadow = true;
    P.add(m);
  };
  mk(-1.95, 1.95, skin);
  mk(1.95, 2 * Math.PI - 1.95, belly);
  mk(1.9, 1.98, red);
  mk(-1.98, -1.9, red);
  const plate = (pts, th, mat, fn) => {
    const s = new THREE.Shape(pts.map((p) => new THREE.Vector2(...p)));
    const g = new THREE.ExtrudeGeometry(s, {
      depth: th,
      bevelEnabled: true,
      bevelThickness: 0.12,
      bevelSize: 0.12,
      bevelSegments: 2,
    });
    const m = new THREE.Mesh(g, mat);
    m.castShadow = m.receiveShadow = true;
    fn(m);
    P.add(m);
    return m;
  };
  // fin
  plate(
    [
      [-28.6, 3.2],
      [-19.2, 3.0],
      [-27.2, 13.4],
      [-31.2, 13.4],
    ],
    0.35,
    red,
    (m) => {
      m.position.z = -0.18;
    },
  );
  plate(
    [
      [-30.3, 10.9],
      [-25.2, 10.9],
      [-26.3, 12.2],
      [-30.75, 12.2],
    ],
    0.42,
    skin,
    (m) => {
      m.position.z = -0.21;
    },
  );
  // stabilisers & wings in plan (x,z)
  for (const s of [1, -1]) {
    plate(
      [
        [-28, 0],
        [-22.5, 0],
        [-27.8, 9.6],
        [-30, 9.6],
      ],
      0.22,
      skin,
      (m) => {
        m.rotation.x = Math.PI / 2;
        m.scale.y = s;
        m.position.y = 2.1;
        m.rotation.z = 0;
        m.rotation.y = 0;
      },
    );
    plate(
      [
        [-5, 0],
        [7.5, 0],
        [-6, 28],
        [-9.4, 28],
      ],
      0.4,
      skin,
      (m) => {
        m.rotation.x = Math.PI / 2 - s * 0.06;
        m.scale.y = s;
        m.position.y = -1.3;
      },
    );
    const e = new THREE.Mesh(new THREE.CylinderGeometry(1.75, 1.35, 5.2, 30, 1, false), skin);
    e.rotation.z = -Math.PI / 2;
    e.position.set(4.2, -2.9, s * 9.6);
    e.castShadow = true;
    P.add(e);
    const lip = new THREE.Mesh(new THREE.CylinderGeometry(1.55, 1.55, 0.1, 30), dk);
    lip.rotation.z = Math.PI / 2;
    lip.position.set(6.85, -2.9, s * 9.6);
    P.add(lip);
    const pyl = box(3.4, 1.6, 0.35, 2.8, -1.7, s * 9.6, skin);
    P.add(pyl);
  }
  // gear
  for (const [x, z] of [
    [-3, 2.6],
    [-3, -2.6],
    [20, 0],
  ]) {
    P.add(box(0.35, 2.2, 0.35, x, -3.4, z, dk));
    for (const dz of [-0.45, 0.45])
      for (const dx of x < 0 ? [-0.75, 0.75] : [0]) {
        const wl = new THREE.Mesh(new THREE.CylinderGeometry(0.62, 0.62, 0.4, 22), dk);
        wl.rotation.x = Math.PI / 2;
        wl.position.set(x + dx, -4.4, z + dz);
        wl.castShadow = true;
        P.add(wl);
      }
  }
  // main-deck cargo door + windows line
  P.add(box(3.5, 3.1, 0.12, -11.5, 0.75, 2.86, std("#C9C4B8")));
  P.add(box(3.1, 2.7, 0.16, -11.5, 0.75, 2.84, glow(1.25, 0.78, 0.4)));
  P.position.y = 5.05;
  P.rotation.y = -0.0;
  scene.add(P);
  // scissor loader + ULDs
  const uld = (x, y, z, c, ry = 0) => {
    const s = new THREE.Shape(
      [
        [-1.5, 0],
        [1.5, 0],
        [1.5, 1.5],
        [0.9, 2.35],
        [-1.5, 2.35],
      ].map((p) => new THREE.Vector2(...p)),
    );
    const g = new THREE.ExtrudeGeometry(s, { depth: 2.2, bevelEnabled: false });
    const m = new THREE.Mesh(g, std(c, { roughness: 0.5 }));
    const G = new THREE.Group();
    m.position.z = -1.1;
    m.castShadow = m.receiveShadow = true;
    G.add(m);
    for (const k of [-1.45, -0.5, 0.45, 1.4]) G.add(box(0.07, 1.5, 2.26, k, 0.75, 0, std("#8d949a")));
    G.position.set(x, y, z);
    G.rotation.y = ry;
    scene.add(G);
  };
  scene.add(box(4, 0.35, 6.2, -11.5, 4.1, 6.2, std("#C9932F")), box(3.4, 0.6, 5.6, -11.5, 0.7, 6.2, ink));
  for (const s of [-1, 1])
    scene.add(
      beam([-11.5 + s * 1.5, 1, 3.8], [-11.5 + s * 1.5, 4, 8.4], 0.28, ink),
      beam([-11.5 + s * 1.5, 1, 8.4], [-11.5 + s * 1.5, 4, 3.8], 0.28, ink),
    );
  uld(-11.5, 4.3, 5.2, "#B9BEC0");
  for (const z of [4, 8.4])
    for (const s of [-1, 1]) {
      const wl = new THREE.Mesh(new THREE.CylinderGeometry(0.42, 0.42, 0.35, 18), dk);
      wl.rotation.z = Math.PI / 2;
      wl.position.set(-11.5 + s * 1.6, 0.42, z);
      scene.add(wl);
    }
  [
    ["#B9BEC0", -19.4],
    ["#24476A", -23.4],
    ["#B5301F", -27.4],
  ].forEach(([c, x], i) => {
    uld(x, 0.75, 9.6 + i * 0.15, c);
    scene.add(box(3.4, 0.22, 2.5, x, 0.62, 9.6 + i * 0.15, dk));
    for (const s of [-1, 1])
      for (const z of [-1, 1]) {
        const wl = new THREE.Mesh(new THREE.CylinderGeometry(0.3, 0.3, 0.22, 16), dk);
        wl.rotation.x = Math.PI / 2;
        wl.position.set(x + s * 1.2, 0.3, 9.6 + z * 1.15);
        scene.add(wl);
      }
  });
  scene.add(box(80, 0.012, 0.22, -10, 0.01, 13.2, std("#D9A92E")));
  for (const [x, z] of [
    [-60, -60],
    [-30, -80],
    [8, -90],
    [40, -70],
  ]) {
    scene.add(box(0.4, 22, 0.4, x, 11, z, ink), box(3.4, 0.7, 0.5, x, 22, z, glow(3.6, 2.7, 1.7)));
  }
  scene.add(box(120, 9, 14, -40, 4.5, -110, std("#1a2a3c")), box(110, 0.5, 0.2, -40, 5, -102.9, glow(0.9, 0.55, 0.28)));
  const cam = new THREE.PerspectiveCamera(38, w / h, 0.5, 5000);
  cam.position.set(-54, 2.1, 25);
  cam.lookAt(-20.5, 7.6, 1.5);
  return renderAccum({
    width: w,
    height: h,
    scene,
    camera: cam,
    sky,
    N: o.N ?? 24,
    sunN: o.sunN ?? 6,
    sunPower: 1.35,
    domePower: 3.0,
    bounds: 46,
    target: [-10, 6, 0],
    exposure: 1.25,
    vignette: 0.3,
  });
};
