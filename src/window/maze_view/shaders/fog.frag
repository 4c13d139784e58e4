#version 100
// Fog over all that the player has not been near. It begins softly: what is visible from a place counts, too.
precision highp float;
varying vec2 at;           // of the texture, 0..1
uniform sampler2D Texture; // r: was seen
uniform vec4 colour;
uniform vec2 texel;
float seen(float x, float y) { return texture2D(Texture, at + vec2(x, y) * texel).r; }
float ring(float r) {
    float d = 0.7071 * r;
    return seen(r, 0.0) + seen(-r, 0.0) + seen(0.0, r) + seen(0.0, -r)
        + seen(d, d) + seen(-d, d) + seen(d, -d) + seen(-d, -d);
}
void main() {
    float near = (seen(0.0, 0.0) + ring(1.3) + ring(2.6)) / 17.0;
    float a = colour.a * (1.0 - smoothstep(0.15, 0.85, near));
    gl_FragColor = vec4(colour.rgb * a, a);
}
