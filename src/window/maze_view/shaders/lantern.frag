#version 100
// Warm light about one point and dusk away from it, in one veil over everything.
precision highp float;
varying vec2 at;        // px from the lantern
uniform vec4 warm;
uniform vec4 dusk;
uniform vec2 reach;     // of the warmth and of the dusk, px
void main() {
    float far = length(at);
    float t = clamp(far / reach.x, 0.0, 1.0);
    // 34 % at the lantern, 10 % half way, nothing at the end.
    float glow = warm.a * (t < 0.5 ? mix(1.0, 0.3, t * 2.0) : mix(0.3, 0.0, t * 2.0 - 1.0));
    float u = clamp(far / reach.y, 0.0, 1.0);
    float dark = dusk.a * (u < 0.3 ? u * 0.27 : mix(0.081, 1.0, (u - 0.3) / 0.7));
    // A grain of less than one step of a channel: wide gradients on dark ground show bands without it.
    float grain = (fract(sin(dot(floor(at), vec2(12.9898, 78.233))) * 43758.5453) - 0.5) / 255.0;
    vec3 light = warm.rgb * glow;
    float veil = 1.0 - (1.0 - dark) * (1.0 - dot(light, vec3(0.3, 0.4, 0.3)));
    gl_FragColor = vec4(dusk.rgb * dark * (1.0 - glow) + light + grain, veil + grain);
}
