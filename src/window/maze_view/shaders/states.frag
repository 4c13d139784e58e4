#version 100
// The states of rooms in a build or a search: a wash, a pattern, walls that lie flat, and lines with their casing.
// A texel a room: r the code of its mark, g the walls about it that lie flat, b the sides its lines run to, a the code
// of the line's mark. Bits of sides: right, down, left, up; the fifth of b says that the room itself is on a line.
precision highp float;
varying vec2 at;           // rooms from the page's corner
uniform sampler2D Texture;
uniform sampler2D Palette; // a column a code; rows: fill, line, pattern's colour, pattern
uniform vec2 texels;
uniform float pitch;       // px from room to room
uniform float lift;        // how far lines lie below the middle, in rooms
uniform float flat_wall;   // half its thickness, in rooms
uniform float patterns;    // the opacity of the patterns

vec4 look_up(float code, float row) {
    return texture2D(Palette, vec2((floor(code * 31.875 + 0.5) + 0.5) / 32.0, (row + 0.5) / 4.0));
}
vec4 sides(float byte) {
    return step(0.5, fract(byte * vec4(0.5, 0.25, 0.125, 0.0625)));
}
vec4 over(vec4 below, vec4 colour, float cover) {
    float a = colour.a * cover;
    return vec4(colour.rgb * a, a) + below * (1.0 - a);
}
// Distance from q, the place about the room's middle, to the lines that leave it.
float line_distance(vec2 q, float byte) {
    vec4 leaves = sides(byte);
    vec4 along = vec4(min(q, 0.0), max(q, 0.0));
    vec4 squares = along * along + (q * q).yxyx;
    vec4 d = mix(vec4(9.0), squares, leaves);
    float middle = byte > 15.5 ? dot(q, q) : 9.0;
    float straight = sqrt(min(middle, min(min(d.x, d.y), min(d.z, d.w))));
    // A line that only turns here turns in an arc.
    const float radius = 0.22;
    vec2 turn = leaves.xy - leaves.zw;
    vec2 inside = q * turn - radius;
    bool turns = abs(turn.x * turn.y) > 0.5 && dot(leaves, vec4(1.0)) < 2.5;
    return turns && max(inside.x, inside.y) < 0.0 ? abs(length(inside) - radius) : straight;
}
// How much of a pattern covers a place; patterns are anchored to the maze.
float pattern_cover(float kind, vec2 f) {
    float px = 1.0 / pitch;
    if (kind < 0.5) return 0.0;
    if (kind < 1.5) {
        vec2 q = abs(f - 0.5);
        vec2 to_border = vec2(0.5) - q;
        float d = sqrt(min(dot(q, q), min(to_border.x * to_border.x + q.y * q.y, to_border.y * to_border.y + q.x * q.x)));
        return clamp(0.5 - (d - 0.085) * pitch, 0.0, 1.0);
    }
    if (kind < 2.5) {
        float d = abs(fract((f.x + f.y) * 5.0) - 0.5) / 5.0 * 0.7071;
        return 0.8 * clamp(0.5 - (d - 0.018 - 0.3 * px) * pitch, 0.0, 1.0);
    }
    if (kind < 3.5) {
        vec2 d = abs(fract(vec2(f.x + f.y, f.x - f.y) * 4.0) - 0.5) / 4.0 * 0.7071;
        return clamp(0.5 - (min(d.x, d.y) - 0.012 - 0.3 * px) * pitch, 0.0, 1.0);
    }
    float ring = abs(length(f - 0.5) - 0.17);
    return clamp(0.5 - (ring - 0.03) * pitch, 0.0, 1.0);
}
void main() {
    vec2 room = floor(at);
    vec4 texel = texture2D(Texture, (room + 0.5) / texels);
    vec2 f = at - room;
    vec4 fill = look_up(texel.r, 0.0);
    vec4 colour = over(vec4(0.0), fill, 1.0);
    if (patterns > 0.0) {
        float kind = floor(look_up(texel.r, 3.0).r * 7.97 + 0.5);
        colour = over(colour, look_up(texel.r, 2.0), patterns * pattern_cover(kind, f));
    }
    vec4 flat_sides = sides(floor(texel.g * 255.0 + 0.5));
    vec4 borders = mix(vec4(9.0), vec4(1.0 - f, f), flat_sides);
    float wall = min(min(borders.x, borders.y), min(borders.z, borders.w)) - flat_wall;
    colour = over(colour, texture2D(Palette, vec2(31.5 / 32.0, 0.125)), clamp(0.5 - wall * pitch, 0.0, 1.0));

    float byte = floor(texel.b * 255.0 + 0.5);
    if (byte > 0.5) {
        float d = line_distance(f - 0.5 - vec2(0.0, lift), byte);
        vec4 casing = texture2D(Palette, vec2(30.5 / 32.0, 0.125));
        colour = over(colour, casing, clamp(0.5 - (d - 0.18) * pitch, 0.0, 1.0));
        float half_width = max(0.13, 0.75 / pitch);
        colour = over(colour, look_up(texel.a, 1.0), clamp(0.5 - (d - half_width) * pitch, 0.0, 1.0));
    }
    gl_FragColor = colour;
}
