#version 100
// Walls as plain capsules straight from the maze: a texel holds two by two rooms, a byte a room. With INK defined they
// are flat lines, as if drawn by hand; otherwise they have a side face and a shadow.
precision highp float;
varying vec2 at;           // rooms from the page's corner
varying vec4 tint;         // alpha: the opacity of it all
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

// Distance to the walls, pulled downwards by `fall`. Inside a room a wall along its border is as far as that border,
// and of the posts only the upper and the lower one of the nearer side count.
float walls(vec2 p, vec4 standing, vec2 posts, float fall) {
    float below_top = max(p.y - fall, 0.0);
    vec4 borders = mix(vec4(9.0), vec4(below_top, p.x, 1.0 - p.x, 1.0 - p.y), standing);
    float aside = min(p.x, 1.0 - p.x);
    vec2 corners = vec2(below_top, 1.0 - p.y);
    corners = mix(vec2(81.0), corners * corners + aside * aside, posts);
    float nearest = min(min(borders.x, borders.y), min(borders.z, borders.w));
    return min(nearest, sqrt(min(corners.x, corners.y))) - thick;
}
void main() {
    vec2 p = at;
#ifdef INK
    vec2 q = (at + page) * pitch;
    p += waver * vec2(sin(q.y * 0.11 + 1.3 * sin(q.x * 0.031)), sin(q.x * 0.09 + 1.7 * sin(q.y * 0.037)));
    // Beyond the page the texture would begin again from its other side.
    p = clamp(p, vec2(0.0), texels * 2.0 - 0.001);
#endif
    vec2 room = floor(p);
    vec2 f = p - room;
    vec4 four = texture2D(Texture, (floor(room * 0.5) + 0.5) / texels);
    vec2 half_of = mod(room, 2.0);
    float byte = floor(mix(mix(four.r, four.g, half_of.x), mix(four.b, four.a, half_of.x), half_of.y) * 255.0 + 0.5);
    vec4 standing = step(0.5, fract(byte * vec4(0.5, 0.25, 0.125, 0.0625)));
    vec2 side_bits = f.x < 0.5 ? vec2(0.03125, 0.0078125) : vec2(0.015625, 0.00390625);
    vec2 posts = step(0.5, fract(byte * side_bits));
    float filled = solid * step(254.5, byte);

    float d_top = mix(walls(f, standing, posts, 0.0), -1.0, filled);
#ifdef INK
    vec4 colour = vec4(face.rgb, 1.0) * clamp(0.5 - d_top * pitch, 0.0, 1.0);
#else
    float d_all = mix(walls(f, standing, posts, lift), -1.0, filled);
    float dark = shadow.a * (1.0 - smoothstep(-shadow_soft * 0.4, shadow_soft, d_all - 0.03));
    vec4 colour = vec4(shadow.rgb * dark, dark);
    vec4 cover = clamp(0.5 - (vec4(d_all, d_all, d_top, d_top) + vec4(0.0, rim, 0.0, rim)) * pitch, 0.0, 1.0);
    colour = mix(colour, outline, cover.x);
    colour = mix(colour, side, cover.y);
    colour = mix(colour, outline, cover.z);
    colour = mix(colour, face, cover.w);
#endif
    gl_FragColor = colour * tint.a;
}
