// @ts-nocheck: drawn in the browser by tools/art/studio.mjs, with three.js, which the product does not have.
// The accumulation renderer: many shadowed sky-dome samples are added up, so that boxes and hulls get soft sky light,
// contact shadows and clean edges; then bloom and grading turn the sum into a picture on the canvas.
import { rng, skyCPU, THREE } from "./core.js";

const COVER = "varying vec2 v; void main(){ v=uv; gl_Position=vec4(position.xy,0.,1.); }";
const flat = (fragmentShader, uniforms, more = {}) =>
  new THREE.ShaderMaterial({
    uniforms,
    fragmentShader,
    vertexShader: COVER,
    depthTest: false,
    depthWrite: false,
    ...more,
  });
const ADDING = {
  transparent: true,
  blending: THREE.CustomBlending,
  blendEquation: THREE.AddEquation,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
};
const target = (width, height, options) => new THREE.WebGLRenderTarget(width, height, options);

const BLUR = `
uniform sampler2D t; uniform vec2 px; uniform float th; varying vec2 v;
void main(){ vec3 c=vec3(0.); float w=0.;
  for(int i=-8;i<=8;i++){ float k=exp(-float(i*i)/26.); c+=max(texture2D(t,v+px*float(i)).rgb-th,0.)*k; w+=k; }
  gl_FragColor=vec4(c/w,1.); }`;

const GRADE = `
uniform sampler2D t, tb; uniform float ex,gr,vg; uniform vec2 res; varying vec2 v;
float h(vec2 p){ return fract(sin(dot(p, vec2(12.9898,78.233)))*43758.5453); }
vec3 aces(vec3 x){ return clamp((x*(2.51*x+.03))/(x*(2.43*x+.59)+.14),0.,1.); }
void main(){
  vec3 c = texture2D(t,v).rgb; vec3 bl = texture2D(tb,v).rgb; float l = dot(bl, vec3(.33));
  c += mix(vec3(l)*vec3(1.15,.98,.8), bl, .45)*.8;
  vec2 p=(v-.5)*vec2(1.,.9); c *= 1.-vg*dot(p,p)*1.6;
  float lum = dot(c, vec3(.2126,.7152,.0722)); c = max(mix(vec3(lum), c, .84), 0.);
  c = pow(max(aces(c*ex),0.), vec3(1./2.2)) + (h(v*res)-.5)*gr*2.;
  gl_FragColor=vec4(c,1.); }`;

