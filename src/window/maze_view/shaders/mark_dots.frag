#version 100
// Backtracked or visited rooms: a wash, and dots at their middle and on the borders between them. The texels are those
// of mark_line.frag.
precision highp float;
varying vec2 at;           // rooms from the page's corner
uniform sampler2D Texture;
uniform vec2 texels;
uniform vec4 channel;      // 1 for the kind's own, 0 for the others
uniform float pitch;       // px from room to room
uniform float dots;        // the opacity of the dots
uniform float radius;      // of a dot, in pitches
uniform vec4 colour;
uniform float least;       // the least byte of a marked room

void main() {
    vec2 room = floor(at);
    vec2 q = at - room - 0.5;
    float byte = floor(dot(texture2D(Texture, (room + 0.5) / texels), channel) * 255.0 + 0.5);
    vec4 leaves = step(0.5, fract(byte * vec4(0.5, 0.25, 0.125, 0.0625)));
    vec4 beside = vec4(q - 0.5, q + 0.5);
    vec4 d = mix(vec4(9.0), beside * beside + (q * q).yxyx, leaves);
    float marked = step(least, byte);
    float middle = mix(9.0, dot(q, q), marked);
    float nearest = sqrt(min(middle, min(min(d.x, d.y), min(d.z, d.w))));
    float cover = dots * clamp(0.5 - (nearest - radius) * pitch, 0.0, 1.0);
    float a = mix(0.22 * marked, 1.0, cover);
    gl_FragColor = vec4(colour.rgb * a, a);
}
