#version 100
// The states of rooms too small for patterns and walls: their colour alone, or their line's.
// The texels and the palette are those of states.frag.
precision highp float;
varying vec2 at;           // rooms from the page's corner
uniform sampler2D Texture;
uniform sampler2D Palette;
uniform vec2 texels;

void main() {
    vec4 texel = texture2D(Texture, (floor(at) + 0.5) / texels);
    float row = texel.a > 0.0 ? 0.375 : 0.125;
    float code = max(texel.r, texel.a);
    vec4 colour = texture2D(Palette, vec2((floor(code * 31.875 + 0.5) + 0.5) / 32.0, row));
    gl_FragColor = vec4(colour.rgb * colour.a, colour.a);
}