export function openDarkroom({ width, height, exposure = 1, grain = 0.009, vignette = 0.25 }) {
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(width, height, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  renderer.toneMapping = THREE.NoToneMapping;
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  const sheet = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  const stage = new THREE.Scene();
  stage.add(sheet);
  const eye = new THREE.Camera();
  const half = { type: THREE.HalfFloatType, depthBuffer: false };
  const blurs = [
    target(Math.ceil(width / 4), Math.ceil(height / 4), half),
    target(Math.ceil(width / 4), Math.ceil(height / 4), half),
  ];
  const blur = flat(BLUR, { t: { value: null }, px: { value: new THREE.Vector2() }, th: { value: 0.8 } });
  const grade = flat(GRADE, {
    t: { value: null },
    tb: { value: null },
    ex: { value: exposure },
    gr: { value: grain },
    vg: { value: vignette },
    res: { value: new THREE.Vector2(width, height) },
  });
  const add = flat(
    "uniform sampler2D t; uniform float k; varying vec2 v; void main(){ gl_FragColor=texture2D(t,v)*k; }",
    { t: { value: null }, k: { value: 1 } },
    ADDING,
  );
  const paint = (material, into, clear = true) => {
    sheet.material = material;
    renderer.setRenderTarget(into);
    renderer.autoClear = clear;
    renderer.render(stage, eye);
    renderer.autoClear = true;
  };
  const emptied = (one) => {
    renderer.setRenderTarget(one);
    renderer.setClearColor(0, 0);
    renderer.clear();
    return one;
  };
  return {
    renderer,
    width,
    height,
    frame: target(width, height, { type: THREE.HalfFloatType, samples: 4 }),
    sum: () => emptied(target(width, height, { type: THREE.FloatType, depthBuffer: false })),
    emptied,
    add: (from, into, share) => {
      add.uniforms.t.value = from.texture;
      add.uniforms.k.value = share;
      paint(add, into, false);
    },
    paint,
    flat,
    develop: (from) => {
      for (let pass = 0; pass < 4; pass++) {
        blur.uniforms.t.value = pass === 0 ? from.texture : blurs[(pass + 1) % 2].texture;
        blur.uniforms.th.value = pass === 0 ? 0.8 : 0;
        blur.uniforms.px.value.set(pass % 2 ? 0 : 4.8 / width, pass % 2 ? 4.8 / height : 0);
        paint(blur, blurs[pass % 2]);
      }
      grade.uniforms.t.value = from.texture;
      grade.uniforms.tb.value = blurs[1].texture;
      paint(grade, null);
      return renderer.domElement;
    },
  };
}

function makeLamp(scene, bounds, at) {
  const lamp = new THREE.DirectionalLight(0xffffff, 1);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.12;
  lamp.shadow.radius = 2;
  Object.assign(lamp.shadow.camera, {
    left: -bounds,
    right: bounds,
    top: bounds,
    bottom: -bounds,
    near: 1,
    far: bounds * 6,
  });
  lamp.shadow.camera.updateProjectionMatrix();
  lamp.target.position.set(...at);
  scene.add(lamp, lamp.target);
  return lamp;
}

/** Aims the lamp for one sample: the first `sunN` come from about the sun, the others from an even dome. */
function aim(lamp, index, random, o) {
  const { sky, N, sunN, sunPower, domePower, bounds } = o;
  const total = N + sunN;
  let way, colour;
  if (index < sunN) {
    const near = () => (random() - 0.5) * 0.05;
    way = new THREE.Vector3(...(sky.key ?? sky.sun))
      .normalize()
      .add(new THREE.Vector3(near(), near(), near()))
      .normalize();
    way.setY(Math.max(way.y, 0.02)).normalize();
    colour = new THREE.Vector3(...(sky.keyCol ?? sky.sunCol)).multiplyScalar((sunPower * total) / sunN);
  } else {
    const k = index - sunN,
      u = (k + random()) / N,
      turn = 2 * Math.PI * ((k * 0.61803398875 + random() * 0.02) % 1);
    const y = 0.06 + 0.94 * u,
      r = Math.sqrt(1 - y * y);
    way = new THREE.Vector3(r * Math.cos(turn), y, r * Math.sin(turn));
    colour = skyCPU(sky, way).multiplyScalar((domePower * Math.PI * 1.15 * total) / N);
  }
  lamp.position.copy(lamp.target.position).addScaledVector(way, bounds * 3);
  lamp.color.setRGB(colour.x, colour.y, colour.z, THREE.LinearSRGBColorSpace);
}

/** Adds up all samples of a still scene; `beforeSample(share)` draws what a sample needs first (a reflection). */
export async function accumulate(room, given) {
  const o = { N: 32, sunN: 0, sunPower: 1, domePower: 1, bounds: 220, target: [0, 10, 0], seed: 7, ...given };
  const { scene, camera, beforeSample } = o;
  const random = rng(o.seed),
    total = o.N + o.sunN,
    lamp = makeLamp(scene, o.bounds, o.target),
    sum = room.sum();
  for (let index = 0; index < total; index++) {
    aim(lamp, index, random, o);
    camera.setViewOffset(room.width, room.height, random() - 0.5, random() - 0.5, room.width, room.height);
    if (beforeSample) beforeSample(1 / total);
    room.renderer.setRenderTarget(room.frame);
    room.renderer.clear();
    room.renderer.render(scene, camera);
    room.add(room.frame, sum, 1 / total);
    if (index % 4 === 3) await new Promise((done) => setTimeout(done, 30));
  }
  return sum;
}

/** A still picture of a scene. */
export async function renderAccum({ width, height, exposure, grain, vignette, ...scene }) {
  const look = Object.fromEntries(
    Object.entries({ exposure, grain, vignette }).filter(([, value]) => value !== undefined),
  );
  const room = openDarkroom({ width, height, ...look });
  return room.develop(await accumulate(room, scene));
}
