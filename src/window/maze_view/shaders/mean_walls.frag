#version 100
// Rooms smaller than a pixel: how much of each block of rooms is wall, as one even tone.
precision highp float;
varying vec2 at;           // of the texture, 0..1
varying vec4 tint;         // alpha: the opacity of it all
uniform sampler2D Texture; // r: walls standing of four; g: rooms that are filled
uniform float thick;
uniform float lift;
uniform vec4 face;
uniform vec4 side;
void main() {
    vec4 block = texture2D(Texture, at);
    float top = clamp(max(block.r * 4.0 * thick, block.g), 0.0, 1.0);
    float below = clamp(block.r * 2.0 * lift, 0.0, 1.0 - top);
    gl_FragColor = vec4(face.rgb * top + side.rgb * below, top + below) * tint.a;
}
