#version 100
// Ground that nobody has been near.
precision highp float;
varying vec2 at;           // of the texture, 0..1
uniform sampler2D Texture; // r: was seen
uniform vec4 colour;
void main() {
    float a = colour.a * (1.0 - texture2D(Texture, at).r);
    gl_FragColor = vec4(colour.rgb * a, a);
}
