// @ts-nocheck: drawn in the browser by tools/art/studio.mjs, with three.js, which the product does not have.
// Shared renderer for the Keelson illustrations: many shadowed sky-dome samples are
// accumulated so boxes and hulls get soft sky light, contact shadows and clean edges.
import * as THREE from "three";
export { THREE };

export function rng(seed) {
  let s = seed >>> 0;
  return () => {
    s |= 0;
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const PAL = {
  red: "#B5301F",
  oxide: "#8A2B20",
  navy: "#1E3550",
  slate: "#48657F",
  teal: "#4C7573",
  sand: "#C7B088",
  paper: "#D9D2C3",
  ochre: "#BF8238",
  grey: "#7E878C",
  ink: "#0E1E30",
  moss: "#49604C",
};
export const col = (h) => new THREE.Color(h);

// ---- sky -------------------------------------------------------------
export const SKY_GLSL = `
uniform vec3 uSun; uniform float uGlow; uniform float uWarm; uniform vec3 uZen; uniform vec3 uMid; uniform vec3 uHor; uniform vec3 uSunCol; uniform float uCloud;
float hash(vec2 p){ return fract(sin(dot(p, vec2(127.1,311.7)))*43758.5453123); }
float noise(vec2 p){ vec2 i=floor(p), f=fract(p); f=f*f*(3.-2.*f); return mix(mix(hash(i),hash(i+vec2(1,0)),f.x), mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x), f.y); }
float fbm(vec2 p){ float a=.5,s=0.; for(int i=0;i<5;i++){ s+=a*noise(p); p=p*2.03+17.; a*=.5; } return s; }
vec3 skyBase(vec3 d){
  float e = max(d.y, 0.0);
  vec2 h = normalize(d.xz + 1e-6), s = normalize(uSun.xz);
  float az = dot(h, s);                       // 1 toward the sun
  float warm = pow(max(0., .5+.5*az), 3.5) * uWarm;
  vec3 hor = mix(uHor, uSunCol, warm);
  vec3 c = mix(hor, uMid, smoothstep(-.01, .060 + .055*warm, e));
  c = mix(c, uZen, smoothstep(.05, .34, e));
  float g = max(dot(normalize(d), normalize(uSun)), 0.);
  c += uSunCol * (uGlow * (.10*pow(g, 12.) + .22*pow(g, 90.) + .5*pow(g, 900.)));
  return c;
}
vec3 sky(vec3 d){
  vec3 c = skyBase(d);
  if (uCloud > 0. && d.y > 0.) {
    float az = atan(d.x, d.z);
    float e = d.y;
    vec2 q = vec2(az*5., e*46.);
    float n = fbm(q + 1.4*fbm(q*.5+3.));
    float band = smoothstep(.0,.05,e)*(1.-smoothstep(.16,.42,e));
    float m = smoothstep(.50,.78,n)*band*uCloud;
    float g = max(dot(normalize(d), normalize(uSun)), 0.);
    vec3 under = mix(c*.62+vec3(.012,.016,.03), uSunCol*.75, pow(g,10.)*(1.-smoothstep(.02,.22,e)));
    c = mix(c, under, m*.75);
  }
  return c;
}`;

export function skyUniforms(o) {
  return {
    uSun: { value: new THREE.Vector3(...o.sun).normalize() },
    uGlow: { value: o.glow ?? 1 },
    uWarm: { value: o.warm ?? 1 },
    uZen: { value: new THREE.Vector3(...o.zen) },
    uMid: { value: new THREE.Vector3(...o.mid) },
    uHor: { value: new THREE.Vector3(...o.hor) },
    uSunCol: { value: new THREE.Vector3(...o.sunCol) },
    uCloud: { value: o.cloud ?? 1 },
  };
}
// CPU twin of skyBase, used to weight the dome light samples
export function skyCPU(o, d) {
  const v = (a) => new THREE.Vector3(...a);
  const sun = v(o.sun).normalize();
  const e = Math.max(d.y, 0);
  const h = new THREE.Vector2(d.x, d.z).normalize(),
    s = new THREE.Vector2(sun.x, sun.z).normalize();
  const az = h.dot(s);
  const warm = Math.pow(Math.max(0, 0.5 + 0.5 * az), 3.5) * (o.warm ?? 1);
  const ss = (a, b, x) => {
    const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
    return t * t * (3 - 2 * t);
  };
  const hor = v(o.hor).lerp(v(o.sunCol), warm);
  const c = hor.lerp(v(o.mid), ss(-0.01, 0.06 + 0.055 * warm, e)).lerp(v(o.zen), ss(0.05, 0.34, e));
  const g = Math.max(d.dot(sun), 0);
  c.addScaledVector(v(o.sunCol), (o.glow ?? 1) * (0.1 * g ** 12 + 0.22 * g ** 90 + 0.5 * g ** 900));
  return c;
}
export function makeSky(o) {
  const u = skyUniforms(o);
  const m = new THREE.ShaderMaterial({
    uniforms: u,
    side: THREE.BackSide,
    depthWrite: false,
    fog: false,
    vertexShader:
      "varying vec3 vD; void main(){ vD = position; vec4 p = projectionMatrix * mat4(mat3(modelViewMatrix)) * vec4(position,1.); gl_Position = p.xyww; }",
    fragmentShader:
      SKY_GLSL +
      "varying vec3 vD; void main(){ vec3 d = normalize(vD); gl_FragColor = vec4(sky(vec3(d.x, max(d.y, .001), d.z)),1.); }",
  });
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(1, 48, 32), m);
  mesh.frustumCulled = false;
  mesh.renderOrder = -10;
  return mesh;
}

// ---- textures ----------------------------------------------------------
export function panelTexture(kind = "side") {
  const w = 512,
    h = 128,
    c = document.createElement("canvas");
  c.width = w;
  c.height = h;
  const g = c.getContext("2d");
  g.fillStyle = "#fff";
  g.fillRect(0, 0, w, h);
  const n = kind === "side" ? 34 : 8;
  for (let i = 0; i < n; i++) {
    const x = (i * w) / n;
    const gr = g.createLinearGradient(x, 0, x + w / n, 0);
    gr.addColorStop(0, "rgba(0,0,0,.26)");
    gr.addColorStop(0.3, "rgba(0,0,0,.02)");
    gr.addColorStop(0.62, "rgba(0,0,0,0)");
    gr.addColorStop(1, "rgba(0,0,0,.2)");
    g.fillStyle = gr;
    g.fillRect(x, 0, w / n + 1, h);
  }
  if (kind === "end") {
    g.fillStyle = "rgba(0,0,0,.35)";
    for (const x of [0.14, 0.32, 0.5, 0.68, 0.86]) g.fillRect(w * x - 4, 0, 8, h);
  }
  g.strokeStyle = "rgba(0,0,0,.42)";
  g.lineWidth = 9;
  g.strokeRect(0, 0, w, h);
  g.fillStyle = "rgba(255,255,255,.10)";
  g.fillRect(0, 0, w, 8);
  const t = new THREE.CanvasTexture(c);
  t.anisotropy = 8;
  t.colorSpace = THREE.SRGBColorSpace;
  t.generateMipmaps = true;
  return t;
}
