#version 100
// Walls as plain capsules straight from the maze: a texel holds two by two rooms, a byte a room.
precision highp float;
varying vec2 at;           // rooms from the page's corner
varying vec4 tint;         // alpha: how much of it all is seen
uniform sampler2D Texture;
uniform vec2 texels;       // of the page
uniform vec2 page;         // rooms from the maze's corner to the page's
uniform float solid;       // 1 where a room within four posts is filled
uniform float pitch;       // from room to room, px
uniform float thick;       // in pitches, like the rest
uniform float lift;
uniform float waver;       // unsteadiness of a drawing hand
uniform float shadow_soft;
uniform float rim;         // width of the outline
uniform vec4 face;
uniform vec4 side;
uniform vec4 outline;
uniform vec4 shadow;

float square(vec2 p, vec2 low, vec2 high) {
    vec2 d = max(max(low - p, p - high), vec2(0.0));
    return dot(d, d);
}
float walls(vec2 p, vec4 standing, vec4 posts, float fall) {
    vec2 d = vec2(0.0, fall);
    vec4 side_walls = vec4(square(p, vec2(0, 0), vec2(1, 0) + d), square(p, vec2(0, 0), vec2(0, 1) + d),
                           square(p, vec2(1, 0), vec2(1, 1) + d), square(p, vec2(0, 1), vec2(1, 1) + d));
    vec4 corners = vec4(square(p, vec2(0, 0), vec2(0, 0) + d), square(p, vec2(1, 0), vec2(1, 0) + d),
                        square(p, vec2(0, 1), vec2(0, 1) + d), square(p, vec2(1, 1), vec2(1, 1) + d));
    vec4 nearest = min(mix(vec4(9.0), side_walls, standing), mix(vec4(9.0), corners, posts));
    return sqrt(min(min(nearest.x, nearest.y), min(nearest.z, nearest.w))) - thick;
}
vec4 over(vec4 below, vec4 colour, float cover) {
    float a = colour.a * clamp(cover, 0.0, 1.0);
    return vec4(colour.rgb * a, a) + below * (1.0 - a);
}
void main() {
    vec2 p = at;
    if (waver > 0.0) {
        vec2 q = (at + page) * pitch;
        p += waver * vec2(sin(q.y * 0.11 + 1.3 * sin(q.x * 0.031)), sin(q.x * 0.09 + 1.7 * sin(q.y * 0.037)));
    }
    vec2 room = floor(p);
    vec2 f = p - room;
    vec4 four = texture2D(Texture, (floor(room * 0.5) + 0.5) / texels);
    vec2 half_of = mod(room, 2.0);
    float byte = floor(mix(mix(four.r, four.g, half_of.x), mix(four.b, four.a, half_of.x), half_of.y) * 255.0 + 0.5);
    vec4 standing = mod(floor(byte / vec4(1.0, 2.0, 4.0, 8.0)), 2.0);
    vec4 posts = mod(floor(byte / vec4(16.0, 32.0, 64.0, 128.0)), 2.0);
    float filled = solid * step(254.5, byte);

    float d_top = mix(walls(f, standing, posts, 0.0), -1.0, filled);
    vec4 colour = vec4(0.0);
    if (lift > 0.0) {
        float d_all = mix(walls(f, standing, posts, lift), -1.0, filled);
        colour = over(colour, shadow, 1.0 - smoothstep(-shadow_soft * 0.4, shadow_soft, d_all - 0.03));
        colour = over(colour, outline, 0.5 - d_all * pitch);
        colour = over(colour, side, 0.5 - (d_all + rim) * pitch);
        colour = over(colour, outline, 0.5 - d_top * pitch);
    }
    colour = over(colour, face, 0.5 - (d_top + rim) * pitch);
    gl_FragColor = colour * tint.a;
}
