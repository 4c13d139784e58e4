#version 100
// A line through rooms, with a halo: a casing or a glow; in its colour, dots may run along the line. A texel a room, a channel a kind of mark; its low four bits
// say to which sides the line leaves the room (right, down, left, up), the fifth that the room itself is marked.
precision highp float;
varying vec2 at;           // rooms from the page's corner
uniform sampler2D Texture;
uniform vec2 texels;
uniform vec4 channel;      // 1 for the kind's own, 0 for the others
uniform float pitch;       // px from room to room
uniform float half_width;  // in pitches
uniform vec2 halo_edge;    // where the halo begins to fade and where it ends, in pitches
uniform vec4 line;
uniform vec4 halo;
uniform float dots;        // the opacity of the dots

vec4 leaves(float byte) {
    return step(0.5, fract(byte * vec4(0.5, 0.25, 0.125, 0.0625)));
}
// The direction in which a line turns here, or zero if it does anything but turn.
vec2 bend(vec4 leaves) {
    vec2 turn = leaves.xy - leaves.zw;
    return abs(turn.x * turn.y) > 0.5 && dot(leaves, vec4(1.0)) < 2.5 ? turn : vec2(0.0);
}
// Distance from q, the place about the room's middle, to the lines that leave it.
float line_distance(vec2 q, float byte, vec4 leaves) {
    vec4 along = vec4(min(q, 0.0), max(q, 0.0));
    vec4 squares = along * along + (q * q).yxyx;
    vec4 d = mix(vec4(9.0), squares, leaves);
    float middle = byte > 15.5 ? dot(q, q) : 9.0;
    float straight = sqrt(min(middle, min(min(d.x, d.y), min(d.z, d.w))));
    // A turn is an arc.
    const float radius = 0.22;
    vec2 turn = bend(leaves);
    vec2 inside = q * turn - radius;
    return turn.x != 0.0 && max(inside.x, inside.y) < 0.0 ? abs(length(inside) - radius) : straight;
}
// Distance to the dots on the line: in the middle of its rooms and half way between them.
float dot_distance(vec2 q, vec4 leaves) {
    vec2 heart = q - 0.064 * bend(leaves);
    vec4 beside = vec4(q - 0.5, q + 0.5);
    vec4 d = mix(vec4(9.0), beside * beside + (q * q).yxyx, leaves);
    return sqrt(min(dot(heart, heart), min(min(d.x, d.y), min(d.z, d.w))));
}
void main() {
    vec2 room = floor(at);
    vec2 q = at - room - 0.5;
    float byte = floor(dot(texture2D(Texture, (room + 0.5) / texels), channel) * 255.0 + 0.5);
    vec4 sides = leaves(byte);
    float d = line_distance(q, byte, sides);
    float around = halo.a * (1.0 - smoothstep(halo_edge.x, halo_edge.y, d));
    float core = line.a * clamp(0.5 - (d - half_width) * pitch, 0.0, 1.0);
    float dotted = dots * core * clamp(0.5 - (dot_distance(q, sides) - 0.052) * pitch, 0.0, 1.0);
    vec4 colour = mix(vec4(halo.rgb * around, around), vec4(line.rgb, 1.0), core);
    gl_FragColor = mix(colour, vec4(halo.rgb, 1.0), dotted);
}
