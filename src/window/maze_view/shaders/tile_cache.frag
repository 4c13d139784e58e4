#version 100
// A piece of a texture that covers what is there.
precision highp float;
varying vec2 at;
uniform highp sampler2D Texture;
void main() {
    gl_FragColor = texture2D(Texture, at);
}
