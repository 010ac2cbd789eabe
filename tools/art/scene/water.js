// @ts-nocheck: drawn in the browser by tools/art/studio.mjs, with three.js, which the product does not have.
import { THREE, SKY_GLSL, skyUniforms } from "./core.js";
import { halfBeam } from "./ship.js";
// Sea surface: sky reflection by Fresnel, planar reflection of the ship, wake foam in ship space.
// Everything that moves is periodic in uT (0 to 1): the loop has no cut.
export function makeWater(sky, { foam = true, amp = 1, scale = 1, deep = [0.01, 0.026, 0.042] } = {}) {
  const u = {
    ...skyUniforms({ ...sky, cloud: 0 }),
    tRefl: { value: null },
    uPV: { value: new THREE.Matrix4() },
    uAmp: { value: amp },
    uScale: { value: scale },
    uDeep: { value: new THREE.Vector3(...deep) },
    uFoam: { value: foam ? 1 : 0 },
    tHull: { value: null },
    uHaze: { value: new THREE.Vector3(...(sky.haze ?? sky.hor)) },
    uT: { value: 0 },
  };
  // half-beam at the waterline, baked to a small texture
  const n = 256,
    arr = new Float32Array(n * 4);
  for (let i = 0; i < n; i++) {
    const x = -150 + (300 * i) / (n - 1);
    arr[i * 4] = x > 138 ? 0 : halfBeam(x, 0);
    arr[i * 4 + 3] = 1;
  }
  const ht = new THREE.DataTexture(arr, n, 1, THREE.RGBAFormat, THREE.FloatType);
  ht.minFilter = ht.magFilter = THREE.NearestFilter;
  ht.needsUpdate = true;
  u.tHull.value = ht;
  const m = new THREE.ShaderMaterial({
    uniforms: u,
    transparent: false,
    vertexShader:
      "varying vec3 vW; varying vec4 vR; uniform mat4 uPV; void main(){ vec4 w = modelMatrix*vec4(position,1.); vW=w.xyz; vR = uPV*w; gl_Position = projectionMatrix*viewMatrix*w; }",
    fragmentShader:
      SKY_GLSL +
      `
  varying vec3 vW; varying vec4 vR; uniform sampler2D tRefl, tHull; uniform float uAmp,uScale,uFoam; uniform vec3 uDeep,uHaze; uniform float uT;
  float slice(vec2 p, float z){ return noise(p + 37.3*z); }
  float swell(vec2 p, float k, float shift){ float z = fract(uT+shift)*k; float a = floor(z), f = z-a; f = f*f*(3.-2.*f); float m = mix(slice(p, a), slice(p, mod(a+1., k)), f); return .5 + (m-.5)/sqrt(f*f+(1.-f)*(1.-f)); }
  float drift(vec2 p, vec2 scale, float way){ float a = fract(uT*2.), b = fract(uT*2.+.5); vec2 s = vec2(way, 0.); float w = abs(1.-2.*a); return mix(fbm((p+s*(a-.5))*scale), fbm((p+s*(b-.5)+113.)*scale), w); }
  float wave(vec2 p){
    float h=0.; h += .55*sin(dot(p,vec2(.052,.026))+2.*noise(p*.02)+6.2831853*uT); h += .40*swell(p*vec2(.07,.16)+11., 4., 0.); h += .26*swell(p*vec2(.19,.37)+5., 6., .07); h += .15*swell(p*vec2(.5,.8), 8., .03); h += .07*swell(p*vec2(1.3,1.9)+31., 10., .05); return h; }
  void main(){
    vec3 V = normalize(cameraPosition - vW); float dist = length(cameraPosition - vW);
    vec2 p = vW.xz*uScale; float e = .35 + dist*.0011;
    float h0=wave(p), hx=wave(p+vec2(e,0.)), hz=wave(p+vec2(0.,e));
    float fade = uAmp/(1.+dist*.0026);
    vec3 N = normalize(vec3(-(hx-h0)/e*fade*1.15, 1., -(hz-h0)/e*fade*1.15));
    vec3 R = reflect(-V, N); R.y = abs(R.y)+.012;
    float F = .03 + .97*pow(1.-max(dot(N,V),0.),5.);
    vec3 sk = skyBase(normalize(R));
    vec2 uv = vR.xy/vR.w*.5+.5; uv += N.xz*vec2(.30,.42)*clamp(60./dist,.02,.4)*1.3;
    vec4 rf = texture2D(tRefl, clamp(uv,.001,.999));
    vec3 refl = mix(sk, rf.rgb, rf.a*.9);
    vec3 c = mix(uDeep + .05*sk, refl, clamp(F*1.05,0.,1.));
    if(uFoam>.5){
      float x=vW.x, z=abs(vW.z);
      float hb = texture2D(tHull, vec2(clamp((x+150.)/300.,0.,1.),.5)).r;
      float inside = step(-150.,x)*step(x,139.);
      float n1 = drift(vec2(x, vW.z), vec2(.10,.35), 26.), n2 = drift(vec2(x, vW.z)+7., vec2(.55,.9), 26.);
      float dH = z-hb; float bowK = smoothstep(60.,138.,x);
      float side = inside*(1.-smoothstep(.2,3.5+9.*bowK,dH))*smoothstep(.34,.72,n2*.75+n1*.4)*(.55+.45*bowK);
      float bw = 0.; { float s = 139.-x; float arm = s*.24+hb*.5; float wd = 3.+s*.075; bw = step(0.,s)*exp(-s*.011)*(1.-smoothstep(0.,wd,abs(z-max(arm,hb+1.))))*smoothstep(.3,.66,n2*.8+n1*.35); }
      float s2 = -150.-x; float wk = step(0.,s2)*exp(-max(s2,0.)*.0035)*(1.-smoothstep(6.,24.+s2*.06,z))*smoothstep(.36,.74,n2*.7+n1*.5);
      float f = clamp(side*.9+bw*.9+wk*.85,0.,1.);
      vec3 fc = vec3(.115,.120,.150) + uSunCol*.16;
      c = mix(c, fc, f*.85);
    }
    float hz2 = 1.-exp(-dist*.00016); c = mix(c, skyBase(normalize(vec3(-V.x,.012,-V.z))), clamp(hz2,0.,.92));
    gl_FragColor = vec4(c,1.);
  }`,
  });
  const geo = new THREE.PlaneGeometry(60000, 60000);
  geo.rotateX(-Math.PI / 2);
  const mesh = new THREE.Mesh(geo, m);
  mesh.position.y = 0;
  mesh.frustumCulled = false;
  const rt = new THREE.WebGLRenderTarget(1024, 512, { type: THREE.HalfFloatType });
  const cam2 = new THREE.PerspectiveCamera();
  mesh.userData.update = (renderer, scene, camera, skyMesh) => {
    cam2.fov = camera.fov;
    cam2.aspect = camera.aspect;
    cam2.near = camera.near;
    cam2.far = camera.far;
    cam2.updateProjectionMatrix();
    const p = camera.position.clone();
    p.y *= -1;
    cam2.position.copy(p);
    cam2.up.set(0, -1, 0);
    const d = new THREE.Vector3();
    camera.getWorldDirection(d);
    d.y *= -1;
    cam2.lookAt(p.clone().add(d));
    cam2.updateMatrixWorld();
    // mirrored image: flip x so it lines up
    const pv = new THREE.Matrix4().multiplyMatrices(cam2.projectionMatrix, cam2.matrixWorldInverse);
    u.uPV.value.copy(pv);
    mesh.visible = false;
    if (skyMesh) skyMesh.visible = false;
    const ca = renderer.getClearAlpha();
    renderer.setClearColor(0, 0);
    renderer.setRenderTarget(rt);
    renderer.clear();
    renderer.clippingPlanes = [new THREE.Plane(new THREE.Vector3(0, 1, 0), 0)];
    renderer.render(scene, cam2);
    renderer.clippingPlanes = [];
    mesh.visible = true;
    if (skyMesh) skyMesh.visible = true;
    renderer.setClearColor(0, ca);
    u.tRefl.value = rt.texture;
  };
  mesh.userData.uniforms = u;
  return mesh;
}
