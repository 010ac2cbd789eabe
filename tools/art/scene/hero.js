// @ts-nocheck: drawn in the browser by tools/art/studio.mjs, with three.js, which the product does not have.
// The hero: a container ship at dusk. The ship and the sky are lit once; each frame of the loop draws only the water anew.
import { makeSky, rng, THREE } from "./core.js";
import { accumulate, openDarkroom } from "./darkroom.js";
import { DUSK } from "./scenes.js";
import { buildShip } from "./ship.js";
import { makeWater } from "./water.js";

const COMPOSE = `
uniform sampler2D still, sea; varying vec2 v;
void main(){ vec4 w = texture2D(sea,v); gl_FragColor = vec4(texture2D(still,v).rgb*(1.-w.a) + w.rgb, 1.); }`;

const HIDDEN = new THREE.MeshBasicMaterial({ colorWrite: false });

/** Lights the scene and answers how to draw it at a moment of the loop (0 to 1), onto one canvas. */
export async function openHero(o) {
  const { w: width, h: height } = o;
  const sky = { ...DUSK, ...(o.sky ?? {}) },
    scene = new THREE.Scene();
  const dome = makeSky(sky),
    ship = buildShip({ seed: 11 }),
    water = makeWater(sky, {});
  scene.add(dome, ship, water);
  const camera = new THREE.PerspectiveCamera(o.fov, width / height, 1, 40000);
  camera.position.set(...o.cam);
  camera.lookAt(...o.look);
  const room = openDarkroom({ width, height, exposure: 1.15, grain: o.grain ?? 0.009 });
  const { uniforms, update } = water.userData;
  const mirrored = room.emptied(new THREE.WebGLRenderTarget(1024, 512, { type: THREE.FloatType, depthBuffer: false }));
  const still = await accumulate(room, {
    scene,
    camera,
    sky,
    N: o.N ?? 24,
    sunN: o.sunN ?? 6,
    sunPower: 1.5,
    domePower: 2.2,
    bounds: 190,
    target: [0, 18, 0],
    beforeSample: (share) => {
      update(room.renderer, scene, camera, dome);
      room.add({ texture: uniforms.tRefl.value }, mirrored, share);
    },
  });
  uniforms.tRefl.value = mirrored.texture;
  room.renderer.shadowMap.autoUpdate = false;
  const sea = room.sum(),
    composed = room.sum();
  const compose = room.flat(COMPOSE, { still: { value: still.texture }, sea: { value: sea.texture } });
  const show = (what) => {
    dome.visible = false;
    ship.visible = what === "ship";
    water.visible = what === "water";
  };
  return (moment) => {
    uniforms.uT.value = moment;
    room.emptied(sea);
    const random = rng(3),
      samples = o.samples ?? 3;
    for (let sample = 0; sample < samples; sample++) {
      camera.setViewOffset(width, height, random() - 0.5, random() - 0.5, width, height);
      room.renderer.setRenderTarget(room.frame);
      room.renderer.setClearColor(0, 0);
      room.renderer.clear();
      show("ship");
      scene.overrideMaterial = HIDDEN;
      room.renderer.autoClear = false;
      room.renderer.render(scene, camera);
      scene.overrideMaterial = null;
      show("water");
      room.renderer.render(scene, camera);
      room.renderer.autoClear = true;
      room.add(room.frame, sea, 1 / samples);
    }
    room.paint(compose, composed);
    return room.develop(composed);
  };
}
