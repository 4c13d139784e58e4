#version 100
// Warm light about one point and dusk away from it, in one veil over everything. With PLATE defined what lies under the
// veil comes from a texture and not from what is there: one pass instead of two.
precision highp float;
#ifdef PLATE
varying vec2 at;        // in the texture
varying vec4 spare;     // px from the lantern to the texture's corner
uniform highp sampler2D Texture;
uniform vec2 texels;    // of the texture
#else
varying vec2 at;        // px from the lantern
#endif
uniform vec4 warm;
uniform vec4 dusk;
uniform vec2 reach;     // of the warmth and of the dusk, px
void main() {
#ifdef PLATE
    vec2 away = at * texels + spare.xy;
#else
    vec2 away = at;
#endif
    float far = length(away);
    float t = clamp(far / reach.x, 0.0, 1.0);
    // 34 % at the lantern, 10 % half way, nothing at the end.
    float glow = warm.a * max(1.0 - t * 1.4, 0.6 - t * 0.6);
    float u = clamp(far / reach.y, 0.0, 1.0);
    float dark = dusk.a * max(u * 0.27, mix(0.081, 1.0, (u - 0.3) / 0.7));
    // A grain of less than one step of a channel: wide gradients on dark ground show bands without it.
    vec2 pixel = floor(away);
    float grain = (fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
    vec3 light = warm.rgb * glow;
    float veil = 1.0 - (1.0 - dark) * (1.0 - dot(light, vec3(0.3, 0.4, 0.3))) + grain;
    vec3 shine = dusk.rgb * dark * (1.0 - glow) + light + grain;
#ifdef PLATE
    gl_FragColor = vec4(texture2D(Texture, at).rgb * (1.0 - veil) + shine, 1.0);
#else
    gl_FragColor = vec4(shine, veil);
#endif
}
