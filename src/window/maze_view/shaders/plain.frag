#version 100
// The tint alone.
precision highp float;
varying vec4 tint;
void main() {
    gl_FragColor = tint;
}
