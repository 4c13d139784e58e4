#version 100
// A piece of a premultiplied texture.
precision highp float;
varying vec2 at;
varying vec4 tint;
uniform sampler2D Texture;
void main() {
    gl_FragColor = texture2D(Texture, at) * tint;
}
