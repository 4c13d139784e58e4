#version 100
// What was walked, anchored to the maze: a texel a room, a channel a kind of mark. The low four bits of a channel say
// to which sides the line leaves the room (right, down, left, up), the fifth that the room itself is marked.
precision highp float;
varying vec2 at;           // rooms from the page's corner
uniform sampler2D Texture; // r: trail, g: way, b: given back, a: hint
uniform vec2 texels;
uniform float pitch;       // px from room to room
uniform float trail_line;  // 1 where the trail is a line, 0 where paw prints are drawn instead
uniform vec4 trail;
uniform vec4 way;
uniform vec4 casing;
uniform vec4 given_back;
uniform vec4 hint;

vec4 sides(float byte) {
    return mod(floor(byte / vec4(1.0, 2.0, 4.0, 8.0)), 2.0);
}
// Distance from q, the place about the room's middle, to the lines that leave it.
float line_distance(vec2 q, float byte) {
    vec4 leaves = sides(byte);
    // A line that only turns here turns in an arc.
    vec2 turn = leaves.xy - leaves.zw;
    if (abs(turn.x * turn.y) > 0.5 && dot(leaves, vec4(1.0)) < 2.5) {
        const float radius = 0.22;
        vec2 to_centre = q * turn - radius;
        float arc = abs(length(to_centre) - radius);
        float legs = min(abs(q.x) + max(-to_centre.y, 0.0) * 9.0, abs(q.y) + max(-to_centre.x, 0.0) * 9.0);
        return max(to_centre.x, to_centre.y) < 0.0 ? arc : legs;
    }
    vec4 d = mix(vec4(9.0), vec4(length(vec2(min(q.x, 0.0), q.y)), length(vec2(q.x, min(q.y, 0.0))),
                                 length(vec2(max(q.x, 0.0), q.y)), length(vec2(q.x, max(q.y, 0.0)))), leaves);
    float middle = byte > 15.5 ? length(q) : 9.0;
    return min(middle, min(min(d.x, d.y), min(d.z, d.w)));
}
float dots_distance(vec2 q, float byte) {
    vec4 leaves = sides(byte);
    vec4 d = mix(vec4(9.0), vec4(length(q - vec2(0.5, 0.0)), length(q - vec2(0.0, 0.5)),
                                 length(q + vec2(0.5, 0.0)), length(q + vec2(0.0, 0.5))), leaves);
    return min(byte > 15.5 ? length(q) : 9.0, min(min(d.x, d.y), min(d.z, d.w)));
}
vec4 over(vec4 below, vec4 colour, float cover) {
    float a = colour.a * clamp(cover, 0.0, 1.0);
    return vec4(colour.rgb * a, a) + below * (1.0 - a);
}
void main() {
    vec2 room = floor(at);
    vec2 q = at - room - 0.5;
    vec4 bytes = floor(texture2D(Texture, (room + 0.5) / texels) * 255.0 + 0.5);
    vec4 colour = vec4(0.0);
    // A line is never thinner than a pixel and a half, or it would break up far out.
    float least = 0.75 / pitch;
    if (bytes.b > 15.5) {
        colour = over(colour, given_back, 0.22);
        float radius = max(0.085, least);
        colour = over(colour, given_back, (0.5 - (dots_distance(q, bytes.b) - radius) * pitch) * smoothstep(5.0, 9.0, pitch));
    }
    if (bytes.r > 0.5 && trail_line > 0.0) {
        colour = over(colour, trail, trail_line * (0.5 - (line_distance(q, bytes.r) - max(0.125, least)) * pitch));
    }
    if (bytes.g > 0.5) {
        float d = line_distance(q, bytes.g);
        colour = over(colour, casing, 0.5 - (d - 0.18) * pitch);
        colour = over(colour, way, 0.5 - (d - max(0.13, least)) * pitch);
    }
    if (bytes.a > 0.5) {
        float d = line_distance(q, bytes.a);
        colour = over(colour, hint, 0.55 * (1.0 - smoothstep(0.08, 0.46, d)));
        colour = over(colour, hint, 0.5 - (d - max(0.10, least)) * pitch);
    }
    gl_FragColor = colour;
}
