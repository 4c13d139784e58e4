#version 100
// One paw print from an ellipse and three circles, as sharp at any size.
precision highp float;
varying vec2 at;        // paw units: the pad is 1.5 wide, the toes lie at negative y
varying vec4 tint;
uniform float unit;     // px a paw unit
void main() {
    vec2 pad = (at - vec2(0.0, 0.275)) / vec2(0.75, 0.625);
    float d = (length(pad) - 1.0) * 0.66;
    d = min(d, length(vec2(abs(at.x) - 0.85, at.y + 0.75)) - 0.38);
    d = min(d, length(at - vec2(0.0, -1.1)) - 0.38);
    float cover = tint.a * clamp(0.5 - d * unit, 0.0, 1.0);
    gl_FragColor = vec4(tint.rgb * cover, cover);
}
