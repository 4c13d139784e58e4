#version 100
// Marks where rooms are smaller than a pixel: how many rooms of each block are marked.
precision highp float;
varying vec2 at;           // of the texture, 0..1
uniform sampler2D Texture; // r: trail, g: way, b: backtracked, a: hint
uniform vec4 trail;
uniform vec4 way;
uniform vec4 given_back;
uniform vec4 hint;
vec4 over(vec4 below, vec4 colour, float cover) {
    float a = colour.a * clamp(cover, 0.0, 1.0);
    return vec4(colour.rgb * a, a) + below * (1.0 - a);
}
void main() {
    vec4 share = texture2D(Texture, at);
    vec4 colour = over(vec4(0.0), given_back, min(share.b * 2.0, 0.5));
    colour = over(colour, trail, share.r * 1.5);
    colour = over(colour, way, share.g * 1.5);
    gl_FragColor = over(colour, hint, share.a * 1.5);
}
